// Printed by `npm run generate`. Do not edit.
import * as layoutsApi from '../api/layouts/layouts.ts';
import type { Entity } from '../../src/contract/entity.ts';
import type { ListLinkTargetsParams } from '../model/index.ts';
import { validate } from '../validators/info-slide.js';

export const infoSlide: Entity = {
  "name": "info-slide",
  "icon": "info",
  "labels": {
    "one": {
      "en": "Info slide",
      "sv": "Infobild"
    },
    "many": {
      "en": "Info slides",
      "sv": "Infobilder"
    },
    "add": {
      "en": "New info slide",
      "sv": "Ny infobild"
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
          "en": "Notice",
          "sv": "Meddelande"
        },
        "fields": [
          {
            "field": "icon",
            "label": {
              "en": "Icon",
              "sv": "Ikon"
            },
            "widget": "select",
            "choices": {
              "info": {
                "en": "Information",
                "sv": "Information"
              },
              "warning": {
                "en": "Warning",
                "sv": "Varning"
              },
              "calendar": {
                "en": "Calendar",
                "sv": "Kalender"
              },
              "bus": {
                "en": "Bus",
                "sv": "Buss"
              },
              "ticket": {
                "en": "Ticket",
                "sv": "Biljett"
              },
              "phone": {
                "en": "Phone",
                "sv": "Telefon"
              },
              "none": {
                "en": "None",
                "sv": "Ingen"
              }
            },
            "empty": ""
          },
          {
            "field": "tone",
            "label": {
              "en": "Colours",
              "sv": "Färger"
            },
            "widget": "select",
            "choices": {
              "neutral": {
                "en": "Plain",
                "sv": "Neutrala"
              },
              "info": {
                "en": "Information",
                "sv": "Information"
              },
              "warning": {
                "en": "Warning",
                "sv": "Varning"
              },
              "brand": {
                "en": "The site’s",
                "sv": "Webbplatsens"
              }
            },
            "empty": ""
          },
          {
            "field": "heading",
            "label": {
              "en": "Heading",
              "sv": "Rubrik"
            },
            "wide": true,
            "widget": "text"
          },
          {
            "field": "text",
            "label": {
              "en": "Text",
              "sv": "Text"
            },
            "widget": "textarea",
            "wide": true
          },
          {
            "field": "dismissible",
            "label": {
              "en": "Visitors may close it",
              "sv": "Besökarna får stänga den"
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "icon",
          "tone",
          "heading",
          "text",
          "dismissible"
        ]
      },
      {
        "name": "leads",
        "title": {
          "en": "Where it leads",
          "sv": "Vart den leder"
        },
        "fields": [
          {
            "field": "link.kind",
            "label": {
              "en": "Leads to",
              "sv": "Leder till"
            },
            "choices": {
              "none": {
                "en": "Nowhere",
                "sv": "Ingenstans"
              },
              "route": {
                "en": "Route",
                "sv": "Adress"
              },
              "article": {
                "en": "Article",
                "sv": "Artikel"
              },
              "game": {
                "en": "Game",
                "sv": "Match"
              },
              "page": {
                "en": "Page",
                "sv": "Sida"
              },
              "external": {
                "en": "Address elsewhere",
                "sv": "Adress någon annanstans"
              }
            },
            "widget": "select"
          },
          {
            "field": "link.id",
            "label": {
              "en": "Which one",
              "sv": "Vilken"
            },
            "when": {
              "link.kind": [
                "route",
                "article",
                "game",
                "page"
              ]
            },
            "widget": "relation",
            "options": {
              "source": "listLinkTargets",
              "value": "id",
              "text": "titles",
              "parameters": {
                "kind": "link.kind"
              }
            },
            "empty": null
          },
          {
            "field": "link.url",
            "label": {
              "en": "Address",
              "sv": "Adress"
            },
            "when": {
              "link.kind": "external"
            },
            "widget": "web-address",
            "empty": null
          },
          {
            "field": "link.openInNewTab",
            "label": {
              "en": "In a new tab",
              "sv": "I en ny flik"
            },
            "when": {
              "link.kind": [
                "route",
                "article",
                "game",
                "page",
                "external"
              ]
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "link"
        ]
      },
      {
        "name": "media",
        "title": {
          "en": "Picture",
          "sv": "Bild"
        },
        "fields": [
          {
            "field": "media.media",
            "label": {
              "en": "Picture",
              "sv": "Bild"
            },
            "widget": "media",
            "wide": true,
            "options": {
              "ratio": "16:9"
            },
            "empty": null
          },
          {
            "field": "media.alt",
            "label": {
              "en": "What it shows",
              "sv": "Vad den visar"
            },
            "help": {
              "en": "Read aloud to those who do not see it; the library’s description, where this is empty.",
              "sv": "Läses upp för den som inte ser den; bibliotekets beskrivning, om det här är tomt."
            },
            "wide": true,
            "widget": "text",
            "empty": null
          },
          {
            "field": "media.decorative",
            "label": {
              "en": "Only decoration",
              "sv": "Bara dekoration"
            },
            "help": {
              "en": "It says nothing that the text does not.",
              "sv": "Den säger inget som texten inte säger."
            },
            "widget": "switch"
          },
          {
            "field": "media.phoneMedia",
            "label": {
              "en": "Picture on phones",
              "sv": "Bild på mobiler"
            },
            "widget": "media",
            "wide": true,
            "empty": null
          }
        ],
        "properties": [
          "media"
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
      },
      {
        "name": "own",
        "title": {
          "en": "In the console",
          "sv": "I konsolen"
        },
        "fields": [
          {
            "field": "name",
            "label": {
              "en": "Name",
              "sv": "Namn"
            },
            "help": {
              "en": "Seen here alone; the heading, where it is empty.",
              "sv": "Syns bara här; rubriken, om det är tomt."
            },
            "wide": true,
            "widget": "text",
            "empty": null
          }
        ],
        "properties": [
          "name"
        ]
      }
    ],
    "initial": {
      "name": null,
      "visible": true,
      "visibleFrom": null,
      "visibleUntil": null,
      "hiddenOn": [],
      "id": "",
      "kind": "info",
      "icon": "info",
      "tone": "info",
      "heading": "",
      "text": "",
      "link": {
        "kind": "none",
        "id": null,
        "url": null,
        "openInNewTab": false
      },
      "media": null,
      "dismissible": false
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "icon": {
        "type": "string",
        "enum": [
          "info",
          "warning",
          "calendar",
          "bus",
          "ticket",
          "phone",
          "none"
        ]
      },
      "tone": {
        "type": "string",
        "enum": [
          "neutral",
          "info",
          "warning",
          "brand"
        ]
      },
      "heading": {
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "pattern": "\\S"
      },
      "text": {
        "type": "string",
        "minLength": 1,
        "maxLength": 280,
        "pattern": "\\S"
      },
      "dismissible": {
        "type": "boolean"
      },
      "link": {
        "type": "object",
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "none",
              "route",
              "article",
              "game",
              "page",
              "external"
            ]
          },
          "id": {
            "type": [
              "string",
              "null"
            ],
            "minLength": 1,
            "maxLength": 60,
            "pattern": "^[A-Za-z0-9_-]+$"
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "format": "web-address"
          },
          "openInNewTab": {
            "type": "boolean"
          }
        },
        "required": [
          "kind"
        ]
      },
      "media": {
        "type": "object",
        "properties": {
          "media": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 300,
            "pattern": "^(image|video)\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
          },
          "alt": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 300
          },
          "decorative": {
            "type": "boolean"
          },
          "phoneMedia": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 300,
            "pattern": "^image\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
          }
        }
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
      },
      "name": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      }
    },
    "required": [
      "heading",
      "text"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
    listLinkTargets: {
      searches: true,
      isFilled: true,
      read: (search: string, given: ListLinkTargetsParams = {}) => ({
        queryKey: layoutsApi.getListLinkTargetsQueryKey({ ...given, ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => layoutsApi.listLinkTargets({ ...given, ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
    },
  },
};
