// Printed by `npm run generate`. Do not edit.
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/layout-section.js';

export const layoutSection: Entity = {
  "name": "layout-section",
  "icon": "layout-template",
  "labels": {
    "one": {
      "en": "Section",
      "sv": "Sektion"
    },
    "many": {
      "en": "Sections",
      "sv": "Sektioner"
    },
    "add": {
      "en": "Add section",
      "sv": "Lägg till sektion"
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
        "name": "heading",
        "title": {
          "en": "Section",
          "sv": "Sektion"
        },
        "fields": [
          {
            "field": "title",
            "label": {
              "en": "Title",
              "sv": "Rubrik"
            },
            "wide": true,
            "widget": "text",
            "empty": ""
          },
          {
            "field": "showTitle",
            "label": {
              "en": "Show the title",
              "sv": "Visa rubriken"
            },
            "widget": "switch"
          },
          {
            "field": "span",
            "label": {
              "en": "Columns that it takes",
              "sv": "Kolumner som den tar"
            },
            "widget": "number"
          }
        ],
        "properties": [
          "title",
          "showTitle",
          "span"
        ]
      },
      {
        "name": "when",
        "title": {
          "en": "When and where",
          "sv": "När och var"
        },
        "fields": [
          {
            "field": "visible",
            "label": {
              "en": "Shown",
              "sv": "Visas"
            },
            "help": {
              "en": "Visitors see it during its time.",
              "sv": "Besökarna ser den under dess tid."
            },
            "widget": "switch"
          },
          {
            "field": "visibleFrom",
            "label": {
              "en": "From",
              "sv": "Från"
            },
            "widget": "date-time",
            "empty": null
          },
          {
            "field": "visibleUntil",
            "label": {
              "en": "Until",
              "sv": "Till"
            },
            "widget": "date-time",
            "options": {
              "future": true,
              "after": "visibleFrom"
            },
            "empty": null
          },
          {
            "field": "hiddenOn",
            "label": {
              "en": "Not on",
              "sv": "Inte på"
            },
            "widget": "checkboxes",
            "choices": {
              "phone": {
                "en": "Phone",
                "sv": "Mobil"
              },
              "tablet": {
                "en": "Tablet",
                "sv": "Surfplatta"
              },
              "desktop": {
                "en": "Desktop",
                "sv": "Dator"
              }
            }
          }
        ],
        "properties": [
          "visible",
          "visibleFrom",
          "visibleUntil",
          "hiddenOn"
        ]
      }
    ],
    "initial": {
      "id": "",
      "sectionGroupId": "",
      "type": "",
      "config": {}
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "title": {
        "type": "string",
        "maxLength": 120
      },
      "showTitle": {
        "type": "boolean"
      },
      "span": {
        "type": "integer",
        "minimum": 1,
        "maximum": 4
      },
      "visible": {
        "type": "boolean"
      },
      "visibleFrom": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-](0\\d|1[0-4]):?[0-5]\\d)$",
        "format": "date-time"
      },
      "visibleUntil": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-](0\\d|1[0-4]):?[0-5]\\d)$",
        "format": "date-time"
      },
      "hiddenOn": {
        "type": "array",
        "maxItems": 3,
        "items": {
          "type": "string",
          "enum": [
            "phone",
            "tablet",
            "desktop"
          ]
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
