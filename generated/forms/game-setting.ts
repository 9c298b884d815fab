// Printed by `npm run generate`. Do not edit.
import * as gameMetadataApi from '../api/game-metadata/game-metadata.ts';
import type { MadeEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { GameMetadataInput } from '../model/index.ts';
import { validate } from '../validators/game-setting.js';

export const gameSetting: MadeEntity = {
  "name": "game-setting",
  "icon": "calendar-days",
  "labels": {
    "one": {
      "en": "Game setting",
      "sv": "Matchinställning"
    },
    "many": {
      "en": "Game settings",
      "sv": "Matchinställningar"
    },
    "add": {
      "en": "Add game setting",
      "sv": "Lägg till matchinställning"
    }
  },
  "paths": {
    "list": "/sports/game",
    "create": "/sports/game/{gameUuid}/edit/{ssgtUuid}"
  },
  "parameters": [
    "gameUuid",
    "ssgtUuid"
  ],
  "returnTo": {
    "en": "Games",
    "sv": "Matcher"
  },
  "id": "instanceId",
  "title": "gameUuid",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "metadata",
        "title": {
          "en": "Game metadata",
          "sv": "Matchens metadata"
        },
        "description": {
          "en": "What is linked to the game, in the order in which the site shows it. Entries without an address are left out when saving.",
          "sv": "Det som är länkat till matchen, i den ordning som webbplatsen visar det. Poster utan adress utelämnas när du sparar."
        },
        "fields": [
          {
            "field": "metadata",
            "label": {
              "en": "Entries",
              "sv": "Poster"
            },
            "widget": "rows",
            "wide": true,
            "items": [
              {
                "field": "type",
                "label": {
                  "en": "Type",
                  "sv": "Typ"
                },
                "widget": "select",
                "choices": {
                  "ticket": {
                    "en": "Tickets",
                    "sv": "Biljetter"
                  },
                  "stream": {
                    "en": "Stream",
                    "sv": "Sändning"
                  },
                  "article": {
                    "en": "Article",
                    "sv": "Artikel"
                  },
                  "lineUp": {
                    "en": "Line-up",
                    "sv": "Laguppställning"
                  },
                  "liveGame": {
                    "en": "Live game",
                    "sv": "Livematch"
                  },
                  "liveGameV2": {
                    "en": "Live game, version 2",
                    "sv": "Livematch, version 2"
                  },
                  "statistics": {
                    "en": "Statistics",
                    "sv": "Statistik"
                  },
                  "other": {
                    "en": "Other",
                    "sv": "Annat"
                  }
                }
              },
              {
                "field": "uri",
                "label": {
                  "en": "Address",
                  "sv": "Adress"
                },
                "widget": "web-address"
              },
              {
                "field": "label",
                "label": {
                  "en": "Text",
                  "sv": "Text"
                },
                "widget": "text",
                "empty": null
              },
              {
                "field": "logo",
                "label": {
                  "en": "Logo",
                  "sv": "Logotyp"
                },
                "widget": "relation",
                "options": {
                  "source": "listGameLogos",
                  "value": "id",
                  "text": "name"
                },
                "empty": null
              }
            ]
          },
          {
            "field": "gameUuid",
            "label": {
              "en": "Game",
              "sv": "Match"
            },
            "widget": "hidden"
          },
          {
            "field": "ssgtUuid",
            "label": {
              "en": "Competition",
              "sv": "Tävling"
            },
            "widget": "hidden"
          }
        ],
        "properties": [
          "metadata",
          "gameUuid",
          "ssgtUuid"
        ]
      }
    ],
    "initial": {
      "gameUuid": "",
      "ssgtUuid": "",
      "metadata": []
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "metadata": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "object",
          "properties": {
            "type": {
              "type": "string",
              "enum": [
                "ticket",
                "stream",
                "article",
                "lineUp",
                "liveGame",
                "liveGameV2",
                "statistics",
                "other"
              ]
            },
            "uri": {
              "type": "string",
              "minLength": 1,
              "maxLength": 2000,
              "format": "web-address-or-path"
            },
            "label": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 200
            },
            "logo": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 60
            }
          },
          "required": [
            "type",
            "uri"
          ]
        }
      },
      "gameUuid": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "ssgtUuid": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z0-9_-]+$"
      }
    },
    "required": [
      "metadata",
      "gameUuid",
      "ssgtUuid"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
    listGameLogos: {
      searches: false,
      read: () => ({
        queryKey: gameMetadataApi.getListGameLogosQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await gameMetadataApi.listGameLogos({ signal })),
      }),
    },
  },
  create: (input: GameMetadataInput, request: RequestInit) => gameMetadataApi.saveGameMetadata(input, request),
};
