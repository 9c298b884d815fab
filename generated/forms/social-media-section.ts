// Printed by `npm run generate`. Do not edit.
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/social-media-section.js';

export const socialMediaSection: Entity = {
  "name": "social-media-section",
  "icon": "share-2",
  "labels": {
    "one": {
      "en": "Social media",
      "sv": "Sociala medier"
    },
    "many": {
      "en": "Social media",
      "sv": "Sociala medier"
    },
    "add": {
      "en": "Social media",
      "sv": "Sociala medier"
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
        "name": "links",
        "title": {
          "en": "Accounts",
          "sv": "Konton"
        },
        "fields": [
          {
            "field": "links",
            "label": {
              "en": "Accounts",
              "sv": "Konton"
            },
            "help": {
              "en": "All accounts of the site, where none is named.",
              "sv": "Alla webbplatsens konton, om inget är angivet."
            },
            "widget": "tags",
            "wide": true
          }
        ],
        "properties": [
          "links"
        ]
      }
    ],
    "initial": {
      "links": []
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "links": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60,
          "pattern": "\\S"
        }
      }
    },
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
  },
};
