// Printed by `npm run generate`. Do not edit.
import * as routingApi from '../api/routing/routing.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import type { RouteInput, ListRoutesParams, ListRouteResourcesParams } from '../model/index.ts';
import { validate } from '../validators/site-route.js';

export const siteRoute: WholeEntity = {
  "name": "site-route",
  "icon": "signpost",
  "labels": {
    "one": {
      "en": "Route",
      "sv": "Adress"
    },
    "many": {
      "en": "Site routes",
      "sv": "Adresser"
    },
    "add": {
      "en": "Add route",
      "sv": "Lägg till adress"
    }
  },
  "paths": {
    "list": "/menu/routes",
    "create": "/menu/routes/add",
    "edit": "/menu/routes/{id}/edit"
  },
  "refusesInUse": true,
  "id": "id",
  "title": "title",
  "list": {
    "search": {
      "en": "Search title or path",
      "sv": "Sök titel eller sökväg"
    },
    "order": {
      "by": "path",
      "direction": "asc"
    },
    "searchParameter": "query",
    "pageSize": 25,
    "columns": [
      {
        "field": "path",
        "kind": "text",
        "label": {
          "en": "Path",
          "sv": "Sökväg"
        },
        "secondary": "title",
        "sort": "path"
      },
      {
        "field": "resourceType",
        "kind": "choice",
        "label": {
          "en": "Shows",
          "sv": "Visar"
        },
        "choices": {
          "startpage": {
            "en": "Start page",
            "sv": "Startsida"
          },
          "page": {
            "en": "Page",
            "sv": "Sida"
          },
          "article": {
            "en": "Article",
            "sv": "Artikel"
          },
          "articleList": {
            "en": "List of articles",
            "sv": "Artikellista"
          },
          "team": {
            "en": "Team",
            "sv": "Lag"
          },
          "teamList": {
            "en": "List of teams",
            "sv": "Laglista"
          },
          "player": {
            "en": "Player",
            "sv": "Spelare"
          },
          "game": {
            "en": "Game",
            "sv": "Match"
          },
          "gameList": {
            "en": "List of games",
            "sv": "Matchlista"
          },
          "schedule": {
            "en": "Schedule",
            "sv": "Spelschema"
          },
          "table": {
            "en": "Table",
            "sv": "Tabell"
          },
          "statistics": {
            "en": "Statistics",
            "sv": "Statistik"
          },
          "media": {
            "en": "Media",
            "sv": "Media"
          },
          "shop": {
            "en": "Shop",
            "sv": "Butik"
          },
          "tickets": {
            "en": "Tickets",
            "sv": "Biljetter"
          },
          "external": {
            "en": "Address elsewhere",
            "sv": "Adress någon annanstans"
          }
        }
      },
      {
        "field": "state",
        "kind": "status",
        "label": {
          "en": "State",
          "sv": "Status"
        },
        "choices": {
          "working": {
            "en": "Works",
            "sv": "Fungerar"
          },
          "dead": {
            "en": "Dead",
            "sv": "Död"
          },
          "shadowed": {
            "en": "Shadowed",
            "sv": "Skymd"
          }
        }
      },
      {
        "field": "shadowedByPath",
        "kind": "text",
        "label": {
          "en": "Shadowed by",
          "sv": "Skyms av"
        }
      },
      {
        "field": "usageCount",
        "kind": "number",
        "label": {
          "en": "Menu items",
          "sv": "Menyposter"
        }
      },
      {
        "field": "title",
        "kind": "text",
        "label": {
          "en": "Title",
          "sv": "Titel"
        },
        "optional": true,
        "sort": "title"
      },
      {
        "field": "target",
        "kind": "text",
        "label": {
          "en": "Leads to",
          "sv": "Leder till"
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
        "optional": true
      }
    ],
    "filters": [
      {
        "parameter": "resourceType",
        "label": {
          "en": "Shows",
          "sv": "Visar"
        },
        "choices": {
          "startpage": {
            "en": "Start page",
            "sv": "Startsida"
          },
          "page": {
            "en": "Page",
            "sv": "Sida"
          },
          "article": {
            "en": "Article",
            "sv": "Artikel"
          },
          "articleList": {
            "en": "List of articles",
            "sv": "Artikellista"
          },
          "team": {
            "en": "Team",
            "sv": "Lag"
          },
          "teamList": {
            "en": "List of teams",
            "sv": "Laglista"
          },
          "player": {
            "en": "Player",
            "sv": "Spelare"
          },
          "game": {
            "en": "Game",
            "sv": "Match"
          },
          "gameList": {
            "en": "List of games",
            "sv": "Matchlista"
          },
          "schedule": {
            "en": "Schedule",
            "sv": "Spelschema"
          },
          "table": {
            "en": "Table",
            "sv": "Tabell"
          },
          "statistics": {
            "en": "Statistics",
            "sv": "Statistik"
          },
          "media": {
            "en": "Media",
            "sv": "Media"
          },
          "shop": {
            "en": "Shop",
            "sv": "Butik"
          },
          "tickets": {
            "en": "Tickets",
            "sv": "Biljetter"
          },
          "external": {
            "en": "Address elsewhere",
            "sv": "Adress någon annanstans"
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
          "working": {
            "en": "Works",
            "sv": "Fungerar"
          },
          "dead": {
            "en": "Dead",
            "sv": "Död"
          },
          "shadowed": {
            "en": "Shadowed",
            "sv": "Skymd"
          }
        },
        "watch": "dead"
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
        "en": "Visitors no longer find anything at the path, and menu items that lead to it then lead nowhere. This cannot be undone.",
        "sv": "Besökare hittar inte längre något på sökvägen, och menyposter som leder dit leder sedan ingenstans. Det kan inte ångras."
      },
      "tone": "danger",
      "remove": true,
      "uses": true
    }
  ],
  "links": [
    {
      "label": {
        "en": "Menu",
        "sv": "Meny"
      },
      "path": "/menu"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "route",
        "title": {
          "en": "Route",
          "sv": "Adress"
        },
        "description": {
          "en": "Where visitors of the site find something. Items of the menu lead to routes.",
          "sv": "Där webbplatsens besökare hittar något. Menyns poster leder till adresser."
        },
        "fields": [
          {
            "field": "title",
            "label": {
              "en": "Title",
              "sv": "Titel"
            },
            "help": {
              "en": "What the route is called here and in the search of the menu.",
              "sv": "Vad adressen heter här och i menyns sökning."
            },
            "widget": "text"
          },
          {
            "field": "path",
            "label": {
              "en": "Path",
              "sv": "Sökväg"
            },
            "widget": "text",
            "options": {
              "monospace": true
            },
            "help": {
              "en": "Such as /news or /teams/:team, where :team stands for any text. No spaces, no question mark. No other route has it, letter case ignored.",
              "sv": "Till exempel /nyheter eller /lag/:lag, där :lag står för vilken text som helst. Inga blanksteg, inget frågetecken. Ingen annan adress har den, oavsett stora och små bokstäver."
            }
          }
        ],
        "properties": [
          "title",
          "path"
        ]
      },
      {
        "name": "shown",
        "title": {
          "en": "What it shows",
          "sv": "Vad den visar"
        },
        "fields": [
          {
            "field": "resourceType",
            "label": {
              "en": "Shows",
              "sv": "Visar"
            },
            "widget": "select",
            "choices": {
              "startpage": {
                "en": "Start page",
                "sv": "Startsida"
              },
              "page": {
                "en": "Page",
                "sv": "Sida"
              },
              "article": {
                "en": "Article",
                "sv": "Artikel"
              },
              "articleList": {
                "en": "List of articles",
                "sv": "Artikellista"
              },
              "team": {
                "en": "Team",
                "sv": "Lag"
              },
              "teamList": {
                "en": "List of teams",
                "sv": "Laglista"
              },
              "player": {
                "en": "Player",
                "sv": "Spelare"
              },
              "game": {
                "en": "Game",
                "sv": "Match"
              },
              "gameList": {
                "en": "List of games",
                "sv": "Matchlista"
              },
              "schedule": {
                "en": "Schedule",
                "sv": "Spelschema"
              },
              "table": {
                "en": "Table",
                "sv": "Tabell"
              },
              "statistics": {
                "en": "Statistics",
                "sv": "Statistik"
              },
              "media": {
                "en": "Media",
                "sv": "Media"
              },
              "shop": {
                "en": "Shop",
                "sv": "Butik"
              },
              "tickets": {
                "en": "Tickets",
                "sv": "Biljetter"
              },
              "external": {
                "en": "Address elsewhere",
                "sv": "Adress någon annanstans"
              }
            }
          },
          {
            "field": "resourceId",
            "label": {
              "en": "Which one",
              "sv": "Vilken"
            },
            "when": {
              "resourceType": [
                "page",
                "article",
                "articleList",
                "team",
                "player",
                "game",
                "gameList",
                "table",
                "statistics",
                "media"
              ]
            },
            "widget": "relation",
            "options": {
              "source": "listRouteResources",
              "value": "id",
              "text": "titles",
              "parameters": {
                "resourceType": "resourceType"
              }
            },
            "help": {
              "en": "The team, player, game, competition, media item, page or article. Others show no one thing and need none, nor does a path with a part such as :team.",
              "sv": "Laget, spelaren, matchen, tävlingen, mediet, sidan eller artikeln. Övriga visar ingen enskild sak och behöver ingen, och inte heller en sökväg med en del som :lag."
            },
            "empty": null
          },
          {
            "field": "target",
            "label": {
              "en": "Leads to",
              "sv": "Leder till"
            },
            "when": {
              "resourceType": "external"
            },
            "widget": "web-address",
            "help": {
              "en": "Needed for an address elsewhere; the others have none.",
              "sv": "Behövs för en adress någon annanstans; övriga har ingen."
            },
            "empty": null
          },
          {
            "field": "state",
            "label": {
              "en": "State",
              "sv": "Status"
            },
            "widget": "read-only",
            "choices": {
              "working": {
                "en": "Works",
                "sv": "Fungerar"
              },
              "dead": {
                "en": "Dead",
                "sv": "Död"
              },
              "shadowed": {
                "en": "Shadowed",
                "sv": "Skymd"
              }
            },
            "help": {
              "en": "A route is dead when what it shows is gone or was never chosen, and shadowed when an older route takes its path first.",
              "sv": "En adress är död när det som den visar är borta eller aldrig har valts, och skymd när en äldre adress tar dess sökväg först."
            },
            "empty": ""
          },
          {
            "field": "shadowedByPath",
            "label": {
              "en": "Shadowed by",
              "sv": "Skyms av"
            },
            "widget": "read-only",
            "empty": null
          },
          {
            "field": "usageCount",
            "label": {
              "en": "Menu items that lead here",
              "sv": "Menyposter som leder hit"
            },
            "widget": "read-only"
          }
        ],
        "properties": [
          "resourceType",
          "resourceId",
          "target",
          "state",
          "shadowedByPath",
          "usageCount"
        ]
      }
    ],
    "initial": {
      "path": "",
      "title": "",
      "resourceType": "page",
      "resourceId": null,
      "target": null
    },
    "unique": {
      "field": "path",
      "parameters": {
        "path": "path"
      }
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "title": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "pattern": "\\S"
      },
      "path": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "pattern": "^(/|/?(?!\\.\\.?(/|$))(:[A-Za-z][A-Za-z0-9]*|[\\p{L}\\p{M}\\p{N}._~%+-]+)(/(?!\\.\\.?(/|$))(:[A-Za-z][A-Za-z0-9]*|[\\p{L}\\p{M}\\p{N}._~%+-]+))*/?)$"
      },
      "resourceType": {
        "type": "string",
        "enum": [
          "startpage",
          "page",
          "article",
          "articleList",
          "team",
          "teamList",
          "player",
          "game",
          "gameList",
          "schedule",
          "table",
          "statistics",
          "media",
          "shop",
          "tickets",
          "external"
        ]
      },
      "resourceId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "target": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000,
        "format": "web-address"
      },
      "state": {
        "type": "string",
        "enum": [
          "working",
          "dead",
          "shadowed"
        ]
      },
      "shadowedByPath": {
        "type": [
          "string",
          "null"
        ]
      },
      "usageCount": {
        "type": "integer",
        "minimum": 0
      }
    },
    "required": [
      "title",
      "path",
      "resourceType"
    ]
  },
  "readOnly": [
    "id",
    "instanceId",
    "version",
    "state",
    "isDead",
    "shadowedBy",
    "shadowedByPath",
    "usageCount",
    "createdAt",
    "createdBy",
    "lastModified"
  ],
  validate,
  sources: {
    listRouteResources: {
      searches: true,
      isFilled: true,
      read: (search: string, given: ListRouteResourcesParams) => ({
        queryKey: routingApi.getListRouteResourcesQueryKey({ ...given, ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => routingApi.listRouteResources({ ...given, ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'id', read: (id: string) => ({
        queryKey: routingApi.getGetRouteResourceQueryKey(id),
        queryFn: ({ signal }) => routingApi.getRouteResource(id, { signal }),
      }) },
    },
  },
  readPage: (parameters: ListRoutesParams) => ({
    queryKey: routingApi.getListRoutesQueryKey(parameters),
    queryFn: ({ signal }) => routingApi.listRoutes(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: routingApi.getGetRouteQueryKey(id),
    queryFn: ({ signal }) => routingApi.getRoute(id, { signal }),
  }),
  create: (input: RouteInput, request: RequestInit) => routingApi.createRoute(input, request),
  update: (id: string, input: RouteInput, request: RequestInit) => routingApi.updateRoute(id, input, request),
  remove: (id: string, request: RequestInit, evenInUse?: boolean) => routingApi.deleteRoute(id, (evenInUse ? { evenInUse } : {}), request),
  uses: (id: string) => ({
    queryKey: routingApi.getListRouteUsesQueryKey(id),
    queryFn: ({ signal }) => routingApi.listRouteUses(id, { signal }),
  }),
};
