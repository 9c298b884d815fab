// Printed by `npm run generate`. Do not edit.
import * as instanceConfigApi from '../api/instance-config/instance-config.ts';
import * as teamsApi from '../api/teams/teams.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import type { EcalSettings } from '../model/index.ts';
import { validate } from '../validators/ecal.js';

export const ecal: StoredEntity = {
  "name": "ecal",
  "icon": "calendar-days",
  "labels": {
    "one": {
      "en": "Event calendar",
      "sv": "Matchkalender"
    },
    "many": {
      "en": "Event calendar",
      "sv": "Matchkalender"
    },
    "add": {
      "en": "Event calendar",
      "sv": "Matchkalender"
    }
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/ecal"
  },
  "addOn": "ecalSettings",
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "service",
        "title": {
          "en": "Calendar service",
          "sv": "Kalendertjänst"
        },
        "fields": [
          {
            "field": "enabled",
            "label": {
              "en": "Show the button",
              "sv": "Visa knappen"
            },
            "wide": true,
            "widget": "switch"
          },
          {
            "field": "apiKey",
            "label": {
              "en": "API key",
              "sv": "API-nyckel"
            },
            "help": {
              "en": "Needed while the button is shown.",
              "sv": "Behövs medan knappen visas."
            },
            "options": {
              "monospace": true
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "widgetId",
            "label": {
              "en": "Widget",
              "sv": "Widget"
            },
            "help": {
              "en": "Needed while the button is shown.",
              "sv": "Behövs medan knappen visas."
            },
            "options": {
              "monospace": true
            },
            "widget": "text",
            "empty": ""
          }
        ],
        "properties": [
          "enabled",
          "apiKey",
          "widgetId"
        ]
      },
      {
        "name": "button",
        "title": {
          "en": "Button",
          "sv": "Knapp"
        },
        "fields": [
          {
            "field": "buttonText.en",
            "label": {
              "en": "Text in English",
              "sv": "Text på engelska"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "buttonText.sv",
            "label": {
              "en": "Text in Swedish",
              "sv": "Text på svenska"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "buttonColour",
            "label": {
              "en": "Colour",
              "sv": "Färg"
            },
            "widget": "button-preview",
            "wide": true,
            "options": {
              "text": "buttonText",
              "shown": "enabled",
              "presets": [
                "#D8127D",
                "#712A7A"
              ]
            },
            "empty": ""
          }
        ],
        "properties": [
          "buttonText",
          "buttonColour"
        ]
      },
      {
        "name": "games",
        "title": {
          "en": "Games",
          "sv": "Matcher"
        },
        "fields": [
          {
            "field": "teams",
            "label": {
              "en": "Teams",
              "sv": "Lag"
            },
            "help": {
              "en": "Visitors get the games of these teams; of all teams where none is chosen.",
              "sv": "Besökarna får de här lagens matcher; alla lags om inget är valt."
            },
            "widget": "multi-relation",
            "wide": true,
            "options": {
              "source": "listTeams",
              "value": "uuid",
              "text": "displayName"
            }
          }
        ],
        "properties": [
          "teams"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "enabled": {
        "type": "boolean"
      },
      "apiKey": {
        "type": "string",
        "maxLength": 200,
        "pattern": "^\\S*$"
      },
      "widgetId": {
        "type": "string",
        "maxLength": 200,
        "pattern": "^\\S*$"
      },
      "buttonText": {
        "type": "object",
        "properties": {
          "en": {
            "type": "string",
            "maxLength": 60
          },
          "sv": {
            "type": "string",
            "maxLength": 60
          }
        }
      },
      "buttonColour": {
        "type": "string",
        "pattern": "^#[0-9a-fA-F]{6}$"
      },
      "teams": {
        "type": "array",
        "maxItems": 200,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60,
          "pattern": "^[A-Za-z0-9_-]+$"
        }
      }
    },
    "required": [
      "enabled"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
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
  read: () => ({
    queryKey: instanceConfigApi.getGetEcalSettingsQueryKey(),
    queryFn: ({ signal }) => instanceConfigApi.getEcalSettings({ signal }),
  }),
  update: (_id: string, input: EcalSettings, request: RequestInit) => instanceConfigApi.saveEcalSettings(input, request),
};
