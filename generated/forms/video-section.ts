// Printed by `npm run generate`. Do not edit.
import * as tagsApi from '../api/tags/tags.ts';
import type { Entity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { SearchActiveTagsParams, FetchTagsParams } from '../model/index.ts';
import { validate } from '../validators/video-section.js';

export const videoSection: Entity = {
  "name": "video-section",
  "icon": "video",
  "labels": {
    "one": {
      "en": "Videos",
      "sv": "Videor"
    },
    "many": {
      "en": "Videos",
      "sv": "Videor"
    },
    "add": {
      "en": "Videos",
      "sv": "Videor"
    }
  },
  "paths": {
    "list": ""
  },
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "videos",
        "title": {
          "en": "Videos",
          "sv": "Videor"
        },
        "fields": [
          {
            "field": "requiredTags",
            "label": {
              "en": "Required tags",
              "sv": "Obligatoriska taggar"
            },
            "help": {
              "en": "Only videos having all of them are shown.",
              "sv": "Bara videor som har alla visas."
            },
            "widget": "tag-picker",
            "wide": true,
            "options": {
              "source": "searchActiveTags",
              "known": "fetchTags",
              "active": "active",
              "detail": "detail",
              "kind": "resourceType",
              "kindParameter": "include",
              "kinds": {
                "custom": {
                  "en": "Tags",
                  "sv": "Taggar"
                },
                "team": {
                  "en": "Teams",
                  "sv": "Lag"
                },
                "player": {
                  "en": "Players",
                  "sv": "Spelare"
                },
                "series": {
                  "en": "Series",
                  "sv": "Serier"
                }
              }
            },
            "shape": [
              "value",
              "name",
              "titles"
            ]
          },
          {
            "field": "additionalTags",
            "label": {
              "en": "Additional tags",
              "sv": "Ytterligare taggar"
            },
            "help": {
              "en": "Videos must have one or more of them; without any, none is needed.",
              "sv": "Videor måste ha en eller flera av dem; utan några behövs ingen."
            },
            "widget": "tag-picker",
            "wide": true,
            "options": {
              "source": "searchActiveTags",
              "known": "fetchTags",
              "active": "active",
              "detail": "detail",
              "kind": "resourceType",
              "kindParameter": "include",
              "kinds": {
                "custom": {
                  "en": "Tags",
                  "sv": "Taggar"
                },
                "team": {
                  "en": "Teams",
                  "sv": "Lag"
                },
                "player": {
                  "en": "Players",
                  "sv": "Spelare"
                },
                "series": {
                  "en": "Series",
                  "sv": "Serier"
                }
              }
            },
            "shape": [
              "value",
              "name",
              "titles"
            ]
          },
          {
            "field": "count",
            "label": {
              "en": "At most",
              "sv": "Högst"
            },
            "widget": "number"
          }
        ],
        "properties": [
          "requiredTags",
          "additionalTags",
          "count"
        ]
      }
    ],
    "initial": {
      "requiredTags": [],
      "additionalTags": [],
      "count": 6
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "requiredTags": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object"
        }
      },
      "additionalTags": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object"
        }
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 24
      }
    },
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
    searchActiveTags: {
      searches: true,
      read: (search: string, given: SearchActiveTagsParams = {}) => ({
        queryKey: tagsApi.getSearchActiveTagsQueryKey({ ...given, ...(search ? { searchQuery: search } : {}), count: 50 }),
        queryFn: async ({ signal }) => rowsOf(await tagsApi.searchActiveTags({ ...given, ...(search ? { searchQuery: search } : {}), count: 50 }, { signal })),
      }),
    },
    fetchTags: {
      searches: false,
      isFilled: true,
      values: 'tagsToFetch',
      read: (_search: string, given: FetchTagsParams) => ({
        queryKey: tagsApi.getFetchTagsQueryKey({ ...given, count: 50 }),
        queryFn: async ({ signal }) => rowsOf(await tagsApi.fetchTags({ ...given, count: 50 }, { signal })),
      }),
    },
  },
};
