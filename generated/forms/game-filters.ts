// Printed by `npm run generate`. Do not edit.
import * as instanceConfigApi from '../api/instance-config/instance-config.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { GameFilters } from '../model/index.ts';
import { validate } from '../validators/game-filters.js';

export const gameFilters: StoredEntity = {
  "name": "game-filters",
  "icon": "list-filter",
  "labels": {
    "one": {
      "en": "Game filters",
      "sv": "Matchfilter"
    },
    "many": {
      "en": "Game filters",
      "sv": "Matchfilter"
    },
    "add": {
      "en": "Game filters",
      "sv": "Matchfilter"
    }
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/site-settings/game-filters"
  },
  "writers": "master-site",
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "filters",
        "title": {
          "en": "Series",
          "sv": "Serier"
        },
        "description": {
          "en": "Visitors choose among these, in this order, on every site of the network.",
          "sv": "Besökarna väljer bland dessa, i den här ordningen, på nätverkets alla webbplatser."
        },
        "fields": [
          {
            "field": "filters",
            "label": {
              "en": "Series",
              "sv": "Serier"
            },
            "widget": "ordered-list",
            "wide": true,
            "options": {
              "text": "name",
              "order": "sortOrder",
              "source": "listGameFilterSeries",
              "value": "uuid",
              "choiceText": "names",
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
          "filters"
        ]
      },
      {
        "name": "beginning",
        "title": {
          "en": "Default choice",
          "sv": "Standardval"
        },
        "fields": [
          {
            "field": "defaultSeriesUuid",
            "label": {
              "en": "Chosen series",
              "sv": "Vald serie"
            },
            "help": {
              "en": "One of the series above that are shown; all of them where nothing is chosen.",
              "sv": "En av serierna ovan som visas; alla om inget är valt."
            },
            "widget": "relation",
            "options": {
              "source": "listGameFilterSeries",
              "value": "uuid",
              "text": "names"
            },
            "empty": null
          },
          {
            "field": "showPlayed",
            "label": {
              "en": "Show played games",
              "sv": "Visa spelade matcher"
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "defaultSeriesUuid",
          "showPlayed"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "filters": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "type": "object",
          "properties": {
            "visible": {
              "type": "boolean"
            }
          },
          "required": []
        }
      },
      "defaultSeriesUuid": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "showPlayed": {
        "type": "boolean"
      }
    },
    "required": [
      "filters"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
    listGameFilterSeries: {
      searches: false,
      read: () => ({
        queryKey: instanceConfigApi.getListGameFilterSeriesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await instanceConfigApi.listGameFilterSeries({ signal })),
      }),
    },
  },
  read: () => ({
    queryKey: instanceConfigApi.getGetGameFiltersQueryKey(),
    queryFn: ({ signal }) => instanceConfigApi.getGameFilters({ signal }),
  }),
  update: (_id: string, input: GameFilters, request: RequestInit) => instanceConfigApi.saveGameFilters(input, request),
};
