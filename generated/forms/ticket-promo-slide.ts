// Printed by `npm run generate`. Do not edit.
import * as gamesApi from '../api/games/games.ts';
import * as teamsApi from '../api/teams/teams.ts';
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/ticket-promo-slide.js';

export const ticketPromoSlide: Entity = {
  "name": "ticket-promo-slide",
  "icon": "ticket",
  "labels": {
    "one": {
      "en": "Ticket slide",
      "sv": "Biljettbild"
    },
    "many": {
      "en": "Ticket slides",
      "sv": "Biljettbilder"
    },
    "add": {
      "en": "New ticket slide",
      "sv": "Ny biljettbild"
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
        "name": "game",
        "title": {
          "en": "Game",
          "sv": "Match"
        },
        "fields": [
          {
            "field": "source",
            "label": {
              "en": "Shows",
              "sv": "Visar"
            },
            "widget": "radio",
            "wide": true,
            "options": {
              "look": "segments"
            },
            "choices": {
              "nextHomeGame": {
                "en": "The next home game",
                "sv": "Nästa hemmamatch"
              },
              "fixed": {
                "en": "One game",
                "sv": "En viss match"
              }
            },
            "empty": ""
          },
          {
            "field": "gameUuid",
            "label": {
              "en": "Game",
              "sv": "Match"
            },
            "when": {
              "source": "fixed"
            },
            "widget": "relation",
            "wide": true,
            "options": {
              "source": "listGames",
              "value": "uuid",
              "text": "titles",
              "recent": true
            },
            "empty": null
          },
          {
            "field": "teamUuid",
            "label": {
              "en": "Team",
              "sv": "Lag"
            },
            "when": {
              "source": "nextHomeGame"
            },
            "help": {
              "en": "Any team of the site, where none is chosen.",
              "sv": "Vilket som helst av webbplatsens lag, om inget är valt."
            },
            "widget": "relation",
            "wide": true,
            "options": {
              "source": "listTeams",
              "value": "uuid",
              "text": "displayName",
              "recent": true
            },
            "empty": null
          },
          {
            "field": "untilGameStart",
            "label": {
              "en": "Ends when the game starts",
              "sv": "Slutar när matchen börjar"
            },
            "help": {
              "en": "Also when the game is postponed.",
              "sv": "Även när matchen skjuts upp."
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "source",
          "gameUuid",
          "teamUuid",
          "untilGameStart"
        ]
      },
      {
        "name": "text",
        "title": {
          "en": "Text",
          "sv": "Text"
        },
        "fields": [
          {
            "field": "heading",
            "label": {
              "en": "Heading",
              "sv": "Rubrik"
            },
            "help": {
              "en": "The two teams, where this is empty.",
              "sv": "De två lagen, om det här är tomt."
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
            "field": "price",
            "label": {
              "en": "Price",
              "sv": "Pris"
            },
            "widget": "text",
            "empty": null
          },
          {
            "field": "buttonText",
            "label": {
              "en": "Button",
              "sv": "Knapp"
            },
            "widget": "text"
          }
        ],
        "properties": [
          "heading",
          "text",
          "price",
          "buttonText"
        ]
      },
      {
        "name": "sale",
        "title": {
          "en": "Sale",
          "sv": "Försäljning"
        },
        "fields": [
          {
            "field": "ticketUrl",
            "label": {
              "en": "Tickets at",
              "sv": "Biljetter på"
            },
            "help": {
              "en": "The ticket link of the game, where this is empty.",
              "sv": "Matchens biljettlänk, om det här är tomt."
            },
            "widget": "web-address",
            "wide": true,
            "empty": null
          },
          {
            "field": "onSaleFrom",
            "label": {
              "en": "On sale from",
              "sv": "Släpps"
            },
            "widget": "date-time",
            "empty": null
          },
          {
            "field": "saleState",
            "label": {
              "en": "State",
              "sv": "Status"
            },
            "widget": "select",
            "choices": {
              "auto": {
                "en": "By itself",
                "sv": "Av sig själv"
              },
              "notYet": {
                "en": "Not on sale yet",
                "sv": "Inte släppta än"
              },
              "onSale": {
                "en": "On sale",
                "sv": "Till försäljning"
              },
              "fewLeft": {
                "en": "Few left",
                "sv": "Få kvar"
              },
              "soldOut": {
                "en": "Sold out",
                "sv": "Slutsålt"
              }
            },
            "empty": ""
          }
        ],
        "properties": [
          "ticketUrl",
          "onSaleFrom",
          "saleState"
        ]
      },
      {
        "name": "media",
        "title": {
          "en": "Picture",
          "sv": "Bild"
        },
        "description": {
          "en": "Both teams’ logos, where there is none.",
          "sv": "De båda lagens logotyper, om det inte finns någon."
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
      "kind": "ticketPromo",
      "source": "nextHomeGame",
      "gameUuid": null,
      "teamUuid": null,
      "heading": null,
      "text": null,
      "media": null,
      "ticketUrl": null,
      "onSaleFrom": null,
      "saleState": "auto",
      "price": null,
      "buttonText": "",
      "untilGameStart": true
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "source": {
        "type": "string",
        "enum": [
          "fixed",
          "nextHomeGame"
        ]
      },
      "gameUuid": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "teamUuid": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "untilGameStart": {
        "type": "boolean"
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
      "price": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 40
      },
      "buttonText": {
        "type": "string",
        "minLength": 1,
        "maxLength": 40,
        "pattern": "\\S"
      },
      "ticketUrl": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000,
        "format": "web-address"
      },
      "onSaleFrom": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-](0\\d|1[0-4]):?[0-5]\\d)$",
        "format": "date-time"
      },
      "saleState": {
        "type": "string",
        "enum": [
          "auto",
          "notYet",
          "onSale",
          "fewLeft",
          "soldOut"
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
      "buttonText"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
    listGames: {
      searches: true,
      read: (search: string) => ({
        queryKey: gamesApi.getListGamesQueryKey({ ...(search ? { search: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => gamesApi.listGames({ ...(search ? { search: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: gamesApi.getGetGameQueryKey(id),
        queryFn: ({ signal }) => gamesApi.getGame(id, { signal }),
      }) },
    },
    listTeams: {
      searches: true,
      read: (search: string) => ({
        queryKey: teamsApi.getListTeamsQueryKey({ ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => teamsApi.listTeams({ ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: teamsApi.getGetTeamQueryKey(id),
        queryFn: ({ signal }) => teamsApi.getTeam(id, { signal }),
      }) },
    },
  },
};
