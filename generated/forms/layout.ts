// Printed by `npm run generate`. Do not edit.
import * as layoutsApi from '../api/layouts/layouts.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import type { SiteLayoutInput, ListSiteLayoutsParams } from '../model/index.ts';
import { validate } from '../validators/layout.js';

export const layout: WholeEntity = {
  "name": "layout",
  "icon": "layout-template",
  "labels": {
    "one": {
      "en": "Layout",
      "sv": "Layout"
    },
    "many": {
      "en": "Layouts and pages",
      "sv": "Layouter och sidor"
    },
    "add": {
      "en": "New layout",
      "sv": "Ny layout"
    }
  },
  "paths": {
    "list": "/layouts-pages",
    "create": "/layouts-pages/add",
    "edit": "/layouts-pages/{id}"
  },
  "refusesInUse": true,
  "id": "id",
  "title": "name",
  "list": {
    "search": {
      "en": "Search layouts",
      "sv": "Sök layouter"
    },
    "order": {
      "by": "name",
      "direction": "asc"
    },
    "searchParameter": "search",
    "pageSize": 20,
    "columns": [
      {
        "field": "name",
        "kind": "text",
        "label": {
          "en": "Name",
          "sv": "Namn"
        },
        "sort": "name"
      },
      {
        "field": "kind",
        "kind": "choice",
        "label": {
          "en": "For",
          "sv": "För"
        },
        "choices": {
          "startPage": {
            "en": "Start page",
            "sv": "Startsida"
          },
          "page": {
            "en": "Page",
            "sv": "Sida"
          },
          "article": {
            "en": "Article",
            "sv": "Artikel"
          },
          "team": {
            "en": "Team",
            "sv": "Lag"
          },
          "game": {
            "en": "Game",
            "sv": "Match"
          }
        }
      },
      {
        "field": "isStartPage",
        "kind": "boolean",
        "label": {
          "en": "Start page",
          "sv": "Startsida"
        }
      },
      {
        "field": "active",
        "kind": "boolean",
        "label": {
          "en": "Active",
          "sv": "Aktiv"
        }
      },
      {
        "field": "sectionCount",
        "kind": "number",
        "label": {
          "en": "Sections",
          "sv": "Sektioner"
        }
      },
      {
        "field": "problemCount",
        "kind": "number",
        "label": {
          "en": "Problems",
          "sv": "Problem"
        }
      },
      {
        "field": "usageCount",
        "kind": "number",
        "label": {
          "en": "Pages",
          "sv": "Sidor"
        },
        "optional": true
      },
      {
        "field": "publishedBy",
        "kind": "text",
        "person": true,
        "label": {
          "en": "Published by",
          "sv": "Publicerad av"
        },
        "optional": true
      },
      {
        "field": "lastModified",
        "kind": "date",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        },
        "sort": "lastModified"
      }
    ],
    "filters": [
      {
        "parameter": "kind",
        "label": {
          "en": "For",
          "sv": "För"
        },
        "choices": {
          "startPage": {
            "en": "Start page",
            "sv": "Startsida"
          },
          "page": {
            "en": "Page",
            "sv": "Sida"
          },
          "article": {
            "en": "Article",
            "sv": "Artikel"
          },
          "team": {
            "en": "Team",
            "sv": "Lag"
          },
          "game": {
            "en": "Game",
            "sv": "Match"
          }
        }
      },
      {
        "parameter": "active",
        "label": {
          "en": "Active",
          "sv": "Aktiv"
        },
        "choices": {
          "true": {
            "en": "Active",
            "sv": "Aktiva"
          },
          "false": {
            "en": "Inactive",
            "sv": "Inaktiva"
          }
        }
      }
    ]
  },
  "actions": [
    {
      "name": "deactivate",
      "label": {
        "en": "Deactivate",
        "sv": "Avaktivera"
      },
      "text": {
        "en": "The site no longer shows pages that are drawn with it.",
        "sv": "Webbplatsen visar inte längre sidor som ritas med den."
      },
      "when": {
        "active": true,
        "isStartPage": false
      },
      "set": {
        "active": false
      }
    },
    {
      "name": "activate",
      "label": {
        "en": "Activate",
        "sv": "Aktivera"
      },
      "text": {
        "en": "The site shows pages that are drawn with it again.",
        "sv": "Webbplatsen visar sidor som ritas med den igen."
      },
      "when": {
        "active": false
      },
      "set": {
        "active": true
      }
    },
    {
      "name": "duplicate",
      "label": {
        "en": "Duplicate",
        "sv": "Duplicera"
      },
      "text": {
        "en": "Makes a layout with the same sections and slides, which no page is drawn with yet.",
        "sv": "Gör en layout med samma sektioner och bilder, som ingen sida ritas med än."
      },
      "call": {
        "operation": "duplicateSiteLayout",
        "body": {
          "name": null
        }
      },
      "told": {
        "done": {
          "en": "Duplicated successfully!",
          "sv": "Duplicerad!"
        }
      }
    },
    {
      "name": "delete",
      "label": {
        "en": "Delete",
        "sv": "Ta bort"
      },
      "text": {
        "en": "The layout and all its sections are gone. This cannot be undone.",
        "sv": "Layouten och alla dess sektioner är borta. Det kan inte ångras."
      },
      "tone": "danger",
      "when": {
        "isStartPage": false
      },
      "otherwise": {
        "en": "It is the site’s start page.",
        "sv": "Den är webbplatsens startsida."
      },
      "remove": true,
      "uses": true
    }
  ],
  "links": [
    {
      "label": {
        "en": "Pages",
        "sv": "Sidor"
      },
      "path": "/layouts-pages/pages",
      "requires": "pageOrganization"
    },
    {
      "label": {
        "en": "Settings",
        "sv": "Inställningar"
      },
      "path": "/layouts-pages/{id}/settings"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "layout",
        "title": {
          "en": "Layout",
          "sv": "Layout"
        },
        "fields": [
          {
            "field": "name",
            "label": {
              "en": "Name",
              "sv": "Namn"
            },
            "widget": "text"
          },
          {
            "field": "kind",
            "label": {
              "en": "For",
              "sv": "För"
            },
            "widget": "select",
            "choices": {
              "startPage": {
                "en": "Start page",
                "sv": "Startsida"
              },
              "page": {
                "en": "Page",
                "sv": "Sida"
              },
              "article": {
                "en": "Article",
                "sv": "Artikel"
              },
              "team": {
                "en": "Team",
                "sv": "Lag"
              },
              "game": {
                "en": "Game",
                "sv": "Match"
              }
            }
          },
          {
            "field": "active",
            "label": {
              "en": "Active",
              "sv": "Aktiv"
            },
            "help": {
              "en": "The site shows pages that are drawn with it.",
              "sv": "Webbplatsen visar sidor som ritas med den."
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "name",
          "kind",
          "active"
        ]
      }
    ],
    "initial": {
      "name": "",
      "kind": "page",
      "active": true
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "\\S"
      },
      "kind": {
        "type": "string",
        "enum": [
          "startPage",
          "page",
          "article",
          "team",
          "game"
        ]
      },
      "active": {
        "type": "boolean"
      }
    },
    "required": [
      "name",
      "kind"
    ]
  },
  "readOnly": [
    "instanceId",
    "version",
    "sectionCount",
    "usageCount",
    "problemCount",
    "publishedAt",
    "publishedBy",
    "createdAt",
    "createdBy",
    "lastModified"
  ],
  validate,
  sources: {
  },
  readPage: (parameters: ListSiteLayoutsParams) => ({
    queryKey: layoutsApi.getListSiteLayoutsQueryKey(parameters),
    queryFn: ({ signal }) => layoutsApi.listSiteLayouts(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: layoutsApi.getGetSiteLayoutQueryKey(id),
    queryFn: ({ signal }) => layoutsApi.getSiteLayout(id, { signal }),
  }),
  create: (input: SiteLayoutInput, request: RequestInit) => layoutsApi.saveSiteLayout(input, {}, request),
  update: (id: string, input: SiteLayoutInput, request: RequestInit) => layoutsApi.updateSiteLayout(id, input, {}, request),
  remove: (id: string, request: RequestInit, evenInUse?: boolean) => layoutsApi.deleteSiteLayout(id, (evenInUse ? { evenInUse } : {}), request),
  uses: (id: string) => ({
    queryKey: layoutsApi.getListLayoutUsesQueryKey(id),
    queryFn: ({ signal }) => layoutsApi.listLayoutUses(id, { signal }),
  }),
  calls: {
    "duplicate": (id: string, request: RequestInit) => layoutsApi.duplicateSiteLayout(id, {"name":null}, request),
  },
};
