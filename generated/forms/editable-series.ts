// Printed by `npm run generate`. Do not edit.
import * as instanceConfigApi from '../api/instance-config/instance-config.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import type { EditableSeries } from '../model/index.ts';
import { validate } from '../validators/editable-series.js';

export const editableSeries: StoredEntity = {
  "name": "editable-series",
  "icon": "lock-open",
  "labels": {
    "one": {
      "en": "Editable series",
      "sv": "Redigerbara serier"
    },
    "many": {
      "en": "Editable series",
      "sv": "Redigerbara serier"
    },
    "add": {
      "en": "Editable series",
      "sv": "Redigerbara serier"
    }
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/site-settings/editable-series"
  },
  "writers": "super-administrators",
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "series",
        "title": {
          "en": "Series",
          "sv": "Serier"
        },
        "description": {
          "en": "Super administrators alone say which series can be changed.",
          "sv": "Bara superadministratörer bestämmer vilka serier som kan ändras."
        },
        "fields": [
          {
            "field": "series",
            "label": {
              "en": "Series",
              "sv": "Serier"
            },
            "widget": "rows",
            "wide": true,
            "options": {
              "text": "names",
              "fixed": true
            },
            "items": [
              {
                "field": "editable",
                "label": {
                  "en": "Can be changed",
                  "sv": "Kan ändras"
                },
                "widget": "switch"
              }
            ]
          }
        ],
        "properties": [
          "series"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "series": {
        "type": "array",
        "maxItems": 1000,
        "items": {
          "type": "object",
          "properties": {
            "editable": {
              "type": "boolean"
            }
          },
          "required": [
            "editable"
          ]
        }
      }
    },
    "required": [
      "series"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
  },
  read: () => ({
    queryKey: instanceConfigApi.getGetEditableSeriesQueryKey(),
    queryFn: ({ signal }) => instanceConfigApi.getEditableSeries({ signal }),
  }),
  update: (_id: string, input: EditableSeries, request: RequestInit) => instanceConfigApi.saveEditableSeries(input, request),
};
