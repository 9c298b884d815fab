// Printed by `npm run generate`. Do not edit.
import * as tagsApi from '../api/tags/tags.ts';
import * as layoutsApi from '../api/layouts/layouts.ts';
import type { Entity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { SearchActiveTagsParams, FetchTagsParams } from '../model/index.ts';
import { validate } from '../validators/article-list-section.js';

export const articleListSection: Entity = {
  "name": "article-list-section",
  "icon": "newspaper",
  "labels": {
    "one": {
      "en": "Article list",
      "sv": "Artikellista"
    },
    "many": {
      "en": "Article lists",
      "sv": "Artikellistor"
    },
    "add": {
      "en": "Article list",
      "sv": "Artikellista"
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
        "name": "articles",
        "title": {
          "en": "Articles",
          "sv": "Artiklar"
        },
        "fields": [
          {
            "field": "source",
            "label": {
              "en": "Shows",
              "sv": "Visar"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "latest": {
                "en": "Latest",
                "sv": "Senaste"
              },
              "tags": {
                "en": "By tags",
                "sv": "Efter taggar"
              },
              "manual": {
                "en": "Chosen",
                "sv": "Valda"
              }
            },
            "empty": ""
          },
          {
            "field": "tags",
            "label": {
              "en": "Tags",
              "sv": "Taggar"
            },
            "when": {
              "source": "tags"
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
            "field": "match",
            "label": {
              "en": "Articles have",
              "sv": "Artiklarna har"
            },
            "when": {
              "source": "tags"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "any": {
                "en": "Any of them",
                "sv": "Någon av dem"
              },
              "all": {
                "en": "All of them",
                "sv": "Alla"
              }
            },
            "empty": ""
          },
          {
            "field": "count",
            "label": {
              "en": "At most",
              "sv": "Högst"
            },
            "widget": "number"
          },
          {
            "field": "display",
            "label": {
              "en": "Shown as",
              "sv": "Visas som"
            },
            "choices": {
              "cards": {
                "en": "Cards",
                "sv": "Kort"
              },
              "list": {
                "en": "List",
                "sv": "Lista"
              },
              "headline": {
                "en": "Headlines",
                "sv": "Rubriker"
              }
            },
            "widget": "select",
            "empty": ""
          },
          {
            "field": "skipShown",
            "label": {
              "en": "Leave out what stands above",
              "sv": "Utelämna det som står ovanför"
            },
            "help": {
              "en": "An article that another section of the page shows before it is not shown twice.",
              "sv": "En artikel som en tidigare sektion på sidan visar visas inte två gånger."
            },
            "widget": "switch"
          },
          {
            "field": "onlyLanguage",
            "label": {
              "en": "Only in",
              "sv": "Bara på"
            },
            "widget": "language",
            "empty": null
          }
        ],
        "properties": [
          "source",
          "tags",
          "match",
          "count",
          "display",
          "skipShown",
          "onlyLanguage"
        ]
      },
      {
        "name": "pinned",
        "title": {
          "en": "Pinned first",
          "sv": "Fästa först"
        },
        "description": {
          "en": "They stand first, in this order, with a headline and a picture of their own if you like.",
          "sv": "De står först, i den här ordningen, med egen rubrik och bild om du vill."
        },
        "fields": [
          {
            "field": "pinned",
            "label": {
              "en": "Articles",
              "sv": "Artiklar"
            },
            "widget": "ordered-list",
            "wide": true,
            "items": [
              {
                "field": "articleId",
                "label": {
                  "en": "Article",
                  "sv": "Artikel"
                },
                "widget": "relation",
                "options": {
                  "source": "listLinkTargets",
                  "value": "id",
                  "text": "titles"
                }
              },
              {
                "field": "header",
                "label": {
                  "en": "Headline here",
                  "sv": "Rubrik här"
                },
                "help": {
                  "en": "Its own, where this is empty.",
                  "sv": "Dess egen, om det här är tomt."
                },
                "widget": "text",
                "empty": null
              },
              {
                "field": "media",
                "label": {
                  "en": "Picture here",
                  "sv": "Bild här"
                },
                "widget": "media",
                "options": {
                  "ratio": "16:9"
                },
                "empty": null
              },
              {
                "field": "until",
                "label": {
                  "en": "Stands first until",
                  "sv": "Står först till"
                },
                "widget": "date-time",
                "empty": null
              }
            ]
          }
        ],
        "properties": [
          "pinned"
        ]
      }
    ],
    "initial": {
      "source": "latest",
      "tags": [],
      "match": "any",
      "pinned": [],
      "count": 6,
      "display": "cards",
      "skipShown": true,
      "onlyLanguage": null
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "source": {
        "type": "string",
        "enum": [
          "latest",
          "tags",
          "manual"
        ]
      },
      "tags": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object"
        }
      },
      "match": {
        "type": "string",
        "enum": [
          "any",
          "all"
        ]
      },
      "count": {
        "type": "integer",
        "minimum": 1,
        "maximum": 24
      },
      "display": {
        "type": "string",
        "enum": [
          "cards",
          "list",
          "headline"
        ]
      },
      "skipShown": {
        "type": "boolean"
      },
      "onlyLanguage": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[a-z]{2}$"
      },
      "pinned": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object",
          "properties": {
            "articleId": {
              "type": "string",
              "minLength": 1,
              "maxLength": 60,
              "pattern": "^[A-Za-z0-9_-]+$"
            },
            "header": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 300
            },
            "media": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 300,
              "pattern": "^image\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
            },
            "until": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-](0\\d|1[0-4]):?[0-5]\\d)$",
              "format": "date-time"
            }
          },
          "required": [
            "articleId"
          ]
        }
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
    listLinkTargets: {
      searches: true,
      read: (search: string) => ({
        queryKey: layoutsApi.getListLinkTargetsQueryKey({ ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => layoutsApi.listLinkTargets({ ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
    },
  },
};
