// Printed by `npm run generate`. Do not edit.
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/statistics-section.js';

export const statisticsSection: Entity = {
  "name": "statistics-section",
  "icon": "chart-column",
  "labels": {
    "one": {
      "en": "Statistics",
      "sv": "Statistik"
    },
    "many": {
      "en": "Statistics",
      "sv": "Statistik"
    },
    "add": {
      "en": "Statistics",
      "sv": "Statistik"
    }
  },
  "paths": {
    "list": ""
  },
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "statistics",
        "title": {
          "en": "Statistics",
          "sv": "Statistik"
        },
        "fields": [
          {
            "field": "ssgtUuid",
            "label": {
              "en": "Competition",
              "sv": "Tävling"
            },
            "help": {
              "en": "The first competition of the game header, where none is chosen.",
              "sv": "Den första tävlingen i matchhuvudet, om ingen är vald."
            },
            "widget": "relation",
            "wide": true,
            "options": {
              "source": "listSsgts",
              "value": "uuid",
              "text": "titles",
              "recent": true
            },
            "empty": null
          },
          {
            "field": "module",
            "label": {
              "en": "Of",
              "sv": "För"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "player": {
                "en": "Players",
                "sv": "Spelare"
              },
              "goalkeeper": {
                "en": "Goalkeepers",
                "sv": "Målvakter"
              }
            },
            "empty": ""
          },
          {
            "field": "rows",
            "label": {
              "en": "At most",
              "sv": "Högst"
            },
            "widget": "number"
          }
        ],
        "properties": [
          "ssgtUuid",
          "module",
          "rows"
        ]
      }
    ],
    "initial": {
      "ssgtUuid": null,
      "module": "player",
      "rows": 10
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "ssgtUuid": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "module": {
        "type": "string",
        "enum": [
          "player",
          "goalkeeper"
        ]
      },
      "rows": {
        "type": "integer",
        "minimum": 3,
        "maximum": 50
      }
    },
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
    listSsgts: {
      searches: true,
      read: (search: string) => ({
        queryKey: ssgtsApi.getListSsgtsQueryKey({ ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => ssgtsApi.listSsgts({ ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: ssgtsApi.getGetSsgtQueryKey(id),
        queryFn: ({ signal }) => ssgtsApi.getSsgt(id, { signal }),
      }) },
    },
  },
};
