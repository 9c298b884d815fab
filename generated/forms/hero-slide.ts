// Printed by `npm run generate`. Do not edit.
import * as layoutsApi from '../api/layouts/layouts.ts';
import type { Entity } from '../../src/contract/entity.ts';
import type { ListLinkTargetsParams } from '../model/index.ts';
import { validate } from '../validators/hero-slide.js';

export const heroSlide: Entity = {
  "name": "hero-slide",
  "icon": "gallery-horizontal",
  "labels": {
    "one": {
      "en": "Hero slide",
      "sv": "Toppbild"
    },
    "many": {
      "en": "Hero slides",
      "sv": "Toppbilder"
    },
    "add": {
      "en": "New hero slide",
      "sv": "Ny toppbild"
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
            "field": "kicker",
            "label": {
              "en": "Kicker",
              "sv": "Vinjett"
            },
            "widget": "text",
            "empty": null
          },
          {
            "field": "heading",
            "label": {
              "en": "Heading",
              "sv": "Rubrik"
            },
            "help": {
              "en": "The article’s or the game’s, where this is empty and it shows one.",
              "sv": "Artikelns eller matchens, om det här är tomt och den visar en sådan."
            },
            "widget": "textarea",
            "wide": true,
            "empty": null
          },
          {
            "field": "text",
            "label": {
              "en": "Text",
              "sv": "Text"
            },
            "widget": "textarea",
            "wide": true,
            "empty": null
          },
          {
            "field": "articleId",
            "label": {
              "en": "From an article",
              "sv": "Från en artikel"
            },
            "help": {
              "en": "What is left empty follows the article.",
              "sv": "Det som lämnas tomt följer artikeln."
            },
            "widget": "relation",
            "wide": true,
            "options": {
              "source": "listLinkTargets",
              "value": "id",
              "text": "titles"
            },
            "empty": null
          }
        ],
        "properties": [
          "kicker",
          "heading",
          "text",
          "articleId"
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
              "en": "Picture or video",
              "sv": "Bild eller video"
            },
            "widget": "media",
            "wide": true,
            "options": {
              "kinds": [
                "image",
                "video"
              ],
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
            "field": "media.focalPoint",
            "label": {
              "en": "Focal point of this slide",
              "sv": "Fokuspunkt för den här bilden"
            },
            "help": {
              "en": "What its crops keep; the library’s point, where none is chosen.",
              "sv": "Det som beskärningarna behåller; bibliotekets punkt, om ingen är vald."
            },
            "widget": "focal-point",
            "wide": true,
            "options": {
              "picture": "media.media"
            },
            "empty": null
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
        "name": "look",
        "title": {
          "en": "Legibility",
          "sv": "Läsbarhet"
        },
        "fields": [
          {
            "field": "textPosition",
            "label": {
              "en": "Text stands",
              "sv": "Texten står"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "left": {
                "en": "Left",
                "sv": "Till vänster"
              },
              "centre": {
                "en": "Centre",
                "sv": "I mitten"
              },
              "right": {
                "en": "Right",
                "sv": "Till höger"
              }
            },
            "empty": ""
          },
          {
            "field": "textColour",
            "label": {
              "en": "Text colour",
              "sv": "Textfärg"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "light": {
                "en": "Light",
                "sv": "Ljus"
              },
              "dark": {
                "en": "Dark",
                "sv": "Mörk"
              }
            },
            "empty": ""
          },
          {
            "field": "overlay",
            "label": {
              "en": "Darken the picture",
              "sv": "Mörka ner bilden"
            },
            "widget": "number",
            "options": {
              "unit": "%"
            }
          }
        ],
        "properties": [
          "textPosition",
          "textColour",
          "overlay"
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
          },
          {
            "field": "buttons",
            "label": {
              "en": "Buttons",
              "sv": "Knappar"
            },
            "widget": "ordered-list",
            "wide": true,
            "options": {
              "initial": {
                "type": "filled",
                "size": "base",
                "link": {
                  "kind": "route",
                  "id": null,
                  "url": null,
                  "openInNewTab": false
                }
              }
            },
            "items": [
              {
                "field": "text",
                "label": {
                  "en": "Text",
                  "sv": "Text"
                },
                "widget": "text"
              },
              {
                "field": "link.kind",
                "label": {
                  "en": "Leads to",
                  "sv": "Leder till"
                },
                "choices": {
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
                "widget": "switch"
              },
              {
                "field": "type",
                "label": {
                  "en": "Look",
                  "sv": "Utseende"
                },
                "widget": "select",
                "choices": {
                  "filled": {
                    "en": "Filled",
                    "sv": "Fylld"
                  },
                  "filled-secondary": {
                    "en": "Filled, second colour",
                    "sv": "Fylld, andra färgen"
                  },
                  "regular": {
                    "en": "Outlined",
                    "sv": "Med ram"
                  },
                  "regular-secondary": {
                    "en": "Outlined, second colour",
                    "sv": "Med ram, andra färgen"
                  },
                  "regular-grey": {
                    "en": "Outlined, grey",
                    "sv": "Med ram, grå"
                  },
                  "regular-no-border": {
                    "en": "Plain",
                    "sv": "Utan ram"
                  },
                  "white": {
                    "en": "White",
                    "sv": "Vit"
                  }
                },
                "empty": ""
              },
              {
                "field": "size",
                "label": {
                  "en": "Size",
                  "sv": "Storlek"
                },
                "widget": "select",
                "choices": {
                  "base": {
                    "en": "Usual",
                    "sv": "Vanlig"
                  },
                  "lg": {
                    "en": "Large",
                    "sv": "Stor"
                  },
                  "md": {
                    "en": "Medium",
                    "sv": "Mellan"
                  },
                  "sm": {
                    "en": "Small",
                    "sv": "Liten"
                  },
                  "xs": {
                    "en": "Very small",
                    "sv": "Mycket liten"
                  }
                },
                "empty": ""
              }
            ]
          }
        ],
        "properties": [
          "link",
          "buttons"
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
        "name": "video",
        "title": {
          "en": "If it is a video",
          "sv": "Om det är en video"
        },
        "fields": [
          {
            "field": "media.video.autoplay",
            "label": {
              "en": "Starts by itself",
              "sv": "Startar av sig själv"
            },
            "widget": "switch"
          },
          {
            "field": "media.video.controls",
            "label": {
              "en": "Show the player",
              "sv": "Visa spelaren"
            },
            "widget": "switch"
          },
          {
            "field": "media.video.inline",
            "label": {
              "en": "Play in place",
              "sv": "Spela på plats"
            },
            "widget": "switch"
          },
          {
            "field": "media.video.loop",
            "label": {
              "en": "Start again at the end",
              "sv": "Börja om vid slutet"
            },
            "widget": "switch"
          },
          {
            "field": "media.video.muted",
            "label": {
              "en": "Without sound",
              "sv": "Utan ljud"
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "media"
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
      "kind": "hero",
      "kicker": null,
      "heading": null,
      "text": null,
      "media": {
        "media": null,
        "alt": null,
        "decorative": false,
        "focalPoint": null,
        "phoneMedia": null,
        "video": {
          "autoplay": false,
          "controls": true,
          "inline": true,
          "loop": false,
          "muted": true
        }
      },
      "textPosition": "left",
      "textColour": "light",
      "overlay": 35,
      "link": {
        "kind": "none",
        "id": null,
        "url": null,
        "openInNewTab": false
      },
      "buttons": [],
      "articleId": null
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "kicker": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "heading": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 120
      },
      "text": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "articleId": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z0-9_-]+$"
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
          "focalPoint": {
            "type": [
              "object",
              "null"
            ]
          },
          "phoneMedia": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 300,
            "pattern": "^image\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
          },
          "video": {
            "type": "object",
            "properties": {
              "autoplay": {
                "type": "boolean"
              },
              "controls": {
                "type": "boolean"
              },
              "inline": {
                "type": "boolean"
              },
              "loop": {
                "type": "boolean"
              },
              "muted": {
                "type": "boolean"
              }
            }
          }
        }
      },
      "textPosition": {
        "type": "string",
        "enum": [
          "left",
          "centre",
          "right"
        ]
      },
      "textColour": {
        "type": "string",
        "enum": [
          "light",
          "dark"
        ]
      },
      "overlay": {
        "type": "integer",
        "minimum": 0,
        "maximum": 80
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
      "buttons": {
        "type": "array",
        "maxItems": 2,
        "items": {
          "type": "object",
          "properties": {
            "text": {
              "type": "string",
              "minLength": 1,
              "maxLength": 40,
              "pattern": "\\S"
            },
            "link": {
              "type": "object",
              "properties": {
                "kind": {
                  "type": "string",
                  "enum": [
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
            "type": {
              "type": "string",
              "enum": [
                "regular",
                "regular-no-border",
                "filled",
                "white",
                "regular-grey",
                "regular-secondary",
                "filled-secondary"
              ]
            },
            "size": {
              "type": "string",
              "enum": [
                "base",
                "lg",
                "sm",
                "md",
                "xs"
              ]
            }
          },
          "required": [
            "text"
          ]
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
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
    listLinkTargets: {
      searches: true,
      read: (search: string, given: ListLinkTargetsParams = {}) => ({
        queryKey: layoutsApi.getListLinkTargetsQueryKey({ ...given, ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => layoutsApi.listLinkTargets({ ...given, ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
    },
  },
};
