// Printed by `npm run generate`. Do not edit.
import * as sponsorsApi from '../api/sponsors/sponsors.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import type { SponsorGroups } from '../model/index.ts';
import { validate } from '../validators/site-sponsor-groups.js';

export const siteSponsorGroups: StoredEntity = {
  "name": "site-sponsor-groups",
  "icon": "layout-template",
  "labels": {
    "one": {
      "en": "Sponsor setup",
      "sv": "Sponsorinställningar"
    },
    "many": {
      "en": "Sponsor setup",
      "sv": "Sponsorinställningar"
    },
    "add": {
      "en": "Sponsor setup",
      "sv": "Sponsorinställningar"
    }
  },
  "paths": {
    "list": "/sponsors/setup",
    "edit": "/sponsors/setup"
  },
  "id": "",
  "title": "",
  "actions": [],
  "links": [
    {
      "label": {
        "en": "Main sponsors",
        "sv": "Huvudsponsorer"
      },
      "path": "/sponsors/setup/main"
    },
    {
      "label": {
        "en": "All sponsors",
        "sv": "Alla sponsorer"
      },
      "path": "/sponsors/all"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "groups",
        "title": {
          "en": "Groups",
          "sv": "Grupper"
        },
        "description": {
          "en": "Such as tiers. The site shows them in this order, beneath the main sponsors of the network.",
          "sv": "Till exempel nivåer. Webbplatsen visar dem i den här ordningen, under nätverkets huvudsponsorer."
        },
        "fields": [
          {
            "field": "groups",
            "label": {
              "en": "Groups",
              "sv": "Grupper"
            },
            "widget": "ordered-list",
            "wide": true,
            "options": {
              "order": "sortOrder",
              "initial": {
                "size": "normal",
                "columns": 4,
                "ground": "site",
                "order": "fixed",
                "showHeading": true,
                "greyscale": false,
                "visible": true
              },
              "page": {
                "path": "/sponsors/setup/{id}/edit",
                "label": {
                  "en": "Sponsors",
                  "sv": "Sponsorer"
                }
              }
            },
            "items": [
              {
                "field": "name",
                "label": {
                  "en": "Name",
                  "sv": "Namn"
                },
                "widget": "text"
              },
              {
                "field": "size",
                "label": {
                  "en": "Logo size",
                  "sv": "Logostorlek"
                },
                "choices": {
                  "small": {
                    "en": "Small",
                    "sv": "Liten"
                  },
                  "normal": {
                    "en": "Normal",
                    "sv": "Normal"
                  },
                  "large": {
                    "en": "Large",
                    "sv": "Stor"
                  }
                },
                "widget": "select",
                "empty": ""
              },
              {
                "field": "columns",
                "label": {
                  "en": "Logos in a row",
                  "sv": "Logotyper per rad"
                },
                "widget": "number"
              },
              {
                "field": "ground",
                "label": {
                  "en": "Ground",
                  "sv": "Bakgrund"
                },
                "choices": {
                  "site": {
                    "en": "As the page",
                    "sv": "Som sidan"
                  },
                  "light": {
                    "en": "Light",
                    "sv": "Ljus"
                  },
                  "dark": {
                    "en": "Dark",
                    "sv": "Mörk"
                  }
                },
                "widget": "select",
                "empty": ""
              },
              {
                "field": "order",
                "label": {
                  "en": "Order",
                  "sv": "Ordning"
                },
                "choices": {
                  "fixed": {
                    "en": "Fixed",
                    "sv": "Fast"
                  },
                  "shuffle": {
                    "en": "Another one each day",
                    "sv": "Ny varje dag"
                  }
                },
                "widget": "select",
                "empty": ""
              },
              {
                "field": "showHeading",
                "label": {
                  "en": "Heading",
                  "sv": "Rubrik"
                },
                "widget": "switch"
              },
              {
                "field": "greyscale",
                "label": {
                  "en": "Greyscale",
                  "sv": "Gråskala"
                },
                "widget": "switch"
              },
              {
                "field": "visible",
                "label": {
                  "en": "Shown on site",
                  "sv": "Visas på webbplatsen"
                },
                "widget": "switch"
              }
            ]
          }
        ],
        "properties": [
          "groups"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "groups": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 100,
              "pattern": "\\S"
            },
            "size": {
              "type": "string",
              "enum": [
                "small",
                "normal",
                "large"
              ]
            },
            "columns": {
              "type": "integer",
              "minimum": 2,
              "maximum": 8
            },
            "ground": {
              "type": "string",
              "enum": [
                "light",
                "dark",
                "site"
              ]
            },
            "order": {
              "type": "string",
              "enum": [
                "fixed",
                "shuffle"
              ]
            },
            "showHeading": {
              "type": "boolean"
            },
            "greyscale": {
              "type": "boolean"
            },
            "visible": {
              "type": "boolean"
            }
          },
          "required": [
            "name"
          ]
        }
      }
    },
    "required": [
      "groups"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
  },
  read: () => ({
    queryKey: sponsorsApi.getListSiteSponsorGroupsQueryKey({ "includeSponsors": false }),
    queryFn: ({ signal }) => sponsorsApi.listSiteSponsorGroups({ "includeSponsors": false }, { signal }),
  }),
  update: (_id: string, input: SponsorGroups, request: RequestInit, evenInUse?: boolean) => sponsorsApi.updateSiteSponsorGroups(input, (evenInUse ? { evenInUse } : {}), request),
};
