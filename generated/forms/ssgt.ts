// Printed by `npm run generate`. Do not edit.
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import * as gamesApi from '../api/games/games.ts';
import * as gameSeriesApi from '../api/game-series/game-series.ts';
import * as seasonsApi from '../api/seasons/seasons.ts';
import * as seriesApi from '../api/series/series.ts';
import * as gameTypesApi from '../api/game-types/game-types.ts';
import * as sportsApi from '../api/sports/sports.ts';
import * as teamsApi from '../api/teams/teams.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { SsgtInput, ListSsgtsParams, ListGamesParams, ListGameSeriesParams } from '../model/index.ts';
import { validate } from '../validators/ssgt.js';

export const ssgt: WholeEntity = {
  "name": "ssgt",
  "icon": "trophy",
  "labels": {
    "one": {
      "en": "Competition",
      "sv": "Tävling"
    },
    "many": {
      "en": "Competitions",
      "sv": "Tävlingar"
    },
    "add": {
      "en": "Create competition",
      "sv": "Skapa tävling"
    }
  },
  "paths": {
    "list": "/sports/ssgt",
    "create": "/sports-config/ssgt/add",
    "edit": "/sports-config/ssgt/{uuid}/edit"
  },
  "addOn": "ssgtManagement",
  "id": "uuid",
  "title": "titles",
  "head": {
    "facts": [
      "teamCount"
    ]
  },
  "list": {
    "search": {
      "en": "Search name, season or series",
      "sv": "Sök namn, säsong eller serie"
    },
    "order": {
      "by": "titles",
      "direction": "asc"
    },
    "searchParameter": "searchToken",
    "pageSize": 25,
    "columns": [
      {
        "field": "titles",
        "kind": "text",
        "label": {
          "en": "Competition",
          "sv": "Tävling"
        },
        "sort": "titles"
      },
      {
        "field": "state",
        "kind": "status",
        "label": {
          "en": "State",
          "sv": "Status"
        },
        "choices": {
          "draft": {
            "en": "Draft",
            "sv": "Utkast"
          },
          "active": {
            "en": "Active",
            "sv": "Aktiv"
          },
          "closed": {
            "en": "Closed",
            "sv": "Avslutad"
          },
          "archived": {
            "en": "Archived",
            "sv": "Arkiverad"
          }
        },
        "sort": "state"
      },
      {
        "field": "season",
        "kind": "relation",
        "label": {
          "en": "Season",
          "sv": "Säsong"
        },
        "item": "displayName",
        "sort": "season"
      },
      {
        "field": "series",
        "kind": "relation",
        "label": {
          "en": "Series",
          "sv": "Serie"
        },
        "item": "names",
        "optional": true,
        "sort": "series"
      },
      {
        "field": "gameType",
        "kind": "relation",
        "label": {
          "en": "Game type",
          "sv": "Matchtyp"
        },
        "item": "names",
        "sort": "gameType"
      },
      {
        "field": "teamCount",
        "kind": "number",
        "label": {
          "en": "Teams",
          "sv": "Lag"
        }
      },
      {
        "field": "gameCount",
        "kind": "number",
        "label": {
          "en": "Games",
          "sv": "Matcher"
        }
      },
      {
        "field": "active",
        "kind": "boolean",
        "label": {
          "en": "Show on site",
          "sv": "Visa på webbplatsen"
        },
        "optional": true
      },
      {
        "field": "defaultForSeries",
        "kind": "boolean",
        "label": {
          "en": "Default",
          "sv": "Förvald"
        }
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
        "parameter": "seriesUuid",
        "label": {
          "en": "Series",
          "sv": "Serie"
        },
        "source": "listSeries",
        "value": "uuid",
        "text": "names"
      },
      {
        "parameter": "teamUuid",
        "label": {
          "en": "Team",
          "sv": "Lag"
        },
        "source": "listTeams",
        "value": "uuid",
        "text": "displayName"
      },
      {
        "parameter": "seasonUuid",
        "label": {
          "en": "Season",
          "sv": "Säsong"
        },
        "source": "listSeasons",
        "value": "uuid",
        "text": "displayName"
      },
      {
        "parameter": "active",
        "label": {
          "en": "Show on site",
          "sv": "Visa på webbplatsen"
        },
        "choices": {
          "true": {
            "en": "Yes",
            "sv": "Ja"
          },
          "false": {
            "en": "No",
            "sv": "Nej"
          }
        }
      },
      {
        "parameter": "state",
        "label": {
          "en": "State",
          "sv": "Status"
        },
        "choices": {
          "draft": {
            "en": "Draft",
            "sv": "Utkast"
          },
          "active": {
            "en": "Active",
            "sv": "Aktiv"
          },
          "closed": {
            "en": "Closed",
            "sv": "Avslutad"
          },
          "archived": {
            "en": "Archived",
            "sv": "Arkiverad"
          }
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
      "name": "activate",
      "label": {
        "en": "Activate",
        "sv": "Aktivera"
      },
      "text": {
        "en": "The competition leaves the draft. It cannot become a draft again.",
        "sv": "Tävlingen är inte längre ett utkast. Den kan inte bli ett utkast igen."
      },
      "when": {
        "state": "draft",
        "deleted": false
      },
      "otherwise": {
        "en": "Only a draft can be activated.",
        "sv": "Bara ett utkast kan aktiveras."
      },
      "call": {
        "operation": "changeSsgtState",
        "parameters": {
          "transition": "draft-to-active"
        }
      }
    },
    {
      "name": "close",
      "label": {
        "en": "Close",
        "sv": "Avsluta"
      },
      "text": {
        "en": "The competition is over. It can be reopened as long as it is not archived.",
        "sv": "Tävlingen är avslutad. Den kan öppnas igen så länge den inte är arkiverad."
      },
      "when": {
        "state": "active",
        "deleted": false
      },
      "otherwise": {
        "en": "Only an active competition can be closed.",
        "sv": "Bara en aktiv tävling kan avslutas."
      },
      "call": {
        "operation": "changeSsgtState",
        "parameters": {
          "transition": "active-to-closed"
        }
      }
    },
    {
      "name": "reopen",
      "label": {
        "en": "Reopen",
        "sv": "Öppna igen"
      },
      "text": {
        "en": "The competition becomes active again.",
        "sv": "Tävlingen blir aktiv igen."
      },
      "ask": {
        "one": {
          "en": "Reopen {things}?",
          "sv": "Öppna {things} igen?"
        },
        "many": {
          "en": "Reopen {things}?",
          "sv": "Öppna {things} igen?"
        }
      },
      "when": {
        "state": "closed",
        "deleted": false
      },
      "otherwise": {
        "en": "Only a closed competition can be reopened.",
        "sv": "Bara en avslutad tävling kan öppnas igen."
      },
      "call": {
        "operation": "changeSsgtState",
        "parameters": {
          "transition": "closed-to-active"
        }
      }
    },
    {
      "name": "archive",
      "label": {
        "en": "Archive",
        "sv": "Arkivera"
      },
      "text": {
        "en": "The competition is put away. Taken out of the archive it is closed, not active.",
        "sv": "Tävlingen läggs undan. Tas den ur arkivet är den avslutad, inte aktiv."
      },
      "when": {
        "state": "closed",
        "deleted": false
      },
      "otherwise": {
        "en": "Only a closed competition can be archived.",
        "sv": "Bara en avslutad tävling kan arkiveras."
      },
      "call": {
        "operation": "changeSsgtState",
        "parameters": {
          "transition": "closed-to-archived"
        }
      }
    },
    {
      "name": "unarchive",
      "label": {
        "en": "Take out of archive",
        "sv": "Ta ur arkivet"
      },
      "text": {
        "en": "The competition is closed again, and can be reopened.",
        "sv": "Tävlingen är avslutad igen och kan öppnas."
      },
      "ask": {
        "one": {
          "en": "Take {things} out of the archive?",
          "sv": "Ta {things} ur arkivet?"
        },
        "many": {
          "en": "Take {things} out of the archive?",
          "sv": "Ta {things} ur arkivet?"
        }
      },
      "when": {
        "state": "archived",
        "deleted": false
      },
      "otherwise": {
        "en": "Only an archived competition can be taken out of the archive.",
        "sv": "Bara en arkiverad tävling kan tas ur arkivet."
      },
      "call": {
        "operation": "changeSsgtState",
        "parameters": {
          "transition": "archived-to-closed"
        }
      }
    },
    {
      "name": "delete",
      "label": {
        "en": "Delete",
        "sv": "Ta bort"
      },
      "text": {
        "en": "Deleted competitions leave the lists and free their combination of season, series and game type. They can be restored later.",
        "sv": "Borttagna tävlingar lämnar listorna och deras kombination av säsong, serie och matchtyp blir ledig. De kan hämtas tillbaka senare."
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
        "en": "Restored competitions come back to the lists, in the state that they had.",
        "sv": "Tävlingarna kommer tillbaka till listorna, med den status de hade."
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
        "en": "Create season",
        "sv": "Skapa säsong"
      },
      "path": "/sports-config/ssgt/season"
    },
    {
      "label": {
        "en": "Connect teams",
        "sv": "Koppla lag"
      },
      "path": "/sports-config/ssgt/{uuid}/connect-teams"
    },
    {
      "label": {
        "en": "Games",
        "sv": "Matcher"
      },
      "path": "/sports/game?seasonSeriesGameType={uuid}",
      "tab": true,
      "count": "gameCount"
    },
    {
      "label": {
        "en": "Game series",
        "sv": "Matchserier"
      },
      "path": "/sports-config/ssgt/{uuid}/game-series",
      "tab": true
    },
    {
      "label": {
        "en": "Statistics",
        "sv": "Statistik"
      },
      "path": "/sports-config/ssgt/{uuid}/statistics"
    },
    {
      "label": {
        "en": "Season rollover",
        "sv": "Säsongsskifte"
      },
      "path": "/sports-config/ssgt/{uuid}/rollover"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "combination",
        "title": {
          "en": "Combination",
          "sv": "Kombination"
        },
        "description": {
          "en": "A competition is a series in a season with a game type. There is only one of each combination. A new one is a draft.",
          "sv": "En tävling är en serie under en säsong med en matchtyp. Det finns bara en av varje kombination. En ny är ett utkast."
        },
        "fields": [
          {
            "field": "season",
            "label": {
              "en": "Season",
              "sv": "Säsong"
            },
            "widget": "relation",
            "options": {
              "source": "listSeasons",
              "value": "uuid",
              "text": "displayName",
              "create": "season"
            },
            "shape": [
              "uuid",
              "code",
              "displayName",
              "names"
            ]
          },
          {
            "field": "series",
            "label": {
              "en": "Series",
              "sv": "Serie"
            },
            "widget": "relation",
            "options": {
              "source": "listSeries",
              "value": "uuid",
              "text": "names",
              "create": "series"
            },
            "shape": [
              "uuid",
              "code",
              "displayName",
              "names"
            ]
          },
          {
            "field": "gameType",
            "label": {
              "en": "Game type",
              "sv": "Matchtyp"
            },
            "widget": "relation",
            "options": {
              "source": "listGameTypes",
              "value": "uuid",
              "text": "names"
            },
            "shape": [
              "uuid",
              "code",
              "displayName",
              "names"
            ]
          },
          {
            "field": "state",
            "label": {
              "en": "State",
              "sv": "Status"
            },
            "help": {
              "en": "Changed under Actions.",
              "sv": "Ändras under Åtgärder."
            },
            "widget": "read-only",
            "choices": {
              "draft": {
                "en": "Draft",
                "sv": "Utkast"
              },
              "active": {
                "en": "Active",
                "sv": "Aktiv"
              },
              "closed": {
                "en": "Closed",
                "sv": "Avslutad"
              },
              "archived": {
                "en": "Archived",
                "sv": "Arkiverad"
              }
            },
            "empty": ""
          }
        ],
        "properties": [
          "season",
          "series",
          "gameType",
          "state"
        ]
      },
      {
        "name": "names",
        "title": {
          "en": "Names",
          "sv": "Namn"
        },
        "fields": [
          {
            "field": "names",
            "label": {
              "en": "Names",
              "sv": "Namn"
            },
            "help": {
              "en": "Without a name the competition is called by its season, series and game type.",
              "sv": "Utan namn kallas tävlingen efter sin säsong, serie och matchtyp."
            },
            "widget": "names",
            "wide": true
          }
        ],
        "properties": [
          "names"
        ]
      },
      {
        "name": "publication",
        "title": {
          "en": "On the site",
          "sv": "På webbplatsen"
        },
        "fields": [
          {
            "field": "active",
            "label": {
              "en": "Show on site",
              "sv": "Visa på webbplatsen"
            },
            "help": {
              "en": "Visitors see the competition once it is no longer a draft.",
              "sv": "Besökare ser tävlingen när den inte längre är ett utkast."
            },
            "widget": "switch"
          },
          {
            "field": "defaultForSeries",
            "label": {
              "en": "Default for its series",
              "sv": "Förvald för sin serie"
            },
            "help": {
              "en": "Shown first for the series. Only one competition of a series can be; this takes it from the other.",
              "sv": "Visas först för serien. Bara en tävling i varje serie kan vara förvald; den andra förlorar det."
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "active",
          "defaultForSeries"
        ]
      },
      {
        "name": "external-ids",
        "title": {
          "en": "External ids",
          "sv": "Externa id:n"
        },
        "description": {
          "en": "What other registers call the competition. A locked id is kept by an import and cannot be changed here.",
          "sv": "Vad andra register kallar tävlingen. Ett låst id sköts av en import och kan inte ändras här."
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
      "names": [],
      "extIds": [],
      "active": true,
      "defaultForSeries": false,
      "deleted": false
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "season": {
        "type": "object"
      },
      "series": {
        "type": "object"
      },
      "gameType": {
        "type": "object"
      },
      "state": {
        "type": "string",
        "enum": [
          "draft",
          "active",
          "closed",
          "archived"
        ]
      },
      "names": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "type": "object"
        }
      },
      "active": {
        "type": "boolean"
      },
      "defaultForSeries": {
        "type": "boolean"
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
      "season",
      "series",
      "gameType"
    ]
  },
  "readOnly": [
    "uuid",
    "displayName",
    "titles",
    "state",
    "teamCount",
    "gameCount",
    "createdAt",
    "createdBy",
    "lastModified"
  ],
  validate,
  sources: {
    listSeasons: {
      searches: true,
      read: (search: string) => ({
        queryKey: seasonsApi.getListSeasonsQueryKey({ ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => seasonsApi.listSeasons({ ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: seasonsApi.getGetSeasonQueryKey(id),
        queryFn: ({ signal }) => seasonsApi.getSeason(id, { signal }),
      }) },
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
    listGameTypes: {
      searches: false,
      read: () => ({
        queryKey: gameTypesApi.getListGameTypesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await gameTypesApi.listGameTypes({ signal })),
      }),
    },
    listExternalIdTypes: {
      searches: false,
      read: () => ({
        queryKey: sportsApi.getListExternalIdTypesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sportsApi.listExternalIdTypes({ signal })),
      }),
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
  tabs: {
    "/sports/game?seasonSeriesGameType={uuid}": {
  name: "game",
  url: (parameters: ListGamesParams) => gamesApi.getListGamesUrl(parameters),
    },
    "/sports-config/ssgt/{uuid}/game-series": {
  name: "game-series",
  address: "/sports-config/ssgt/{ssgtUuid}/game-series",
  url: (parameters: ListGameSeriesParams) => gameSeriesApi.getListGameSeriesUrl(parameters),
    },
  },
  readPage: (parameters: ListSsgtsParams) => ({
    queryKey: ssgtsApi.getListSsgtsQueryKey(parameters),
    queryFn: ({ signal }) => ssgtsApi.listSsgts(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: ssgtsApi.getGetSsgtQueryKey(id),
    queryFn: ({ signal }) => ssgtsApi.getSsgt(id, { signal }),
  }),
  create: (input: SsgtInput, request: RequestInit) => ssgtsApi.createSsgt(input, request),
  update: (id: string, input: SsgtInput, request: RequestInit) => ssgtsApi.updateSsgt(id, input, request),
  calls: {
    "activate": (id: string, request: RequestInit) => ssgtsApi.changeSsgtState("draft-to-active", id, request),
    "close": (id: string, request: RequestInit) => ssgtsApi.changeSsgtState("active-to-closed", id, request),
    "reopen": (id: string, request: RequestInit) => ssgtsApi.changeSsgtState("closed-to-active", id, request),
    "archive": (id: string, request: RequestInit) => ssgtsApi.changeSsgtState("closed-to-archived", id, request),
    "unarchive": (id: string, request: RequestInit) => ssgtsApi.changeSsgtState("archived-to-closed", id, request),
  },
};
