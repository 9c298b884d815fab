// Printed by `npm run generate`. Do not edit.
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/table-section.js';

export const tableSection: Entity = {
  "name": "table-section",
  "icon": "table",
  "labels": {
    "one": {
      "en": "Table",
      "sv": "Tabell"
    },
    "many": {
      "en": "Tables",
      "sv": "Tabeller"
    },
    "add": {
      "en": "Table",
      "sv": "Tabell"
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
        "name": "table",
        "title": {
          "en": "Table",
          "sv": "Tabell"
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
          "rows"
        ]
      }
    ],
    "initial": {
      "ssgtUuid": null,
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
