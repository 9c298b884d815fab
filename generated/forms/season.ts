// Printed by `npm run generate`. Do not edit.
import * as seasonsApi from '../api/seasons/seasons.ts';
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import type { SeasonInput, ListSeasonsParams, ListSsgtsParams } from '../model/index.ts';
import { validate } from '../validators/season.js';

export const season: WholeEntity = {
  "name": "season",
  "icon": "calendar-days",
  "labels": {
    "one": {
      "en": "Season",
      "sv": "Säsong"
    },
    "many": {
      "en": "Seasons",
      "sv": "Säsonger"
    },
    "add": {
      "en": "Create season",
      "sv": "Skapa säsong"
    }
  },
  "paths": {
    "list": "/sports-config/ssgt/seasons",
    "create": "/sports-config/ssgt/season",
    "edit": "/sports-config/ssgt/season/{uuid}/edit"
  },
  "addOn": "ssgtManagement",
  "id": "uuid",
  "title": "displayName",
  "list": {
    "search": {
      "en": "Search name or code",
      "sv": "Sök namn eller kod"
    },
    "order": {
      "by": "code",
      "direction": "desc"
    },
    "searchParameter": "searchToken",
    "pageSize": 20,
    "columns": [
      {
        "field": "displayName",
        "kind": "text",
        "label": {
          "en": "Season",
          "sv": "Säsong"
        },
        "sort": "displayName"
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
      }
    ],
    "filters": []
  },
  "actions": [
    {
      "name": "delete",
      "label": {
        "en": "Delete",
        "sv": "Ta bort"
      },
      "text": {
        "en": "The season can no longer be chosen, and its year is free again. A season of a competition cannot be deleted.",
        "sv": "Säsongen kan inte längre väljas, och dess år blir ledigt. En säsong som en tävling har kan inte tas bort."
      },
      "tone": "danger",
      "remove": true
    }
  ],
  "links": [
    {
      "label": {
        "en": "Competitions",
        "sv": "Tävlingar"
      },
      "path": "/sports/ssgt?seasonUuid={uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Season rollover",
        "sv": "Säsongsskifte"
      },
      "path": "/sports-config/ssgt/season/{uuid}/rollover"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "season",
        "title": {
          "en": "Season",
          "sv": "Säsong"
        },
        "description": {
          "en": "A season can be chosen in every new competition of the site.",
          "sv": "En säsong kan väljas i varje ny tävling på webbplatsen."
        },
        "fields": [
          {
            "field": "code",
            "label": {
              "en": "Season code",
              "sv": "Säsongskod"
            },
            "help": {
              "en": "The year in which the season begins, such as 2026. No other season may have it.",
              "sv": "Året då säsongen börjar, till exempel 2026. Ingen annan säsong får ha det."
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
              "en": "Without a name the season is called by its code.",
              "sv": "Utan namn kallas säsongen för sin kod."
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
      "names": []
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
        "pattern": "^\\d{4}$"
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
    "lastModified",
    "deleted"
  ],
  validate,
  sources: {
  },
  tabs: {
    "/sports/ssgt?seasonUuid={uuid}": {
  name: "ssgt",
  url: (parameters: ListSsgtsParams) => ssgtsApi.getListSsgtsUrl(parameters),
    },
  },
  readPage: (parameters: ListSeasonsParams) => ({
    queryKey: seasonsApi.getListSeasonsQueryKey(parameters),
    queryFn: ({ signal }) => seasonsApi.listSeasons(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: seasonsApi.getGetSeasonQueryKey(id),
    queryFn: ({ signal }) => seasonsApi.getSeason(id, { signal }),
  }),
  create: (input: SeasonInput, request: RequestInit) => seasonsApi.createSeason(input, request),
  update: (id: string, input: SeasonInput, request: RequestInit) => seasonsApi.updateSeason(id, input, request),
  remove: (id: string, request: RequestInit) => seasonsApi.deleteSeason(id, request),
};
