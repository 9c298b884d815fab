// Printed by `npm run generate`. Do not edit.
import * as sponsorsApi from '../api/sponsors/sponsors.ts';
import type { Entity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import { validate } from '../validators/sponsors-section.js';

export const sponsorsSection: Entity = {
  "name": "sponsors-section",
  "icon": "handshake",
  "labels": {
    "one": {
      "en": "Sponsors",
      "sv": "Sponsorer"
    },
    "many": {
      "en": "Sponsors",
      "sv": "Sponsorer"
    },
    "add": {
      "en": "Sponsors",
      "sv": "Sponsorer"
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
        "name": "sponsors",
        "title": {
          "en": "Sponsors",
          "sv": "Sponsorer"
        },
        "fields": [
          {
            "field": "groupIds",
            "label": {
              "en": "Groups",
              "sv": "Grupper"
            },
            "help": {
              "en": "In the order in which they are chosen; all of them, where none is.",
              "sv": "I den ordning de väljs; alla, om ingen är vald."
            },
            "widget": "multi-relation",
            "wide": true,
            "options": {
              "source": "listSponsorGroupNames",
              "value": "id",
              "text": "names"
            }
          },
          {
            "field": "size",
            "label": {
              "en": "Logos",
              "sv": "Logotyper"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "small": {
                "en": "Small",
                "sv": "Små"
              },
              "normal": {
                "en": "Normal",
                "sv": "Normala"
              },
              "large": {
                "en": "Large",
                "sv": "Stora"
              }
            },
            "empty": ""
          },
          {
            "field": "shuffle",
            "label": {
              "en": "Another order at each visit",
              "sv": "Annan ordning vid varje besök"
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "groupIds",
          "size",
          "shuffle"
        ]
      }
    ],
    "initial": {
      "groupIds": [],
      "size": "normal",
      "shuffle": false
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "groupIds": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60,
          "pattern": "^[A-Za-z0-9_-]+$"
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
      "shuffle": {
        "type": "boolean"
      }
    },
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
    listSponsorGroupNames: {
      searches: false,
      read: () => ({
        queryKey: sponsorsApi.getListSponsorGroupNamesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sponsorsApi.listSponsorGroupNames({ signal })),
      }),
    },
  },
};
