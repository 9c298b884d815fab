// Printed by `npm run generate`. Do not edit.
import * as statisticsApi from '../api/statistics/statistics.ts';
import * as playersApi from '../api/players/players.ts';
import type { ShownEntity } from '../../src/contract/entity.ts';
import type { ListPlayerStatisticsParams } from '../model/index.ts';
import { validate } from '../validators/player-statistics.js';

export const playerStatistics: ShownEntity = {
  "name": "player-statistics",
  "icon": "chart-column",
  "labels": {
    "one": {
      "en": "Row of statistics",
      "sv": "Rad statistik"
    },
    "many": {
      "en": "Statistics",
      "sv": "Statistik"
    },
    "add": {
      "en": "Add statistics",
      "sv": "Lägg till statistik"
    }
  },
  "paths": {
    "list": "/sports/players/{playerUuid}/statistics"
  },
  "parameters": [
    "playerUuid"
  ],
  "id": "uuid",
  "title": "ssgt.titles",
  "list": {
    "order": {
      "by": "season",
      "direction": "desc"
    },
    "pageSize": 25,
    "columns": [
      {
        "field": "ssgt",
        "kind": "relation",
        "label": {
          "en": "Competition",
          "sv": "Tävling"
        },
        "item": "titles",
        "sort": "ssgt"
      },
      {
        "field": "team",
        "kind": "relation",
        "label": {
          "en": "Team",
          "sv": "Lag"
        },
        "item": "displayName",
        "sort": "team"
      },
      {
        "field": "module",
        "kind": "choice",
        "label": {
          "en": "As",
          "sv": "Som"
        },
        "choices": {
          "player": {
            "en": "Skater",
            "sv": "Utespelare"
          },
          "goalkeeper": {
            "en": "Goalkeeper",
            "sv": "Målvakt"
          }
        }
      },
      {
        "field": "goals",
        "kind": "number",
        "label": {
          "en": "Goals",
          "sv": "Mål"
        },
        "sort": "goals"
      },
      {
        "field": "assists",
        "kind": "number",
        "label": {
          "en": "Assists",
          "sv": "Assist"
        },
        "sort": "assists"
      },
      {
        "field": "points",
        "kind": "number",
        "label": {
          "en": "Points",
          "sv": "Poäng"
        },
        "sort": "points"
      },
      {
        "field": "penalties",
        "kind": "number",
        "label": {
          "en": "Penalties",
          "sv": "Utvisningar"
        },
        "unit": "min",
        "sort": "penalties"
      }
    ],
    "filters": []
  },
  "actions": [],
  "form": {
    "sections": [],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {},
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
  },
  within: {
  "parameter": "playerUuid",
  "labels": {
    "one": {
      "en": "Player",
      "sv": "Spelare"
    },
    "many": {
      "en": "Players",
      "sv": "Spelare"
    }
  },
  "paths": {
    "list": "/sports/players",
    "edit": "/sports/players/{playerUuid}/profile"
  },
  "title": "fullName",
  read: (id: string) => ({
    queryKey: playersApi.getGetPlayerQueryKey(id),
    queryFn: ({ signal }) => playersApi.getPlayer(id, { signal }),
  }),
  },
  readPage: (parameters: ListPlayerStatisticsParams) => ({
    queryKey: statisticsApi.getListPlayerStatisticsQueryKey(parameters),
    queryFn: ({ signal }) => statisticsApi.listPlayerStatistics(parameters, { signal }),
  }),
};
