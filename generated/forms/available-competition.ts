// Printed by `npm run generate`. Do not edit.
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import * as seasonsApi from '../api/seasons/seasons.ts';
import type { ShownEntity } from '../../src/contract/entity.ts';
import type { ListSiteSsgtsParams } from '../model/index.ts';
import { validate } from '../validators/available-competition.js';

export const availableCompetition: ShownEntity = {
  "name": "available-competition",
  "icon": "trophy",
  "labels": {
    "one": {
      "en": "Available competition",
      "sv": "Tillgänglig tävling"
    },
    "many": {
      "en": "Available competitions",
      "sv": "Tillgängliga tävlingar"
    },
    "add": {
      "en": "Add competition",
      "sv": "Lägg till tävling"
    }
  },
  "paths": {
    "list": "/site-settings/available-competitions"
  },
  "id": "uuid",
  "title": "titles",
  "list": {
    "order": {
      "by": "season",
      "direction": "desc"
    },
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
        "field": "season",
        "kind": "relation",
        "item": "displayName",
        "label": {
          "en": "Season",
          "sv": "Säsong"
        },
        "sort": "season"
      },
      {
        "field": "series",
        "kind": "relation",
        "item": "names",
        "label": {
          "en": "Series",
          "sv": "Serie"
        },
        "sort": "series"
      },
      {
        "field": "gameType",
        "kind": "relation",
        "item": "names",
        "label": {
          "en": "Game type",
          "sv": "Matchtyp"
        },
        "sort": "gameType"
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
        "field": "active",
        "kind": "boolean",
        "label": {
          "en": "Show on site",
          "sv": "Visa på webbplatsen"
        }
      }
    ],
    "filters": [
      {
        "parameter": "seasonMulti",
        "label": {
          "en": "Season",
          "sv": "Säsong"
        },
        "source": "listSeasons",
        "value": "uuid",
        "text": "names"
      }
    ]
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
  },
  readPage: (parameters: ListSiteSsgtsParams) => ({
    queryKey: ssgtsApi.getListSiteSsgtsQueryKey(parameters),
    queryFn: ({ signal }) => ssgtsApi.listSiteSsgts(parameters, { signal }),
  }),
};
