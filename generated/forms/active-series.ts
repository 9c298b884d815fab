// Printed by `npm run generate`. Do not edit.
import * as seriesApi from '../api/series/series.ts';
import type { ShownEntity, ListParameters } from '../../src/contract/entity.ts';
import { pageOf } from '../../src/contract/page-of.ts';
import { validate } from '../validators/active-series.js';

export const activeSeries: ShownEntity = {
  "name": "active-series",
  "icon": "list-tree",
  "labels": {
    "one": {
      "en": "Active series",
      "sv": "Aktiv serie"
    },
    "many": {
      "en": "Active series",
      "sv": "Aktiva serier"
    },
    "add": {
      "en": "Add series",
      "sv": "Lägg till serie"
    }
  },
  "paths": {
    "list": "/site-settings/active-series"
  },
  "id": "uuid",
  "title": "names",
  "list": {
    "order": {
      "by": "",
      "direction": "asc"
    },
    "pageSize": 50,
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
  readPage: (parameters: ListParameters) => ({
    queryKey: [...seriesApi.getListActiveSeriesQueryKey(), parameters],
    queryFn: async ({ signal }) => pageOf(await seriesApi.listActiveSeries({ signal }), parameters),
  }),
};
