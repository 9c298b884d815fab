// Printed by `npm run generate`. Do not edit.
import * as gameSeriesApi from '../api/game-series/game-series.ts';
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import * as teamsApi from '../api/teams/teams.ts';
import * as gamesApi from '../api/games/games.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import type { GameSeriesInput, ListGameSeriesParams, ListTeamsParams, ListGamesOfTeamsParams } from '../model/index.ts';
import { validate } from '../validators/game-series.js';

export const gameSeries: WholeEntity = {
  "name": "game-series",
  "icon": "medal",
  "labels": {
    "one": {
      "en": "Game series",
      "sv": "Matchserie"
    },
    "many": {
      "en": "Game series",
      "sv": "Matchserier"
    },
    "add": {
      "en": "Add game series",
      "sv": "Lägg till matchserie"
    }
  },
  "paths": {
    "list": "/sports-config/ssgt/{ssgtUuid}/game-series",
    "create": "/sports-config/ssgt/{ssgtUuid}/game-series/add",
    "edit": "/sports-config/ssgt/{ssgtUuid}/game-series/{uuid}/edit"
  },
  "parameters": [
    "ssgtUuid"
  ],
  "addOn": "ssgtManagement",
  "id": "uuid",
  "title": "titles",
  "list": {
    "search": {
      "en": "Search name or team",
      "sv": "Sök namn eller lag"
    },
    "order": {
      "by": "round",
      "direction": "asc"
    },
    "searchParameter": "searchToken",
    "pageSize": 25,
    "columns": [
      {
        "field": "titles",
        "kind": "text",
        "label": {
          "en": "Game series",
          "sv": "Matchserie"
        },
        "sort": "titles"
      },
      {
        "field": "round",
        "kind": "choice",
        "label": {
          "en": "Round",
          "sv": "Omgång"
        },
        "choices": {
          "ro16": {
            "en": "Round of 16",
            "sv": "Åttondelsfinal"
          },
          "ro8": {
            "en": "Quarter Finals",
            "sv": "Kvartsfinal"
          },
          "ro4": {
            "en": "Semi Finals",
            "sv": "Semifinal"
          },
          "ro2": {
            "en": "Finals",
            "sv": "Final"
          }
        },
        "sort": "round"
      },
      {
        "field": "homeTeam",
        "kind": "relation",
        "label": {
          "en": "Home team",
          "sv": "Hemmalag"
        },
        "item": "displayName",
        "sort": "homeTeam"
      },
      {
        "field": "awayTeam",
        "kind": "relation",
        "label": {
          "en": "Away team",
          "sv": "Bortalag"
        },
        "item": "displayName",
        "sort": "awayTeam"
      },
      {
        "field": "wins.home",
        "kind": "number",
        "label": {
          "en": "Home wins",
          "sv": "Hemmasegrar"
        }
      },
      {
        "field": "wins.away",
        "kind": "number",
        "label": {
          "en": "Away wins",
          "sv": "Bortasegrar"
        }
      },
      {
        "field": "sortOrder",
        "kind": "number",
        "label": {
          "en": "Place",
          "sv": "Plats"
        },
        "optional": true,
        "sort": "sortOrder"
      },
      {
        "field": "lastModified",
        "kind": "date",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        },
        "sort": "lastModified"
      }
    ],
    "filters": [
      {
        "parameter": "round",
        "label": {
          "en": "Round",
          "sv": "Omgång"
        },
        "choices": {
          "ro16": {
            "en": "Round of 16",
            "sv": "Åttondelsfinal"
          },
          "ro8": {
            "en": "Quarter Finals",
            "sv": "Kvartsfinal"
          },
          "ro4": {
            "en": "Semi Finals",
            "sv": "Semifinal"
          },
          "ro2": {
            "en": "Finals",
            "sv": "Final"
          }
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
        "en": "A deleted game series cannot be restored. Its games stay.",
        "sv": "En borttagen matchserie kan inte hämtas tillbaka. Matcherna finns kvar."
      },
      "tone": "danger",
      "remove": true
    }
  ],
  "form": {
    "sections": [
      {
        "name": "series",
        "title": {
          "en": "Game series",
          "sv": "Matchserie"
        },
        "fields": [
          {
            "field": "round",
            "label": {
              "en": "Round",
              "sv": "Omgång"
            },
            "widget": "select",
            "choices": {
              "ro16": {
                "en": "Round of 16",
                "sv": "Åttondelsfinal"
              },
              "ro8": {
                "en": "Quarter Finals",
                "sv": "Kvartsfinal"
              },
              "ro4": {
                "en": "Semi Finals",
                "sv": "Semifinal"
              },
              "ro2": {
                "en": "Finals",
                "sv": "Final"
              }
            }
          },
          {
            "field": "sortOrder",
            "label": {
              "en": "Place in the round",
              "sv": "Plats i omgången"
            },
            "help": {
              "en": "The order in which the round is shown, from 0. Left empty, a new one comes last.",
              "sv": "Ordningen som omgången visas i, från 0. Lämnas den tom kommer en ny sist."
            },
            "widget": "number"
          },
          {
            "field": "names",
            "label": {
              "en": "Names",
              "sv": "Namn"
            },
            "help": {
              "en": "Without a name the game series is called by its teams, or by its round and place while both are open.",
              "sv": "Utan namn kallas matchserien efter sina lag, eller efter omgång och plats så länge båda är öppna."
            },
            "widget": "names",
            "wide": true
          }
        ],
        "properties": [
          "round",
          "sortOrder",
          "names"
        ]
      },
      {
        "name": "teams",
        "title": {
          "en": "Teams",
          "sv": "Lag"
        },
        "description": {
          "en": "Teams of this competition. One that is not known yet is left open.",
          "sv": "Lag i den här tävlingen. Ett lag som inte är känt än lämnas öppet."
        },
        "fields": [
          {
            "field": "homeTeam",
            "label": {
              "en": "Home team",
              "sv": "Hemmalag"
            },
            "widget": "relation",
            "options": {
              "source": "listTeams",
              "value": "uuid",
              "text": "displayName",
              "parameters": {
                "ssgtUuid": "ssgtUuid"
              }
            },
            "shape": [
              "uuid",
              "displayName",
              "teamCode"
            ],
            "empty": null
          },
          {
            "field": "awayTeam",
            "label": {
              "en": "Away team",
              "sv": "Bortalag"
            },
            "widget": "relation",
            "options": {
              "source": "listTeams",
              "value": "uuid",
              "text": "displayName",
              "parameters": {
                "ssgtUuid": "ssgtUuid"
              }
            },
            "shape": [
              "uuid",
              "displayName",
              "teamCode"
            ],
            "empty": null
          },
          {
            "field": "games",
            "label": {
              "en": "Their games in this competition",
              "sv": "Deras matcher i tävlingen"
            },
            "widget": "related",
            "wide": true,
            "options": {
              "source": "listGamesOfTeams",
              "parameters": {
                "ssgtUuid": "ssgtUuid",
                "teamUuid": "homeTeam.uuid",
                "otherTeamUuid": "awayTeam.uuid"
              },
              "value": "uuid",
              "text": "displayName",
              "columns": [
                {
                  "field": "displayName",
                  "kind": "text",
                  "label": {
                    "en": "Game",
                    "sv": "Match"
                  }
                },
                {
                  "field": "startDateTime",
                  "kind": "date",
                  "label": {
                    "en": "Start",
                    "sv": "Start"
                  }
                },
                {
                  "field": "homeScore",
                  "kind": "number",
                  "label": {
                    "en": "Home",
                    "sv": "Hemma"
                  }
                },
                {
                  "field": "awayScore",
                  "kind": "number",
                  "label": {
                    "en": "Away",
                    "sv": "Borta"
                  }
                }
              ],
              "path": "/sports/game/{uuid}/edit/{ssgtUuid}",
              "wanting": {
                "en": "Choose both teams to see their games.",
                "sv": "Välj båda lagen för att se deras matcher."
              },
              "none": {
                "en": "They have not met in this competition.",
                "sv": "De har inte mötts i tävlingen."
              }
            }
          }
        ],
        "properties": [
          "homeTeam",
          "awayTeam",
          "games"
        ]
      }
    ],
    "initial": {
      "round": "ro8",
      "names": [],
      "homeTeam": null,
      "awayTeam": null
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "round": {
        "type": "string",
        "enum": [
          "ro16",
          "ro8",
          "ro4",
          "ro2"
        ]
      },
      "sortOrder": {
        "type": "integer",
        "minimum": 0,
        "maximum": 1000
      },
      "names": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "type": "object"
        }
      },
      "homeTeam": {
        "type": [
          "object",
          "null"
        ]
      },
      "awayTeam": {
        "type": [
          "object",
          "null"
        ]
      },
      "games": {
        "type": "array",
        "items": {
          "type": "object"
        }
      }
    },
    "required": [
      "round"
    ]
  },
  "readOnly": [
    "uuid",
    "displayName",
    "titles",
    "wins",
    "games",
    "createdAt",
    "createdBy",
    "lastModified"
  ],
  validate,
  sources: {
    listTeams: {
      searches: true,
      isFilled: true,
      read: (search: string, given: ListTeamsParams = {}) => ({
        queryKey: teamsApi.getListTeamsQueryKey({ ...given, ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => teamsApi.listTeams({ ...given, ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: teamsApi.getGetTeamQueryKey(id),
        queryFn: ({ signal }) => teamsApi.getTeam(id, { signal }),
      }) },
    },
    listGamesOfTeams: {
      searches: false,
      isFilled: true,
      read: (_search: string, given: ListGamesOfTeamsParams) => ({
        queryKey: gamesApi.getListGamesOfTeamsQueryKey(given),
        queryFn: ({ signal }) => gamesApi.listGamesOfTeams(given, { signal }),
      }),
    },
  },
  within: {
  "parameter": "ssgtUuid",
  "labels": {
    "one": {
      "en": "Competition",
      "sv": "Tävling"
    },
    "many": {
      "en": "Competitions",
      "sv": "Tävlingar"
    }
  },
  "paths": {
    "list": "/sports/ssgt",
    "edit": "/sports-config/ssgt/{uuid}/edit"
  },
  "title": "titles",
  read: (id: string) => ({
    queryKey: ssgtsApi.getGetSsgtQueryKey(id),
    queryFn: ({ signal }) => ssgtsApi.getSsgt(id, { signal }),
  }),
  },
  readPage: (parameters: ListGameSeriesParams) => ({
    queryKey: gameSeriesApi.getListGameSeriesQueryKey(parameters),
    queryFn: ({ signal }) => gameSeriesApi.listGameSeries(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: gameSeriesApi.getGetGameSeriesQueryKey(id),
    queryFn: ({ signal }) => gameSeriesApi.getGameSeries(id, { signal }),
  }),
  create: (input: GameSeriesInput, request: RequestInit) => gameSeriesApi.createGameSeries(input, request),
  update: (id: string, input: GameSeriesInput, request: RequestInit) => gameSeriesApi.updateGameSeries(id, input, request),
  remove: (id: string, request: RequestInit) => gameSeriesApi.deleteGameSeries(id, request),
};
