// Printed by `npm run generate`. Do not edit.
import * as seriesApi from '../api/series/series.ts';
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import * as teamsApi from '../api/teams/teams.ts';
import * as playersApi from '../api/players/players.ts';
import * as gamesApi from '../api/games/games.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import type { SeriesInput, ListSeriesParams, ListSsgtsParams, ListTeamsParams, ListPlayersParams, ListGamesParams } from '../model/index.ts';
import { validate } from '../validators/series.js';

export const series: WholeEntity = {
  "name": "series",
  "icon": "list-tree",
  "labels": {
    "one": {
      "en": "Series",
      "sv": "Serie"
    },
    "many": {
      "en": "Series",
      "sv": "Serier"
    },
    "add": {
      "en": "Add series",
      "sv": "Lägg till serie"
    }
  },
  "paths": {
    "list": "/sports-config/series",
    "create": "/sports-config/series/add",
    "edit": "/sports-config/series/{uuid}/edit"
  },
  "addOn": "ssgtManagement",
  "id": "uuid",
  "title": "names",
  "list": {
    "search": {
      "en": "Search name or code",
      "sv": "Sök namn eller kod"
    },
    "order": {
      "by": "names",
      "direction": "asc"
    },
    "searchParameter": "searchToken",
    "zoneParameter": "timeZone",
    "pageSize": 25,
    "columns": [
      {
        "field": "names",
        "kind": "text",
        "label": {
          "en": "Series",
          "sv": "Serie"
        },
        "sort": "names"
      },
      {
        "field": "code",
        "kind": "text",
        "label": {
          "en": "Code",
          "sv": "Kod"
        },
        "sort": "code"
      },
      {
        "field": "lastModified",
        "kind": "date",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        },
        "sort": "lastModified"
      },
      {
        "field": "createdAt",
        "kind": "date",
        "label": {
          "en": "Added",
          "sv": "Tillagd"
        },
        "optional": true,
        "sort": "createdAt"
      },
      {
        "field": "deleted",
        "kind": "status",
        "label": {
          "en": "Deleted",
          "sv": "Borttagen"
        },
        "optional": true,
        "choices": {
          "false": {
            "en": "No",
            "sv": "Nej"
          },
          "true": {
            "en": "Deleted",
            "sv": "Borttagen"
          }
        }
      }
    ],
    "filters": [
      {
        "parameter": "deleted",
        "label": {
          "en": "Show",
          "sv": "Visa"
        },
        "choices": {
          "false": {
            "en": "Active",
            "sv": "Aktiva"
          },
          "true": {
            "en": "Deleted",
            "sv": "Borttagna"
          }
        }
      },
      {
        "parameter": "changedFrom",
        "until": "changedUntil",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        }
      }
    ]
  },
  "actions": [
    {
      "name": "delete",
      "label": {
        "en": "Delete",
        "sv": "Ta bort"
      },
      "text": {
        "en": "Deleted series leave the lists and free their code. They can be restored later.",
        "sv": "Borttagna serier lämnar listorna och deras kod blir ledig. De kan hämtas tillbaka senare."
      },
      "tone": "danger",
      "when": {
        "deleted": false
      },
      "set": {
        "deleted": true
      }
    },
    {
      "name": "restore",
      "label": {
        "en": "Restore",
        "sv": "Hämta tillbaka"
      },
      "text": {
        "en": "Restored series come back to the lists.",
        "sv": "Serierna kommer tillbaka till listorna."
      },
      "when": {
        "deleted": true
      },
      "set": {
        "deleted": false
      }
    }
  ],
  "links": [
    {
      "label": {
        "en": "Competitions",
        "sv": "Tävlingar"
      },
      "path": "/sports/ssgt?seriesUuid={uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Teams",
        "sv": "Lag"
      },
      "path": "/sports/teams?seriesUuid={uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Players",
        "sv": "Spelare"
      },
      "path": "/sports/players?seriesUuid={uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Games",
        "sv": "Matcher"
      },
      "path": "/sports/game?series={uuid}",
      "tab": true
    }
  ],
  "form": {
    "sections": [
      {
        "name": "identity",
        "title": {
          "en": "Identity",
          "sv": "Identitet"
        },
        "description": {
          "en": "How the series is known on this site.",
          "sv": "Hur serien är känd på webbplatsen."
        },
        "fields": [
          {
            "field": "code",
            "label": {
              "en": "Code",
              "sv": "Kod"
            },
            "help": {
              "en": "Short, and used by no other series.",
              "sv": "Kort, och används inte av någon annan serie."
            },
            "widget": "text",
            "options": {
              "monospace": true
            }
          },
          {
            "field": "names",
            "label": {
              "en": "Names",
              "sv": "Namn"
            },
            "help": {
              "en": "Without a name the series is called by its code.",
              "sv": "Utan namn kallas serien för sin kod."
            },
            "widget": "names",
            "wide": true
          }
        ],
        "properties": [
          "code",
          "names"
        ]
      }
    ],
    "initial": {
      "code": "",
      "names": [],
      "deleted": false
    },
    "unique": {
      "field": "code",
      "parameters": {
        "code": "code"
      }
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "code": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^\\S(.*\\S)?$"
      },
      "names": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "type": "object"
        }
      }
    },
    "required": [
      "code"
    ]
  },
  "readOnly": [
    "uuid",
    "displayName",
    "createdAt",
    "createdBy",
    "lastModified"
  ],
  validate,
  sources: {
  },
  tabs: {
    "/sports/ssgt?seriesUuid={uuid}": {
  name: "ssgt",
  url: (parameters: ListSsgtsParams) => ssgtsApi.getListSsgtsUrl(parameters),
    },
    "/sports/teams?seriesUuid={uuid}": {
  name: "team",
  url: (parameters: ListTeamsParams) => teamsApi.getListTeamsUrl(parameters),
    },
    "/sports/players?seriesUuid={uuid}": {
  name: "player",
  url: (parameters: ListPlayersParams) => playersApi.getListPlayersUrl(parameters),
    },
    "/sports/game?series={uuid}": {
  name: "game",
  url: (parameters: ListGamesParams) => gamesApi.getListGamesUrl(parameters),
    },
  },
  readPage: (parameters: ListSeriesParams) => ({
    queryKey: seriesApi.getListSeriesQueryKey(parameters),
    queryFn: ({ signal }) => seriesApi.listSeries(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: seriesApi.getGetSeriesQueryKey(id),
    queryFn: ({ signal }) => seriesApi.getSeries(id, { signal }),
  }),
  create: (input: SeriesInput, request: RequestInit) => seriesApi.createSeries(input, request),
  update: (id: string, input: SeriesInput, request: RequestInit) => seriesApi.updateSeries(id, input, request),
};
