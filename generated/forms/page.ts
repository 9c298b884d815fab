// Printed by `npm run generate`. Do not edit.
import * as layoutsApi from '../api/layouts/layouts.ts';
import type { WholeEntity, ListParameters } from '../../src/contract/entity.ts';
import { pageOf, rowsOf } from '../../src/contract/page-of.ts';
import type { PageEntryInput, PageEntryChange } from '../model/index.ts';
import { validate } from '../validators/page.js';

export const page: WholeEntity = {
  "name": "page",
  "icon": "newspaper",
  "labels": {
    "one": {
      "en": "Page",
      "sv": "Sida"
    },
    "many": {
      "en": "Pages",
      "sv": "Sidor"
    },
    "add": {
      "en": "Add page",
      "sv": "Lägg till sida"
    }
  },
  "paths": {
    "list": "/layouts-pages/pages",
    "create": "/layouts-pages/pages/add",
    "edit": "/layouts-pages/pages/{pageId}/edit"
  },
  "addOn": "pageOrganization",
  "id": "id",
  "title": "title",
  "list": {
    "order": {
      "by": "",
      "direction": "asc"
    },
    "pageSize": 20,
    "columns": [
      {
        "field": "title",
        "kind": "text",
        "label": {
          "en": "Title",
          "sv": "Titel"
        },
        "secondary": "slug"
      },
      {
        "field": "parentTitle",
        "kind": "text",
        "label": {
          "en": "Below",
          "sv": "Under"
        }
      },
      {
        "field": "layoutName",
        "kind": "text",
        "label": {
          "en": "Drawn with",
          "sv": "Ritas med"
        }
      },
      {
        "field": "visible",
        "kind": "boolean",
        "label": {
          "en": "Shown",
          "sv": "Visas"
        }
      },
      {
        "field": "inSitemap",
        "kind": "boolean",
        "label": {
          "en": "In the site map",
          "sv": "I webbplatskartan"
        }
      }
    ],
    "filters": []
  },
  "actions": [
    {
      "name": "hide",
      "label": {
        "en": "Hide",
        "sv": "Dölj"
      },
      "text": {
        "en": "What is hidden is no longer found by visitors.",
        "sv": "Besökarna hittar inte längre det som döljs."
      },
      "when": {
        "visible": true
      },
      "set": {
        "visible": false
      }
    },
    {
      "name": "show",
      "label": {
        "en": "Show",
        "sv": "Visa"
      },
      "text": {
        "en": "Visitors find it again.",
        "sv": "Besökarna hittar den igen."
      },
      "when": {
        "visible": false
      },
      "set": {
        "visible": true
      }
    },
    {
      "name": "delete",
      "label": {
        "en": "Delete",
        "sv": "Ta bort"
      },
      "text": {
        "en": "Visitors no longer find anything at its address. This cannot be undone.",
        "sv": "Besökarna hittar inget på dess adress längre. Det kan inte ångras."
      },
      "tone": "danger",
      "remove": true
    }
  ],
  "links": [
    {
      "label": {
        "en": "Layouts",
        "sv": "Layouter"
      },
      "path": "/layouts-pages"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "page",
        "title": {
          "en": "Page",
          "sv": "Sida"
        },
        "fields": [
          {
            "field": "title",
            "label": {
              "en": "Title",
              "sv": "Titel"
            },
            "widget": "text"
          },
          {
            "field": "slug",
            "label": {
              "en": "Address",
              "sv": "Adress"
            },
            "widget": "text",
            "options": {
              "monospace": true
            },
            "help": {
              "en": "Such as /club/history. No other page or route has it.",
              "sv": "Till exempel /klubben/historia. Ingen annan sida eller adress har den."
            }
          },
          {
            "field": "layoutId",
            "label": {
              "en": "Drawn with",
              "sv": "Ritas med"
            },
            "widget": "relation",
            "options": {
              "source": "listSiteLayouts",
              "value": "id",
              "text": "name"
            },
            "empty": null
          },
          {
            "field": "parentId",
            "label": {
              "en": "Below",
              "sv": "Under"
            },
            "widget": "relation",
            "options": {
              "source": "listPages",
              "value": "id",
              "text": "title"
            },
            "empty": null
          },
          {
            "field": "visible",
            "label": {
              "en": "Shown",
              "sv": "Visas"
            },
            "widget": "switch"
          },
          {
            "field": "inSitemap",
            "label": {
              "en": "In the site map",
              "sv": "I webbplatskartan"
            },
            "help": {
              "en": "Search engines are told about it.",
              "sv": "Sökmotorer får veta att den finns."
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "title",
          "slug",
          "layoutId",
          "parentId",
          "visible",
          "inSitemap"
        ]
      }
    ],
    "initial": {
      "title": "",
      "slug": "",
      "visible": true,
      "inSitemap": true
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "\\S"
      },
      "slug": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "pattern": "^/?(?!\\.\\.?(/|$))[\\p{L}\\p{M}\\p{N}._~%+-]+(/(?!\\.\\.?(/|$))[\\p{L}\\p{M}\\p{N}._~%+-]+)*/?$"
      },
      "layoutId": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "parentId": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "visible": {
        "type": "boolean"
      },
      "inSitemap": {
        "type": "boolean"
      }
    },
    "required": [
      "title",
      "slug",
      "layoutId"
    ]
  },
  "readOnly": [
    "id",
    "layoutName",
    "parentTitle",
    "depth",
    "instanceId",
    "version",
    "createdAt",
    "createdBy",
    "lastModified"
  ],
  validate,
  sources: {
    listSiteLayouts: {
      searches: true,
      read: (search: string) => ({
        queryKey: layoutsApi.getListSiteLayoutsQueryKey({ ...(search ? { search: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => layoutsApi.listSiteLayouts({ ...(search ? { search: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'id', read: (id: string) => ({
        queryKey: layoutsApi.getGetSiteLayoutQueryKey(id),
        queryFn: ({ signal }) => layoutsApi.getSiteLayout(id, { signal }),
      }) },
    },
    listPages: {
      searches: false,
      read: () => ({
        queryKey: layoutsApi.getListPagesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await layoutsApi.listPages({ signal })),
      }),
      one: { by: 'id', read: (id: string) => ({
        queryKey: layoutsApi.getGetPageQueryKey(id),
        queryFn: ({ signal }) => layoutsApi.getPage(id, { signal }),
      }) },
    },
  },
  readPage: (parameters: ListParameters) => ({
    queryKey: [...layoutsApi.getListPagesQueryKey(), parameters],
    queryFn: async ({ signal }) => pageOf(await layoutsApi.listPages({ signal }), parameters),
  }),
  read: (id: string) => ({
    queryKey: layoutsApi.getGetPageQueryKey(id),
    queryFn: ({ signal }) => layoutsApi.getPage(id, { signal }),
  }),
  create: (input: PageEntryInput, request: RequestInit) => layoutsApi.createPage(input, request),
  update: (id: string, input: PageEntryChange, request: RequestInit) => layoutsApi.updatePage(id, input, request),
  remove: (id: string, request: RequestInit) => layoutsApi.deletePage(id, request),
};
