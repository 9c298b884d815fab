// Printed by `npm run generate`. Do not edit.
import * as sponsorsApi from '../api/sponsors/sponsors.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import type { SponsorGroup } from '../model/index.ts';
import { validate } from '../validators/main-sponsors.js';

export const mainSponsors: StoredEntity = {
  "name": "main-sponsors",
  "icon": "handshake",
  "labels": {
    "one": {
      "en": "Main sponsors",
      "sv": "Huvudsponsorer"
    },
    "many": {
      "en": "Main sponsors",
      "sv": "Huvudsponsorer"
    },
    "add": {
      "en": "Main sponsors",
      "sv": "Huvudsponsorer"
    }
  },
  "paths": {
    "list": "/sponsors/setup",
    "edit": "/sponsors/setup/main"
  },
  "writers": "master-site",
  "id": "",
  "title": "",
  "actions": [],
  "links": [
    {
      "label": {
        "en": "Sponsor setup",
        "sv": "Sponsorinställningar"
      },
      "path": "/sponsors/setup"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "look",
        "title": {
          "en": "Appearance",
          "sv": "Utseende"
        },
        "description": {
          "en": "The same on every site of the network.",
          "sv": "Samma på nätverkets alla webbplatser."
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
            "field": "names",
            "label": {
              "en": "Heading for visitors",
              "sv": "Rubrik för besökare"
            },
            "widget": "names",
            "options": {
              "languages": [
                "en",
                "sv"
              ]
            }
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
        ],
        "properties": [
          "name",
          "names",
          "size",
          "columns",
          "ground",
          "order",
          "showHeading",
          "greyscale",
          "visible"
        ]
      },
      {
        "name": "sponsors",
        "title": {
          "en": "Sponsors",
          "sv": "Sponsorer"
        },
        "description": {
          "en": "Visitors see them in this order, as long as their contracts run.",
          "sv": "Besökarna ser dem i den här ordningen, så länge avtalen gäller."
        },
        "fields": [
          {
            "field": "sponsors",
            "label": {
              "en": "Sponsors",
              "sv": "Sponsorer"
            },
            "widget": "logo-strip",
            "wide": true,
            "options": {
              "text": "sponsor.name",
              "picture": "sponsor.logoUrl",
              "dark": "sponsor.logoDarkUrl",
              "until": "sponsor.contractUntil",
              "elsewhere": "sponsor.siteGroup",
              "order": "sortOrder",
              "source": "listSponsors",
              "choiceValue": "id",
              "choiceText": "name",
              "kept": "sponsorId",
              "shown": "sponsor",
              "first": "visibleFrom",
              "last": "visibleUntil",
              "address": "url"
            },
            "shape": [
              "name",
              "alt",
              "clickUrl",
              "openInNewTab",
              "logoUrl",
              "logoDarkUrl",
              "logoWidth",
              "logoHeight",
              "active",
              "contractFrom",
              "contractUntil",
              "mainGroup",
              "siteGroup"
            ]
          }
        ],
        "properties": [
          "sponsors"
        ]
      }
    ],
    "initial": {}
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
      "names": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "type": "object"
        }
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
      },
      "sponsors": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "object"
        }
      }
    },
    "required": [
      "name"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
    listSponsors: {
      searches: true,
      read: (search: string) => ({
        queryKey: sponsorsApi.getListSponsorsQueryKey({ ...(search ? { search: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => sponsorsApi.listSponsors({ ...(search ? { search: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'id', read: (id: string) => ({
        queryKey: sponsorsApi.getGetSponsorQueryKey(id),
        queryFn: ({ signal }) => sponsorsApi.getSponsor(id, {}, { signal }),
      }) },
    },
  },
  read: () => ({
    queryKey: sponsorsApi.getGetMainSponsorGroupQueryKey(),
    queryFn: ({ signal }) => sponsorsApi.getMainSponsorGroup({ signal }),
  }),
  update: (_id: string, input: SponsorGroup, request: RequestInit) => sponsorsApi.updateMainSponsorGroup(input, request),
};
