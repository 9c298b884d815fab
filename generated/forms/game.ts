// Printed by `npm run generate`. Do not edit.
import * as gamesApi from '../api/games/games.ts';
import * as articlesApi from '../api/articles/articles.ts';
import * as mediaApi from '../api/media/media.ts';
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import * as teamsApi from '../api/teams/teams.ts';
import * as sportsApi from '../api/sports/sports.ts';
import * as seriesApi from '../api/series/series.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { GameInput, GameBatch, ListGamesParams, ListArticlesParams, ListMediaParams } from '../model/index.ts';
import { validate } from '../validators/game.js';

export const game: WholeEntity = {
  "name": "game",
  "icon": "calendar-days",
  "labels": {
    "one": {
      "en": "Game",
      "sv": "Match"
    },
    "many": {
      "en": "Games",
      "sv": "Matcher"
    },
    "add": {
      "en": "Add game",
      "sv": "Lägg till match"
    }
  },
  "paths": {
    "list": "/sports/game",
    "create": "/sports/game/add",
    "edit": "/sports/game/{gameUuid}/details",
    "import": "/sports/game/import"
  },
  "parameters": [
    "ssgtUuid"
  ],
  "id": "uuid",
  "title": "titles",
  "head": {
    "facts": [
      "homeScore",
      "awayScore",
      "roundNumber"
    ]
  },
  "list": {
    "search": {
      "en": "Search team or venue",
      "sv": "Sök lag eller arena"
    },
    "edit": [
      "startDateTime",
      "timeToBeDecided",
      "venueName",
      "roundNumber",
      "roundLabel"
    ],
    "days": {
      "field": "startDateTime",
      "filter": "startsFrom"
    },
    "order": {
      "by": "startDateTime",
      "direction": "asc"
    },
    "searchParameter": "search",
    "zoneParameter": "timeZone",
    "pageSize": 50,
    "columns": [
      {
        "field": "titles",
        "kind": "text",
        "label": {
          "en": "Game",
          "sv": "Match"
        },
        "sort": "titles"
      },
      {
        "field": "displayStatus",
        "kind": "status",
        "label": {
          "en": "State",
          "sv": "Status"
        },
        "choices": {
          "Deleted": {
            "en": "Deleted",
            "sv": "Borttagen"
          },
          "Played": {
            "en": "Played",
            "sv": "Spelad"
          },
          "Upcoming": {
            "en": "Upcoming",
            "sv": "Kommande"
          }
        }
      },
      {
        "field": "startDateTime",
        "kind": "date",
        "label": {
          "en": "Starts",
          "sv": "Start"
        },
        "sort": "startDateTime"
      },
      {
        "field": "ssgt",
        "kind": "relation",
        "label": {
          "en": "Competition",
          "sv": "Tävling"
        },
        "item": "titles"
      },
      {
        "field": "venueName",
        "kind": "text",
        "label": {
          "en": "Venue",
          "sv": "Arena"
        },
        "sort": "venueName"
      },
      {
        "field": "seriesInfo",
        "kind": "relation",
        "label": {
          "en": "Series",
          "sv": "Serie"
        },
        "item": "names",
        "optional": true
      },
      {
        "field": "status",
        "kind": "status",
        "label": {
          "en": "Progress",
          "sv": "Förlopp"
        },
        "optional": true,
        "choices": {
          "upcoming": {
            "en": "Upcoming",
            "sv": "Kommande"
          },
          "ongoing": {
            "en": "Ongoing",
            "sv": "Pågår"
          },
          "finished": {
            "en": "Finished",
            "sv": "Avslutad"
          }
        },
        "sort": "status"
      },
      {
        "field": "homeScore",
        "kind": "number",
        "label": {
          "en": "Home",
          "sv": "Hemma"
        },
        "optional": true
      },
      {
        "field": "awayScore",
        "kind": "number",
        "label": {
          "en": "Away",
          "sv": "Borta"
        },
        "optional": true
      },
      {
        "field": "roundNumber",
        "kind": "number",
        "label": {
          "en": "Round",
          "sv": "Omgång"
        },
        "optional": true,
        "sort": "roundNumber"
      },
      {
        "field": "roundLabel",
        "kind": "text",
        "label": {
          "en": "Round name",
          "sv": "Omgångens namn"
        },
        "optional": true,
        "words": [
          {
            "en": "Round of 16",
            "sv": "Åttondelsfinal"
          },
          {
            "en": "Quarter Finals",
            "sv": "Kvartsfinal"
          },
          {
            "en": "Semi Finals",
            "sv": "Semifinal"
          },
          {
            "en": "Finals",
            "sv": "Final"
          }
        ]
      },
      {
        "field": "originalStartDateTime",
        "kind": "date",
        "label": {
          "en": "Original start",
          "sv": "Ursprunglig start"
        },
        "optional": true
      },
      {
        "field": "lastModified",
        "kind": "date",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        },
        "optional": true,
        "sort": "lastModified"
      }
    ],
    "filters": [
      {
        "parameter": "series",
        "label": {
          "en": "Series",
          "sv": "Serie"
        },
        "source": "listSeries",
        "value": "uuid",
        "text": "names"
      },
      {
        "parameter": "seasonSeriesGameType",
        "label": {
          "en": "Competition",
          "sv": "Tävling"
        },
        "source": "listSsgts",
        "value": "uuid",
        "text": "titles"
      },
      {
        "parameter": "team",
        "label": {
          "en": "Team",
          "sv": "Lag"
        },
        "source": "listTeams",
        "value": "uuid",
        "text": "displayName"
      },
      {
        "parameter": "status",
        "label": {
          "en": "Progress",
          "sv": "Förlopp"
        },
        "choices": {
          "upcoming": {
            "en": "Upcoming",
            "sv": "Kommande"
          },
          "ongoing": {
            "en": "Ongoing",
            "sv": "Pågår"
          },
          "finished": {
            "en": "Finished",
            "sv": "Avslutad"
          }
        }
      },
      {
        "parameter": "played",
        "label": {
          "en": "State",
          "sv": "Status"
        },
        "choices": {
          "false": {
            "en": "Upcoming",
            "sv": "Kommande"
          },
          "true": {
            "en": "Played",
            "sv": "Spelad"
          }
        }
      },
      {
        "parameter": "postponed",
        "label": {
          "en": "Postponed",
          "sv": "Uppskjuten"
        },
        "choices": {
          "true": {
            "en": "Postponed",
            "sv": "Uppskjuten"
          },
          "false": {
            "en": "As first planned",
            "sv": "Som planerat"
          }
        }
      },
      {
        "parameter": "importUuid",
        "as": "import",
        "label": {
          "en": "One import",
          "sv": "En import"
        }
      },
      {
        "parameter": "startsFrom",
        "until": "startsUntil",
        "label": {
          "en": "Starts",
          "sv": "Start"
        }
      },
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
        "en": "Deleted games leave the lists of games and can be restored later. What links to them stays.",
        "sv": "Borttagna matcher lämnar listorna över matcher och kan hämtas tillbaka senare. Det som länkar till dem blir kvar."
      },
      "tone": "danger",
      "when": {
        "deleted": false
      },
      "set": {
        "deleted": true
      },
      "uses": true
    },
    {
      "name": "restore",
      "label": {
        "en": "Restore",
        "sv": "Hämta tillbaka"
      },
      "text": {
        "en": "Restored games come back to the lists of games.",
        "sv": "Matcherna kommer tillbaka till listorna över matcher."
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
        "en": "Game setting",
        "sv": "Matchinställning"
      },
      "path": "/sports/game/{gameUuid}/edit/{ssgtUuid}"
    },
    {
      "label": {
        "en": "Articles",
        "sv": "Artiklar"
      },
      "path": "/articles/list?game={uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Images",
        "sv": "Bilder"
      },
      "path": "/media-and-files/image/list?game={uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Videos",
        "sv": "Videor"
      },
      "path": "/media-and-files/video/list?game={uuid}",
      "tab": true
    }
  ],
  "form": {
    "sections": [
      {
        "name": "game",
        "title": {
          "en": "Game",
          "sv": "Match"
        },
        "description": {
          "en": "A team, a venue or a time that is not known yet is left empty: it is to be decided.",
          "sv": "Ett lag, en arena eller en tid som inte är känd än lämnas tom: det är inte bestämt."
        },
        "fields": [
          {
            "field": "ssgtUuid",
            "label": {
              "en": "Competition",
              "sv": "Tävling"
            },
            "called": [
              "Series",
              "Serie",
              "League",
              "Liga",
              "Tournament",
              "Turnering",
              "Cup"
            ],
            "widget": "relation",
            "wide": true,
            "options": {
              "source": "listSsgts",
              "value": "uuid",
              "text": "titles",
              "recent": true
            }
          },
          {
            "field": "homeTeam",
            "label": {
              "en": "Home team",
              "sv": "Hemmalag"
            },
            "called": [
              "Home",
              "Hemma",
              "Home side",
              "Host",
              "Hemmaförening",
              "Heim",
              "Heimmannschaft",
              "Hjemmelag",
              "Koti",
              "Kotijoukkue",
              "Domácí",
              "Хозяева"
            ],
            "widget": "relation",
            "options": {
              "source": "listTeams",
              "value": "uuid",
              "text": "displayName",
              "recent": true,
              "create": "team"
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
            "called": [
              "Away",
              "Borta",
              "Visitor",
              "Visitors",
              "Guest",
              "Guests",
              "Gäst",
              "Gäster",
              "Opponent",
              "Motståndare",
              "Auswärts",
              "Gastmannschaft",
              "Bortelag",
              "Vieras",
              "Vierasjoukkue",
              "Hosté",
              "Гости"
            ],
            "widget": "relation",
            "options": {
              "source": "listTeams",
              "value": "uuid",
              "text": "displayName",
              "recent": true,
              "create": "team"
            },
            "shape": [
              "uuid",
              "displayName",
              "teamCode"
            ],
            "empty": null
          },
          {
            "field": "startDateTime",
            "label": {
              "en": "Starts",
              "sv": "Start"
            },
            "called": [
              "Date and time",
              "Date/time",
              "Datum och tid",
              "Datum/tid",
              "Matchstart",
              "Faceoff"
            ],
            "widget": "date-time",
            "help": {
              "en": "To move a game to another time, postpone it: its original time is then kept.",
              "sv": "Ska matchen spelas en annan tid, skjut upp den: då behålls den ursprungliga tiden."
            }
          },
          {
            "field": "timeToBeDecided",
            "label": {
              "en": "Time to be decided",
              "sv": "Tiden är inte bestämd"
            },
            "widget": "switch",
            "help": {
              "en": "Only the day is shown.",
              "sv": "Bara dagen visas."
            }
          },
          {
            "field": "venueName",
            "label": {
              "en": "Venue",
              "sv": "Arena"
            },
            "widget": "text",
            "called": [
              "Arena",
              "Rink",
              "Stadium",
              "Location",
              "Plats",
              "Spelplats",
              "Ishall",
              "Halle",
              "Stadion",
              "Halli",
              "Jäähalli",
              "Areena",
              "Арена",
              "Стадион"
            ],
            "empty": null
          },
          {
            "field": "roundNumber",
            "label": {
              "en": "Round",
              "sv": "Omgång"
            },
            "widget": "number",
            "called": [
              "Rd",
              "Round number",
              "Round no",
              "Omg",
              "Omgångsnr",
              "Gameweek",
              "Matchday"
            ],
            "empty": null
          },
          {
            "field": "roundLabel",
            "label": {
              "en": "Round name",
              "sv": "Omgångens namn"
            },
            "widget": "text",
            "options": {
              "words": [
                {
                  "en": "Round of 16",
                  "sv": "Åttondelsfinal"
                },
                {
                  "en": "Quarter Finals",
                  "sv": "Kvartsfinal"
                },
                {
                  "en": "Semi Finals",
                  "sv": "Semifinal"
                },
                {
                  "en": "Finals",
                  "sv": "Final"
                }
              ]
            },
            "empty": null
          }
        ],
        "properties": [
          "ssgtUuid",
          "homeTeam",
          "awayTeam",
          "startDateTime",
          "timeToBeDecided",
          "venueName",
          "roundNumber",
          "roundLabel"
        ]
      },
      {
        "name": "result",
        "title": {
          "en": "Result",
          "sv": "Resultat"
        },
        "fields": [
          {
            "field": "state",
            "label": {
              "en": "Progress",
              "sv": "Förlopp"
            },
            "called": [
              "State",
              "Status",
              "Status of the game",
              "State of play",
              "Tillstånd"
            ],
            "widget": "select",
            "choices": {
              "pre-game": {
                "en": "Before the game",
                "sv": "Före matchen",
                "also": [
                  "Scheduled",
                  "Upcoming",
                  "Planned",
                  "Not started",
                  "Kommande",
                  "Planerad",
                  "Ej spelad"
                ]
              },
              "live": {
                "en": "Live",
                "sv": "Pågår",
                "also": [
                  "In progress",
                  "Ongoing",
                  "Pågående"
                ]
              },
              "post-game": {
                "en": "After the game",
                "sv": "Efter matchen",
                "also": [
                  "Final",
                  "Finished",
                  "FT",
                  "Ended",
                  "Played",
                  "Slut",
                  "Avslutad",
                  "Spelad",
                  "Färdigspelad"
                ]
              },
              "canceled": {
                "en": "Cancelled",
                "sv": "Inställd",
                "also": [
                  "Cancelled",
                  "Called off",
                  "Avlyst"
                ]
              }
            },
            "empty": ""
          },
          {
            "field": "played",
            "label": {
              "en": "Played",
              "sv": "Spelad"
            },
            "widget": "switch"
          },
          {
            "field": "homeScore",
            "label": {
              "en": "Home score",
              "sv": "Hemmalagets mål"
            },
            "widget": "number",
            "called": [
              "Home goals",
              "Goals home",
              "HG",
              "Score home",
              "Hemmamål",
              "Mål hemma"
            ],
            "empty": null
          },
          {
            "field": "awayScore",
            "label": {
              "en": "Away score",
              "sv": "Bortalagets mål"
            },
            "widget": "number",
            "called": [
              "Away goals",
              "Goals away",
              "AG",
              "Score away",
              "Bortamål",
              "Mål borta"
            ],
            "empty": null
          },
          {
            "field": "overtime",
            "label": {
              "en": "Overtime",
              "sv": "Förlängning"
            },
            "widget": "switch",
            "called": [
              "OT",
              "After overtime"
            ]
          },
          {
            "field": "shootout",
            "label": {
              "en": "Shootout",
              "sv": "Straffar"
            },
            "widget": "switch",
            "called": [
              "SO",
              "Penalty shootout",
              "GWS",
              "Straffläggning"
            ]
          }
        ],
        "properties": [
          "state",
          "played",
          "homeScore",
          "awayScore",
          "overtime",
          "shootout"
        ]
      },
      {
        "name": "periods",
        "title": {
          "en": "Period scores",
          "sv": "Periodresultat"
        },
        "fields": [
          {
            "field": "periodScores",
            "label": {
              "en": "Period scores",
              "sv": "Periodresultat"
            },
            "widget": "rows",
            "wide": true,
            "items": [
              {
                "field": "period",
                "label": {
                  "en": "Period",
                  "sv": "Period"
                },
                "widget": "select",
                "choices": {
                  "halfTime": {
                    "en": "Half time",
                    "sv": "Halvtid"
                  },
                  "fullTime": {
                    "en": "Full time",
                    "sv": "Full tid"
                  },
                  "extraTime": {
                    "en": "Extra time",
                    "sv": "Förlängning"
                  },
                  "penalties": {
                    "en": "Penalties",
                    "sv": "Straffar"
                  }
                }
              },
              {
                "field": "home",
                "label": {
                  "en": "Home",
                  "sv": "Hemma"
                },
                "widget": "number"
              },
              {
                "field": "away",
                "label": {
                  "en": "Away",
                  "sv": "Borta"
                },
                "widget": "number"
              }
            ]
          }
        ],
        "properties": [
          "periodScores"
        ]
      },
      {
        "name": "external-ids",
        "title": {
          "en": "External ids",
          "sv": "Externa id:n"
        },
        "description": {
          "en": "What other registers call the game. A locked id is kept by an import and cannot be changed here.",
          "sv": "Vad andra register kallar matchen. Ett låst id sköts av en import och kan inte ändras här."
        },
        "fields": [
          {
            "field": "extIds",
            "label": {
              "en": "External ids",
              "sv": "Externa id:n"
            },
            "widget": "external-ids",
            "options": {
              "source": "listExternalIdTypes"
            },
            "wide": true
          }
        ],
        "properties": [
          "extIds"
        ]
      }
    ],
    "initial": {
      "ssgtUuid": "",
      "startDateTime": "",
      "timeToBeDecided": false,
      "homeTeam": null,
      "awayTeam": null,
      "venueName": null,
      "roundNumber": null,
      "roundLabel": null,
      "state": "pre-game",
      "played": false,
      "homeScore": null,
      "awayScore": null,
      "overtime": false,
      "shootout": false,
      "periodScores": [],
      "extIds": [],
      "deleted": false
    },
    "similar": {
      "parameters": {
        "team": "homeTeam.uuid",
        "startsAt": "startDateTime"
      }
    },
    "wholeName": {
      "label": {
        "en": "Both teams",
        "sv": "Båda lagen"
      },
      "first": "homeTeam",
      "last": "awayTeam",
      "called": [
        "Game",
        "Match",
        "Fixture",
        "Teams",
        "Möte",
        "Spiel",
        "Begegnung",
        "Kamp",
        "Ottelu",
        "Zápas",
        "Матч"
      ]
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "ssgtUuid": {
        "type": "string",
        "minLength": 1,
        "maxLength": 60,
        "pattern": "^[A-Za-z0-9_-]+$"
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
      "startDateTime": {
        "type": "string",
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-](0\\d|1[0-4]):?[0-5]\\d)$",
        "format": "date-time"
      },
      "timeToBeDecided": {
        "type": "boolean"
      },
      "venueName": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "roundNumber": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 10000
      },
      "roundLabel": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "state": {
        "type": "string",
        "enum": [
          "pre-game",
          "live",
          "post-game",
          "canceled"
        ]
      },
      "played": {
        "type": "boolean"
      },
      "homeScore": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 999
      },
      "awayScore": {
        "type": [
          "integer",
          "null"
        ],
        "minimum": 0,
        "maximum": 999
      },
      "overtime": {
        "type": "boolean"
      },
      "shootout": {
        "type": "boolean"
      },
      "periodScores": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object",
          "properties": {
            "period": {
              "type": "string",
              "enum": [
                "halfTime",
                "fullTime",
                "extraTime",
                "penalties"
              ]
            },
            "home": {
              "type": "integer",
              "minimum": 0,
              "maximum": 999
            },
            "away": {
              "type": "integer",
              "minimum": 0,
              "maximum": 999
            }
          },
          "required": [
            "period",
            "home",
            "away"
          ]
        }
      },
      "extIds": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object"
        }
      }
    },
    "required": [
      "ssgtUuid",
      "startDateTime"
    ]
  },
  "readOnly": [
    "uuid",
    "displayName",
    "titles",
    "ssgt",
    "rawStartDateTime",
    "originalStartDateTime",
    "originalTimeToBeDecided",
    "displayStatus",
    "status",
    "homeTeamInfo",
    "awayTeamInfo",
    "venueInfo",
    "seriesInfo",
    "createdAt",
    "createdBy",
    "lastModified"
  ],
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
    listExternalIdTypes: {
      searches: false,
      read: () => ({
        queryKey: sportsApi.getListExternalIdTypesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sportsApi.listExternalIdTypes({ signal })),
      }),
    },
    listSeries: {
      searches: true,
      read: (search: string) => ({
        queryKey: seriesApi.getListSeriesQueryKey({ ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => seriesApi.listSeries({ ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: seriesApi.getGetSeriesQueryKey(id),
        queryFn: ({ signal }) => seriesApi.getSeries(id, { signal }),
      }) },
    },
  },
  tabs: {
    "/articles/list?game={uuid}": {
  name: "article",
  url: ({ list = "latest", ...parameters }: ListArticlesParams & { list?: Parameters<typeof articlesApi.listArticles>[0] }) => articlesApi.getListArticlesUrl(list, parameters),
    },
    "/media-and-files/image/list?game={uuid}": {
  name: "image",
  url: (parameters: Omit<ListMediaParams, "type">) => mediaApi.getListMediaUrl({ ...parameters, "type": "image" }),
    },
    "/media-and-files/video/list?game={uuid}": {
  name: "video",
  url: (parameters: Omit<ListMediaParams, "type">) => mediaApi.getListMediaUrl({ ...parameters, "type": "video" }),
    },
  },
  readPage: (parameters: ListGamesParams) => ({
    queryKey: gamesApi.getListGamesQueryKey(parameters),
    queryFn: ({ signal }) => gamesApi.listGames(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: gamesApi.getGetGameQueryKey(id),
    queryFn: ({ signal }) => gamesApi.getGame(id, { signal }),
  }),
  create: (input: GameInput, request: RequestInit) => gamesApi.createGame(input, request),
  update: (id: string, input: GameInput, request: RequestInit) => gamesApi.updateGame(id, input, request),
  uses: (id: string) => ({
    queryKey: gamesApi.getListGameLinksQueryKey(id),
    queryFn: ({ signal }) => gamesApi.listGameLinks(id, { signal }),
  }),
  createMany: (input: GameBatch, request: RequestInit) => gamesApi.importGames(input, request),
};
