// Printed by `npm run generate`. Do not edit.
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/ticket-promo-carousel.js';

export const ticketPromoCarousel: Entity = {
  "name": "ticket-promo-carousel",
  "icon": "ticket",
  "labels": {
    "one": {
      "en": "Ticket carousel",
      "sv": "Biljettkarusell"
    },
    "many": {
      "en": "Ticket carousels",
      "sv": "Biljettkaruseller"
    },
    "add": {
      "en": "Ticket carousel",
      "sv": "Biljettkarusell"
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
        "name": "movement",
        "title": {
          "en": "How it moves",
          "sv": "Hur den rör sig"
        },
        "fields": [
          {
            "field": "autoplay",
            "label": {
              "en": "Moves on by itself",
              "sv": "Bläddrar av sig själv"
            },
            "help": {
              "en": "For sites that move their slides with a script. The site that comes with the console has none: there visitors move them.",
              "sv": "För webbplatser som flyttar bilderna med ett skript. Webbplatsen som följer med konsolen har inget: där flyttar besökarna dem själva."
            },
            "widget": "switch"
          },
          {
            "field": "interval",
            "label": {
              "en": "A slide stays",
              "sv": "En bild står kvar"
            },
            "when": {
              "autoplay": true
            },
            "widget": "number",
            "options": {
              "unit": "s"
            }
          },
          {
            "field": "transition",
            "label": {
              "en": "Transition",
              "sv": "Övergång"
            },
            "choices": {
              "slide": {
                "en": "Slide",
                "sv": "Glid"
              },
              "fade": {
                "en": "Fade",
                "sv": "Tona"
              },
              "none": {
                "en": "None",
                "sv": "Ingen"
              }
            },
            "widget": "select",
            "empty": ""
          },
          {
            "field": "startAt",
            "label": {
              "en": "Begins with",
              "sv": "Börjar med"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "first": {
                "en": "The first",
                "sv": "Den första"
              },
              "random": {
                "en": "Any",
                "sv": "Vilken som helst"
              }
            },
            "empty": ""
          },
          {
            "field": "showDots",
            "label": {
              "en": "Show dots",
              "sv": "Visa prickar"
            },
            "widget": "switch"
          },
          {
            "field": "showArrows",
            "label": {
              "en": "Show arrows",
              "sv": "Visa pilar"
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "autoplay",
          "interval",
          "transition",
          "startAt",
          "showDots",
          "showArrows"
        ]
      }
    ],
    "initial": {
      "autoplay": false,
      "interval": 6,
      "transition": "slide",
      "showDots": true,
      "showArrows": true,
      "startAt": "first",
      "slides": []
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "autoplay": {
        "type": "boolean"
      },
      "interval": {
        "type": "integer",
        "minimum": 5,
        "maximum": 30
      },
      "transition": {
        "type": "string",
        "enum": [
          "slide",
          "fade",
          "none"
        ]
      },
      "startAt": {
        "type": "string",
        "enum": [
          "first",
          "random"
        ]
      },
      "showDots": {
        "type": "boolean"
      },
      "showArrows": {
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
