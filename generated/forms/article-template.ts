// Printed by `npm run generate`. Do not edit.
import * as articlesApi from '../api/articles/articles.ts';
import * as tagsApi from '../api/tags/tags.ts';
import type { WholeEntity, ListParameters } from '../../src/contract/entity.ts';
import { pageOf, rowsOf } from '../../src/contract/page-of.ts';
import type { ArticleTemplateInput, FetchTagsParams, SearchActiveTagsParams, TagInput } from '../model/index.ts';
import { validate } from '../validators/article-template.js';

export const articleTemplate: WholeEntity = {
  "name": "article-template",
  "icon": "layout-template",
  "labels": {
    "one": {
      "en": "Article template",
      "sv": "Artikelmall"
    },
    "many": {
      "en": "Article templates",
      "sv": "Artikelmallar"
    },
    "add": {
      "en": "Add template",
      "sv": "Lägg till mall"
    }
  },
  "paths": {
    "list": "/articles/templates",
    "create": "/articles/templates/add",
    "edit": "/articles/templates/{templateId}/edit"
  },
  "id": "id",
  "title": "name",
  "list": {
    "order": {
      "by": "",
      "direction": "asc"
    },
    "pageSize": 20,
    "columns": [
      {
        "field": "name",
        "kind": "text",
        "label": {
          "en": "Name",
          "sv": "Namn"
        },
        "sort": "name"
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
        "field": "createdBy",
        "kind": "text",
        "person": true,
        "label": {
          "en": "Made by",
          "sv": "Gjord av"
        },
        "optional": true
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
        "en": "It is gone for good. Articles that were made from it stay.",
        "sv": "Den är borta för gott. Artiklar som gjordes från den finns kvar."
      },
      "tone": "danger",
      "remove": true
    }
  ],
  "form": {
    "arrangement": "document",
    "sections": [
      {
        "name": "content",
        "title": {
          "en": "Text",
          "sv": "Text"
        },
        "fields": [
          {
            "field": "article.label",
            "label": {
              "en": "Word above the headline",
              "sv": "Ord ovanför rubriken"
            },
            "widget": "text",
            "options": {
              "look": "kicker"
            },
            "wide": true,
            "empty": null
          },
          {
            "field": "article.header",
            "label": {
              "en": "Headline",
              "sv": "Rubrik"
            },
            "widget": "textarea",
            "options": {
              "look": "headline",
              "cuts": [
                {
                  "at": 60,
                  "where": {
                    "en": "Search engines",
                    "sv": "Sökmotorer"
                  }
                },
                {
                  "at": 110,
                  "where": {
                    "en": "Social networks",
                    "sv": "Sociala medier"
                  }
                }
              ]
            },
            "wide": true
          },
          {
            "field": "article.intro",
            "label": {
              "en": "Intro",
              "sv": "Ingress"
            },
            "widget": "textarea",
            "options": {
              "look": "lead"
            },
            "wide": true,
            "empty": null
          },
          {
            "field": "article.metadata.mediaType",
            "label": {
              "en": "Main media",
              "sv": "Huvudmedia"
            },
            "widget": "radio",
            "options": {
              "look": "segments"
            },
            "choices": {
              "library": {
                "en": "From the library",
                "sv": "Från biblioteket"
              },
              "embedded": {
                "en": "Embedded",
                "sv": "Inbäddat"
              }
            },
            "wide": true,
            "empty": ""
          },
          {
            "field": "article.mainMedia",
            "label": {
              "en": "Picture or video",
              "sv": "Bild eller video"
            },
            "when": {
              "article.metadata.mediaType": [
                "library",
                null
              ]
            },
            "widget": "media",
            "options": {
              "kinds": [
                "image",
                "video"
              ],
              "ratio": "16:9",
              "look": "figure"
            },
            "wide": true,
            "empty": null
          },
          {
            "field": "article.embeddedMedia.url",
            "label": {
              "en": "Address of the video or post",
              "sv": "Adress till videon eller inlägget"
            },
            "when": {
              "article.metadata.mediaType": "embedded"
            },
            "widget": "web-address",
            "wide": true
          },
          {
            "field": "article.embeddedMedia.thumbnail",
            "label": {
              "en": "Picture that stands for it",
              "sv": "Bild som visas för det"
            },
            "when": {
              "article.metadata.mediaType": "embedded"
            },
            "widget": "media",
            "options": {
              "ratio": "16:9",
              "look": "figure"
            },
            "wide": true,
            "empty": null
          },
          {
            "field": "article.body",
            "label": {
              "en": "Body",
              "sv": "Brödtext"
            },
            "widget": "rich-text",
            "options": {
              "headings": true,
              "nodes": [
                "table",
                "picture",
                "gallery",
                "embed",
                "game",
                "factbox"
              ],
              "games": "searchGameTags",
              "knownGames": "fetchTags",
              "language": "article.lang",
              "severalPictures": "multipleImagesArticle"
            },
            "wide": true,
            "empty": null
          }
        ],
        "properties": [
          "article"
        ]
      },
      {
        "name": "template",
        "title": {
          "en": "Template",
          "sv": "Mall"
        },
        "description": {
          "en": "In headline, intro and body these words are filled in from the game that an article is made for: {homeTeam}, {awayTeam}, {score}, {homeScore}, {awayScore}, {date}, {time}, {venue}, {competition}.",
          "sv": "I rubrik, ingress och brödtext fylls de här orden i från matchen som artikeln görs för: {homeTeam}, {awayTeam}, {score}, {homeScore}, {awayScore}, {date}, {time}, {venue}, {competition}."
        },
        "fields": [
          {
            "field": "name",
            "label": {
              "en": "Name of the template",
              "sv": "Mallens namn"
            },
            "wide": true,
            "widget": "text"
          }
        ],
        "properties": [
          "name"
        ]
      },
      {
        "name": "details",
        "title": {
          "en": "Tags, author and language",
          "sv": "Taggar, författare och språk"
        },
        "fields": [
          {
            "field": "article.tags",
            "label": {
              "en": "Tags",
              "sv": "Taggar"
            },
            "widget": "tag-picker",
            "wide": true,
            "options": {
              "source": "searchActiveTags",
              "create": "createTag",
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
                "game": {
                  "en": "Games",
                  "sv": "Matcher"
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
              },
              "links": {
                "kind": "game",
                "types": {
                  "game": {
                    "en": "Game",
                    "sv": "Match"
                  },
                  "preview": {
                    "en": "Preview",
                    "sv": "Inför matchen"
                  },
                  "report": {
                    "en": "Report",
                    "sv": "Referat"
                  },
                  "live": {
                    "en": "Live",
                    "sv": "Direkt"
                  },
                  "highlights": {
                    "en": "Highlights",
                    "sv": "Höjdpunkter"
                  },
                  "interview": {
                    "en": "Interview",
                    "sv": "Intervju"
                  },
                  "lineup": {
                    "en": "Line-up",
                    "sv": "Laguppställning"
                  }
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
            "field": "article.author",
            "label": {
              "en": "Author",
              "sv": "Författare"
            },
            "widget": "text",
            "empty": null
          },
          {
            "field": "article.lang",
            "label": {
              "en": "Language",
              "sv": "Språk"
            },
            "widget": "language",
            "empty": ""
          }
        ],
        "properties": [
          "article"
        ]
      }
    ],
    "initial": {
      "name": "",
      "article": {
        "articleVersion": "v3",
        "header": "",
        "lang": "sv",
        "metadata": {
          "mediaType": "library"
        }
      }
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "article": {
        "type": "object",
        "properties": {
          "label": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 40
          },
          "header": {
            "type": "string",
            "minLength": 1,
            "maxLength": 300,
            "pattern": "\\S"
          },
          "intro": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 5000
          },
          "metadata": {
            "type": "object",
            "properties": {
              "mediaType": {
                "type": "string",
                "enum": [
                  "library",
                  "embedded"
                ]
              }
            }
          },
          "mainMedia": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 300,
            "pattern": "^(image|video)\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
          },
          "embeddedMedia": {
            "type": "object",
            "properties": {
              "url": {
                "type": "string",
                "minLength": 1,
                "maxLength": 2000,
                "format": "web-address"
              },
              "thumbnail": {
                "type": [
                  "string",
                  "null"
                ],
                "maxLength": 300,
                "pattern": "^image\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
              }
            }
          },
          "body": {
            "type": [
              "object",
              "string",
              "null"
            ],
            "maxLength": 900000
          },
          "tags": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "type": "object"
            }
          },
          "author": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 200
          },
          "lang": {
            "type": "string",
            "pattern": "^([a-z]{2}|SE)$"
          }
        },
        "required": [
          "header"
        ]
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "\\S"
      }
    },
    "required": [
      "name"
    ]
  },
  "readOnly": [
    "id",
    "version",
    "createdAt",
    "createdBy",
    "lastModified"
  ],
  validate,
  sources: {
    fetchTags: {
      searches: false,
      isFilled: true,
      values: 'tagsToFetch',
      read: (_search: string, given: FetchTagsParams) => ({
        queryKey: tagsApi.getFetchTagsQueryKey({ ...given, count: 50 }),
        queryFn: async ({ signal }) => rowsOf(await tagsApi.fetchTags({ ...given, count: 50 }, { signal })),
      }),
    },
    searchActiveTags: {
      searches: true,
      read: (search: string, given: SearchActiveTagsParams = {}) => ({
        queryKey: tagsApi.getSearchActiveTagsQueryKey({ ...given, ...(search ? { searchQuery: search } : {}), count: 50 }),
        queryFn: async ({ signal }) => rowsOf(await tagsApi.searchActiveTags({ ...given, ...(search ? { searchQuery: search } : {}), count: 50 }, { signal })),
      }),
    },
  },
  makers: {
    createTag: (input: TagInput, request: RequestInit) => tagsApi.createTag(input, { "siteTag": true }, request),
  },
  readPage: (parameters: ListParameters) => ({
    queryKey: [...articlesApi.getListArticleTemplatesQueryKey(), parameters],
    queryFn: async ({ signal }) => pageOf(await articlesApi.listArticleTemplates({ signal }), parameters),
  }),
  read: (id: string) => ({
    queryKey: articlesApi.getGetArticleTemplateQueryKey(id),
    queryFn: ({ signal }) => articlesApi.getArticleTemplate(id, { signal }),
  }),
  create: (input: ArticleTemplateInput, request: RequestInit) => articlesApi.createArticleTemplate(input, request),
  update: (id: string, input: ArticleTemplateInput, request: RequestInit) => articlesApi.updateArticleTemplate(id, input, request),
  remove: (id: string, request: RequestInit) => articlesApi.deleteArticleTemplate(id, request),
};
