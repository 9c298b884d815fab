// Printed by `npm run generate`. Do not edit.
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/layout-group.js';

export const layoutGroup: Entity = {
  "name": "layout-group",
  "icon": "layout-template",
  "labels": {
    "one": {
      "en": "Group",
      "sv": "Grupp"
    },
    "many": {
      "en": "Groups",
      "sv": "Grupper"
    },
    "add": {
      "en": "Add group",
      "sv": "Lägg till grupp"
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
        "name": "group",
        "title": {
          "en": "Group",
          "sv": "Grupp"
        },
        "fields": [
          {
            "field": "name",
            "label": {
              "en": "Name",
              "sv": "Namn"
            },
            "help": {
              "en": "Seen in the console alone.",
              "sv": "Syns bara i konsolen."
            },
            "wide": true,
            "widget": "text"
          },
          {
            "field": "area",
            "label": {
              "en": "Placement",
              "sv": "Placering"
            },
            "choices": {
              "top": {
                "en": "At the top",
                "sv": "Överst"
              },
              "main": {
                "en": "In the middle",
                "sv": "I mitten"
              },
              "side": {
                "en": "At the side",
                "sv": "Vid sidan"
              },
              "bottom": {
                "en": "At the bottom",
                "sv": "Nederst"
              }
            },
            "widget": "select",
            "empty": ""
          },
          {
            "field": "columns",
            "label": {
              "en": "Columns",
              "sv": "Kolumner"
            },
            "widget": "number"
          },
          {
            "field": "visible",
            "label": {
              "en": "Shown",
              "sv": "Visas"
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "name",
          "area",
          "columns",
          "visible"
        ]
      }
    ],
    "initial": {
      "id": "",
      "sections": []
    }
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
      "area": {
        "type": "string",
        "enum": [
          "top",
          "main",
          "side",
          "bottom"
        ]
      },
      "columns": {
        "type": "integer",
        "minimum": 1,
        "maximum": 4
      },
      "visible": {
        "type": "boolean"
      }
    },
    "required": [
      "name"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
  },
};
