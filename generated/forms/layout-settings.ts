// Printed by `npm run generate`. Do not edit.
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/layout-settings.js';

export const layoutSettings: Entity = {
  "name": "layout-settings",
  "icon": "settings",
  "labels": {
    "one": {
      "en": "Layout settings",
      "sv": "Layoutinställningar"
    },
    "many": {
      "en": "Layout settings",
      "sv": "Layoutinställningar"
    },
    "add": {
      "en": "Layout settings",
      "sv": "Layoutinställningar"
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
        "name": "look",
        "title": {
          "en": "How it looks",
          "sv": "Hur den ser ut"
        },
        "fields": [
          {
            "field": "width",
            "label": {
              "en": "Width",
              "sv": "Bredd"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "narrow": {
                "en": "Narrow",
                "sv": "Smal"
              },
              "standard": {
                "en": "Standard",
                "sv": "Standard"
              },
              "wide": {
                "en": "Wide",
                "sv": "Bred"
              },
              "full": {
                "en": "Full",
                "sv": "Hel"
              }
            },
            "empty": ""
          },
          {
            "field": "spacing",
            "label": {
              "en": "Spacing",
              "sv": "Avstånd"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "tight": {
                "en": "Tight",
                "sv": "Tätt"
              },
              "normal": {
                "en": "Normal",
                "sv": "Normalt"
              },
              "airy": {
                "en": "Airy",
                "sv": "Luftigt"
              }
            },
            "empty": ""
          },
          {
            "field": "theme",
            "label": {
              "en": "Colours",
              "sv": "Färger"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "site": {
                "en": "As the visitor has it",
                "sv": "Som besökaren har det"
              },
              "light": {
                "en": "Light",
                "sv": "Ljust"
              },
              "dark": {
                "en": "Dark",
                "sv": "Mörkt"
              }
            },
            "empty": ""
          },
          {
            "field": "background",
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
          },
          {
            "field": "backgroundMedia",
            "label": {
              "en": "Background picture",
              "sv": "Bakgrundsbild"
            },
            "widget": "media",
            "wide": true,
            "empty": null
          }
        ],
        "properties": [
          "width",
          "spacing",
          "theme",
          "background",
          "backgroundMedia"
        ]
      },
      {
        "name": "around",
        "title": {
          "en": "Around the sections",
          "sv": "Runt sektionerna"
        },
        "fields": [
          {
            "field": "showGameHeader",
            "label": {
              "en": "Games of the day above",
              "sv": "Dagens matcher ovanför"
            },
            "widget": "switch"
          },
          {
            "field": "showSponsorStrip",
            "label": {
              "en": "Sponsors below",
              "sv": "Sponsorer nedanför"
            },
            "widget": "switch"
          },
          {
            "field": "showAds",
            "label": {
              "en": "Room for ads",
              "sv": "Plats för annonser"
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "showGameHeader",
          "showSponsorStrip",
          "showAds"
        ]
      },
      {
        "name": "search",
        "title": {
          "en": "Search and sharing",
          "sv": "Sök och delning"
        },
        "fields": [
          {
            "field": "metaTitle",
            "label": {
              "en": "Title for search engines",
              "sv": "Titel för sökmotorer"
            },
            "wide": true,
            "widget": "text",
            "empty": null
          },
          {
            "field": "metaDescription",
            "label": {
              "en": "Description",
              "sv": "Beskrivning"
            },
            "widget": "textarea",
            "wide": true,
            "empty": null
          },
          {
            "field": "shareImage",
            "label": {
              "en": "Picture for sharing",
              "sv": "Bild för delning"
            },
            "widget": "media",
            "wide": true,
            "options": {
              "ratio": "16:9"
            },
            "empty": null
          },
          {
            "field": "noIndex",
            "label": {
              "en": "Hide from search engines",
              "sv": "Dölj för sökmotorer"
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "metaTitle",
          "metaDescription",
          "shareImage",
          "noIndex"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "width": {
        "type": "string",
        "enum": [
          "narrow",
          "standard",
          "wide",
          "full"
        ]
      },
      "spacing": {
        "type": "string",
        "enum": [
          "tight",
          "normal",
          "airy"
        ]
      },
      "theme": {
        "type": "string",
        "enum": [
          "site",
          "light",
          "dark"
        ]
      },
      "background": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^#[0-9A-Fa-f]{6}$"
      },
      "backgroundMedia": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300,
        "pattern": "^image\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
      },
      "showGameHeader": {
        "type": "boolean"
      },
      "showSponsorStrip": {
        "type": "boolean"
      },
      "showAds": {
        "type": "boolean"
      },
      "metaTitle": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 70
      },
      "metaDescription": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "shareImage": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300,
        "pattern": "^image\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
      },
      "noIndex": {
        "type": "boolean"
      }
    },
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
  },
};
