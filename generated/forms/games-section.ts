// Printed by `npm run generate`. Do not edit.
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import * as teamsApi from '../api/teams/teams.ts';
import type { Entity } from '../../src/contract/entity.ts';
import { validate } from '../validators/games-section.js';

export const gamesSection: Entity = {
  "name": "games-section",
  "icon": "calendar-days",
  "labels": {
    "one": {
      "en": "Games",
      "sv": "Matcher"
    },
    "many": {
      "en": "Games",
      "sv": "Matcher"
    },
    "add": {
      "en": "Games",
      "sv": "Matcher"
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
        "name": "games",
        "title": {
          "en": "Games",
          "sv": "Matcher"
        },
        "fields": [
          {
            "field": "show",
            "label": {
              "en": "Shows",
              "sv": "Visar"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "upcoming": {
                "en": "Upcoming",
                "sv": "Kommande"
              },
              "played": {
                "en": "Played",
                "sv": "Spelade"
              },
              "live": {
                "en": "Live",
                "sv": "Pågående"
              }
            },
            "empty": ""
          },
          {
            "field": "count",
            "label": {
              "en": "At most",
              "sv": "Högst"
            },
            "widget": "number"
          },
          {
            "field": "ssgtUuid",
            "label": {
              "en": "Competition",
              "sv": "Tävling"
            },
            "help": {
              "en": "All competitions, where none is chosen.",
              "sv": "Alla tävlingar, om ingen är vald."
            },
            "widget": "relation",
            "wide": true,
            "options": {
              "source": "listSsgts",
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
            "widget": "relation",
            "wide": true,
            "options": {
              "source": "listTeams",
              "value": "uuid",
              "text": "displayName",
              "recent": true
            },
            "empty": null
          }
        ],
        "properties": [
          "show",
          "count",
          "ssgtUuid",
          "teamUuid"
        ]
      }
    ],
    "initial": {
      "ssgtUuid": null,
      "teamUuid": null,
      "show": "upcoming",
      "count": 5
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "show": {
        "type": "string",
        "enum": [
          "upcoming",
          "played",
          "live"
        ]
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 20
      },
      "ssgtUuid": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      },
      "teamUuid": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60
      }
    },
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
    listSsgts: {
      searches: true,
      read: (search: string) => ({
        queryKey: ssgtsApi.getListSsgtsQueryKey({ ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => ssgtsApi.listSsgts({ ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: ssgtsApi.getGetSsgtQueryKey(id),
        queryFn: ({ signal }) => ssgtsApi.getSsgt(id, { signal }),
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
