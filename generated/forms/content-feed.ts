// Printed by `npm run generate`. Do not edit.
import * as contentFeedsApi from '../api/content-feeds/content-feeds.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import type { ContentFeedInput, ListContentFeedsParams } from '../model/index.ts';
import { validate } from '../validators/content-feed.js';

export const contentFeed: WholeEntity = {
  "name": "content-feed",
  "icon": "rss",
  "labels": {
    "one": {
      "en": "Content feed",
      "sv": "Innehållsflöde"
    },
    "many": {
      "en": "Content feeds",
      "sv": "Innehållsflöden"
    },
    "add": {
      "en": "Add content feed",
      "sv": "Lägg till innehållsflöde"
    }
  },
  "paths": {
    "list": "/content-feeds",
    "create": "/content-feeds/add",
    "edit": "/content-feeds/{id}/edit"
  },
  "whenEmpty": "Invalid parameter passed",
  "id": "id",
  "title": "name",
  "list": {
    "search": {
      "en": "Search name or address",
      "sv": "Sök namn eller adress"
    },
    "order": {
      "by": "name",
      "direction": "asc"
    },
    "searchParameter": "search",
    "pageSize": 20,
    "columns": [
      {
        "field": "name",
        "kind": "text",
        "label": {
          "en": "Name",
          "sv": "Namn"
        },
        "secondary": "url",
        "sort": "name"
      },
      {
        "field": "format",
        "kind": "choice",
        "label": {
          "en": "Format",
          "sv": "Format"
        },
        "choices": {
          "rss": {
            "en": "RSS",
            "sv": "RSS"
          },
          "atom": {
            "en": "Atom",
            "sv": "Atom"
          },
          "json": {
            "en": "JSON",
            "sv": "JSON"
          }
        },
        "sort": "format"
      },
      {
        "field": "active",
        "kind": "boolean",
        "label": {
          "en": "Active",
          "sv": "Aktivt"
        }
      },
      {
        "field": "createdAt",
        "kind": "date",
        "label": {
          "en": "Added",
          "sv": "Tillagt"
        },
        "sort": "createdAt"
      }
    ],
    "filters": [
      {
        "parameter": "active",
        "label": {
          "en": "Active",
          "sv": "Aktivt"
        },
        "choices": {
          "true": {
            "en": "Active",
            "sv": "Aktiva"
          },
          "false": {
            "en": "Inactive",
            "sv": "Inaktiva"
          }
        }
      },
      {
        "parameter": "format",
        "label": {
          "en": "Format",
          "sv": "Format"
        },
        "choices": {
          "rss": {
            "en": "RSS",
            "sv": "RSS"
          },
          "atom": {
            "en": "Atom",
            "sv": "Atom"
          },
          "json": {
            "en": "JSON",
            "sv": "JSON"
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
        "en": "The feed is gone for good. What was taken from it stays. Make it inactive to take it up again later.",
        "sv": "Flödet är borta för gott. Det som har hämtats från det finns kvar. Gör det inaktivt om du vill använda det igen senare."
      },
      "tone": "danger",
      "remove": true
    }
  ],
  "form": {
    "sections": [
      {
        "name": "feed",
        "title": {
          "en": "Feed",
          "sv": "Flöde"
        },
        "description": {
          "en": "What was taken from a feed stays when the feed is made inactive or removed.",
          "sv": "Det som har hämtats från ett flöde finns kvar när flödet görs inaktivt eller tas bort."
        },
        "fields": [
          {
            "field": "name",
            "label": {
              "en": "Name",
              "sv": "Namn"
            },
            "widget": "text"
          },
          {
            "field": "format",
            "label": {
              "en": "Format",
              "sv": "Format"
            },
            "widget": "radio",
            "choices": {
              "rss": {
                "en": "RSS",
                "sv": "RSS"
              },
              "atom": {
                "en": "Atom",
                "sv": "Atom"
              },
              "json": {
                "en": "JSON",
                "sv": "JSON"
              }
            }
          },
          {
            "field": "url",
            "label": {
              "en": "Address",
              "sv": "Adress"
            },
            "widget": "web-address",
            "wide": true
          },
          {
            "field": "active",
            "label": {
              "en": "Active",
              "sv": "Aktivt"
            },
            "help": {
              "en": "The site takes content from it.",
              "sv": "Webbplatsen hämtar innehåll från det."
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "name",
          "format",
          "url",
          "active"
        ]
      }
    ],
    "initial": {
      "name": "",
      "url": "",
      "format": "rss",
      "active": true
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "\\S"
      },
      "format": {
        "type": "string",
        "enum": [
          "rss",
          "atom",
          "json"
        ]
      },
      "url": {
        "type": "string",
        "minLength": 1,
        "maxLength": 2000,
        "format": "web-address"
      },
      "active": {
        "type": "boolean"
      }
    },
    "required": [
      "name",
      "format",
      "url"
    ]
  },
  "readOnly": [
    "id",
    "createdAt",
    "createdBy"
  ],
  validate,
  sources: {
  },
  readPage: (parameters: ListContentFeedsParams) => ({
    queryKey: contentFeedsApi.getListContentFeedsQueryKey(parameters),
    queryFn: ({ signal }) => contentFeedsApi.listContentFeeds(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: contentFeedsApi.getGetContentFeedQueryKey(id),
    queryFn: ({ signal }) => contentFeedsApi.getContentFeed(id, { signal }),
  }),
  create: (input: ContentFeedInput, request: RequestInit) => contentFeedsApi.createContentFeed(input, request),
  update: (id: string, input: ContentFeedInput, request: RequestInit) => contentFeedsApi.updateContentFeed(id, input, request),
  remove: (id: string, request: RequestInit) => contentFeedsApi.deleteContentFeed(id, request),
};
