// Printed by `npm run generate`. Do not edit.
import * as instanceConfigApi from '../api/instance-config/instance-config.ts';
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { GameHeaderCompetitions } from '../model/index.ts';
import { validate } from '../validators/game-header-competitions.js';

export const gameHeaderCompetitions: StoredEntity = {
  "name": "game-header-competitions",
  "icon": "trophy",
  "labels": {
    "one": {
      "en": "Game header competitions",
      "sv": "Tävlingar i matchhuvudet"
    },
    "many": {
      "en": "Game header competitions",
      "sv": "Tävlingar i matchhuvudet"
    },
    "add": {
      "en": "Game header competitions",
      "sv": "Tävlingar i matchhuvudet"
    }
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/site-settings/competition"
  },
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "competitions",
        "title": {
          "en": "Competitions",
          "sv": "Tävlingar"
        },
        "description": {
          "en": "The header shows their games in this order. One that is not shown keeps its place.",
          "sv": "Huvudet visar deras matcher i den här ordningen. En som inte visas behåller sin plats."
        },
        "fields": [
          {
            "field": "competitions",
            "label": {
              "en": "Competitions",
              "sv": "Tävlingar"
            },
            "widget": "ordered-list",
            "wide": true,
            "options": {
              "text": "name",
              "order": "sortOrder",
              "source": "listInstanceSsgts",
              "value": "uuid",
              "choiceText": "titles",
              "initial": {
                "visible": true
              }
            },
            "items": [
              {
                "field": "visible",
                "label": {
                  "en": "Shown",
                  "sv": "Visas"
                },
                "widget": "switch"
              }
            ]
          }
        ],
        "properties": [
          "competitions"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "competitions": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "object",
          "properties": {
            "visible": {
              "type": "boolean"
            }
          },
          "required": []
        }
      }
    },
    "required": [
      "competitions"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
    listInstanceSsgts: {
      searches: false,
      read: () => ({
        queryKey: ssgtsApi.getListInstanceSsgtsQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await ssgtsApi.listInstanceSsgts({ signal })),
      }),
    },
  },
  read: () => ({
    queryKey: instanceConfigApi.getGetGameHeaderCompetitionsQueryKey(),
    queryFn: ({ signal }) => instanceConfigApi.getGameHeaderCompetitions({ signal }),
  }),
  update: (_id: string, input: GameHeaderCompetitions, request: RequestInit) => instanceConfigApi.saveGameHeaderCompetitions(input, request),
};
