// Printed by `npm run generate`. Do not edit.
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/linked-images-section.js';

export const linkedImagesSection: Entity = {
  "name": "linked-images-section",
  "icon": "image",
  "labels": {
    "one": {
      "en": "Linked images",
      "sv": "Länkade bilder"
    },
    "many": {
      "en": "Linked images",
      "sv": "Länkade bilder"
    },
    "add": {
      "en": "Linked images",
      "sv": "Länkade bilder"
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
        "name": "images",
        "title": {
          "en": "Images",
          "sv": "Bilder"
        },
        "fields": [
          {
            "field": "linkedImages",
            "label": {
              "en": "Images",
              "sv": "Bilder"
            },
            "widget": "ordered-list",
            "wide": true,
            "options": {
              "initial": {
                "openInNewTab": false
              }
            },
            "items": [
              {
                "field": "src",
                "label": {
                  "en": "Picture",
                  "sv": "Bild"
                },
                "widget": "media"
              },
              {
                "field": "alt",
                "label": {
                  "en": "What it shows",
                  "sv": "Vad den visar"
                },
                "help": {
                  "en": "Read aloud to those who do not see it.",
                  "sv": "Läses upp för den som inte ser den."
                },
                "widget": "text",
                "empty": ""
              },
              {
                "field": "url",
                "label": {
                  "en": "Leads to",
                  "sv": "Leder till"
                },
                "widget": "web-address"
              },
              {
                "field": "openInNewTab",
                "label": {
                  "en": "In a new tab",
                  "sv": "I en ny flik"
                },
                "widget": "switch"
              },
              {
                "field": "id",
                "label": {
                  "en": "Identifier",
                  "sv": "Identifierare"
                },
                "widget": "hidden",
                "empty": ""
              }
            ]
          },
          {
            "field": "bgSettings.colour",
            "label": {
              "en": "Background",
              "sv": "Bakgrund"
            },
            "widget": "colour",
            "options": {
              "presets": [
                "#D8127D",
                "#712A7A",
                "#0B1F3A",
                "#F4F4F6"
              ]
            },
            "empty": null
          }
        ],
        "properties": [
          "linkedImages",
          "bgSettings"
        ]
      }
    ],
    "initial": {
      "linkedImages": [],
      "bgSettings": {
        "colour": null
      }
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "linkedImages": {
        "type": "array",
        "maxItems": 30,
        "items": {
          "type": "object",
          "properties": {
            "src": {
              "type": "string",
              "maxLength": 300,
              "pattern": "^image\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
            },
            "alt": {
              "type": "string",
              "maxLength": 300
            },
            "url": {
              "type": "string",
              "minLength": 1,
              "maxLength": 2000,
              "format": "web-address"
            },
            "openInNewTab": {
              "type": "boolean"
            },
            "id": {
              "type": "string",
              "minLength": 1,
              "maxLength": 60,
              "pattern": "^[A-Za-z0-9_-]+$"
            }
          },
          "required": [
            "src",
            "url"
          ]
        }
      },
      "bgSettings": {
        "type": "object",
        "properties": {
          "colour": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^#[0-9A-Fa-f]{6}$"
          }
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
