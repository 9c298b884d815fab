// Printed by `npm run generate`. Do not edit.
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/text-section.js';

export const textSection: Entity = {
  "name": "text-section",
  "icon": "type",
  "labels": {
    "one": {
      "en": "Text",
      "sv": "Text"
    },
    "many": {
      "en": "Texts",
      "sv": "Texter"
    },
    "add": {
      "en": "Text",
      "sv": "Text"
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
        "name": "text",
        "title": {
          "en": "Text",
          "sv": "Text"
        },
        "fields": [
          {
            "field": "body",
            "label": {
              "en": "Text",
              "sv": "Text"
            },
            "widget": "rich-text",
            "wide": true,
            "options": {
              "headings": true
            },
            "shape": [
              "type",
              "content"
            ],
            "empty": null
          }
        ],
        "properties": [
          "body"
        ]
      }
    ],
    "initial": {
      "body": null
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "body": {
        "type": [
          "object",
          "array",
          "null"
        ]
      }
    },
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
  },
};
