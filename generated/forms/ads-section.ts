// Printed by `npm run generate`. Do not edit.
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/ads-section.js';

export const adsSection: Entity = {
  "name": "ads-section",
  "icon": "megaphone",
  "labels": {
    "one": {
      "en": "Ads",
      "sv": "Annonser"
    },
    "many": {
      "en": "Ads",
      "sv": "Annonser"
    },
    "add": {
      "en": "Ads",
      "sv": "Annonser"
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
        "name": "ads",
        "title": {
          "en": "Ads",
          "sv": "Annonser"
        },
        "fields": [
          {
            "field": "slot",
            "label": {
              "en": "Slot",
              "sv": "Plats"
            },
            "help": {
              "en": "Its name in the configuration of dynamic ads.",
              "sv": "Dess namn i konfigurationen för dynamiska annonser."
            },
            "widget": "text",
            "empty": ""
          }
        ],
        "properties": [
          "slot"
        ]
      }
    ],
    "initial": {
      "slot": ""
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "slot": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "\\S"
      }
    },
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
  },
};
