// Printed by `npm run generate`. Do not edit.
import * as tagsApi from '../api/tags/tags.ts';
import * as mediaApi from '../api/media/media.ts';
import * as articlesApi from '../api/articles/articles.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import type { TagInput, ListCustomTagsParams, ListMediaParams, ListArticlesParams } from '../model/index.ts';
import { validate } from '../validators/custom-tag.js';

export const customTag: WholeEntity = {
  "name": "custom-tag",
  "icon": "tag",
  "labels": {
    "one": {
      "en": "Tag",
      "sv": "Tagg"
    },
    "many": {
      "en": "Custom tags",
      "sv": "Egna taggar"
    },
    "add": {
      "en": "Add tag",
      "sv": "Lägg till tagg"
    }
  },
  "paths": {
    "list": "/custom-tag-management",
    "create": "/custom-tag-management/add",
    "edit": "/custom-tag-management/{value}/edit"
  },
  "id": "value",
  "title": "name",
  "list": {
    "search": {
      "en": "Search name",
      "sv": "Sök namn"
    },
    "order": {
      "by": "name",
      "direction": "asc"
    },
    "searchParameter": "search",
    "pageSize": 25,
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
        "field": "usageCount",
        "kind": "number",
        "label": {
          "en": "Used",
          "sv": "Används"
        },
        "wide": true,
        "sort": "usageCount"
      },
      {
        "field": "active",
        "kind": "boolean",
        "label": {
          "en": "Active",
          "sv": "Aktiv"
        }
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
        "field": "value",
        "kind": "text",
        "label": {
          "en": "Key",
          "sv": "Nyckel"
        },
        "optional": true
      }
    ],
    "filters": [
      {
        "parameter": "active",
        "label": {
          "en": "Active",
          "sv": "Aktiv"
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
        "parameter": "used",
        "label": {
          "en": "Used",
          "sv": "Används"
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
      }
    ]
  },
  "actions": [
    {
      "name": "deactivate",
      "label": {
        "en": "Deactivate",
        "sv": "Avaktivera"
      },
      "text": {
        "en": "Deactivated tags are no longer offered. Everything that has them keeps them, and they can be activated again.",
        "sv": "Avaktiverade taggar erbjuds inte längre. Det som har dem behåller dem, och de kan aktiveras igen."
      },
      "when": {
        "active": true
      },
      "call": {
        "operation": "setTagActive",
        "body": {
          "active": false
        }
      }
    },
    {
      "name": "activate",
      "label": {
        "en": "Activate",
        "sv": "Aktivera"
      },
      "text": {
        "en": "Activated tags are offered again.",
        "sv": "Aktiverade taggar erbjuds igen."
      },
      "when": {
        "active": false
      },
      "call": {
        "operation": "setTagActive",
        "body": {
          "active": true
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
        "en": "Deleted tags are gone for good. Only tags that nothing uses can be deleted.",
        "sv": "Borttagna taggar är borta för gott. Bara taggar som inte används kan tas bort."
      },
      "tone": "danger",
      "when": {
        "usageCount": 0
      },
      "otherwise": {
        "en": "The tag is in use. Merge it into another, or deactivate it.",
        "sv": "Taggen används. Slå ihop den med en annan eller avaktivera den."
      },
      "remove": true
    }
  ],
  "links": [
    {
      "label": {
        "en": "Images",
        "sv": "Bilder"
      },
      "path": "/media-and-files/image/list?tag={value}",
      "tab": true,
      "count": "imageCount"
    },
    {
      "label": {
        "en": "Articles",
        "sv": "Artiklar"
      },
      "path": "/articles/list?tag={value}",
      "tab": true,
      "count": "articleCount"
    },
    {
      "label": {
        "en": "Videos",
        "sv": "Videor"
      },
      "path": "/media-and-files/video/list?tag={value}",
      "tab": true,
      "count": "videoCount"
    },
    {
      "label": {
        "en": "Merge duplicates",
        "sv": "Slå ihop dubbletter"
      },
      "path": "/custom-tag-management/merge"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "tag",
        "title": {
          "en": "Tag",
          "sv": "Tagg"
        },
        "fields": [
          {
            "field": "name",
            "label": {
              "en": "Name",
              "sv": "Namn"
            },
            "help": {
              "en": "The name can be changed later. Everything with the tag then shows the new name.",
              "sv": "Namnet kan ändras senare. Allt som har taggen visar då det nya namnet."
            },
            "widget": "text"
          },
          {
            "field": "usageCount",
            "label": {
              "en": "Used",
              "sv": "Används"
            },
            "widget": "read-only"
          },
          {
            "field": "active",
            "label": {
              "en": "Active",
              "sv": "Aktiv"
            },
            "widget": "read-only"
          }
        ],
        "properties": [
          "name",
          "usageCount",
          "active"
        ]
      }
    ],
    "initial": {
      "name": ""
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
      "usageCount": {
        "type": "integer",
        "minimum": 0
      },
      "active": {
        "type": "boolean"
      }
    },
    "required": [
      "name"
    ]
  },
  "readOnly": [
    "value",
    "titles",
    "active",
    "siteTag",
    "instanceId",
    "resourceType",
    "linkType",
    "detail",
    "usageCount",
    "imageCount",
    "videoCount",
    "articleCount",
    "createdAt",
    "createdBy",
    "lastModified"
  ],
  validate,
  sources: {
  },
  tabs: {
    "/media-and-files/image/list?tag={value}": {
  name: "image",
  url: (parameters: Omit<ListMediaParams, "type">) => mediaApi.getListMediaUrl({ ...parameters, "type": "image" }),
    },
    "/articles/list?tag={value}": {
  name: "article",
  url: ({ list = "latest", ...parameters }: ListArticlesParams & { list?: Parameters<typeof articlesApi.listArticles>[0] }) => articlesApi.getListArticlesUrl(list, parameters),
    },
    "/media-and-files/video/list?tag={value}": {
  name: "video",
  url: (parameters: Omit<ListMediaParams, "type">) => mediaApi.getListMediaUrl({ ...parameters, "type": "video" }),
    },
  },
  readPage: (parameters: ListCustomTagsParams) => ({
    queryKey: tagsApi.getListCustomTagsQueryKey(parameters),
    queryFn: ({ signal }) => tagsApi.listCustomTags(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: tagsApi.getGetTagQueryKey(id),
    queryFn: ({ signal }) => tagsApi.getTag(id, {}, { signal }),
  }),
  create: (input: TagInput, request: RequestInit) => tagsApi.createTag(input, { "siteTag": true }, request),
  update: (id: string, input: TagInput, request: RequestInit) => tagsApi.renameTag(id, input, request),
  remove: (id: string, request: RequestInit) => tagsApi.deleteTag(id, request),
  calls: {
    "deactivate": (id: string, request: RequestInit) => tagsApi.setTagActive(id, {"active":false}, { "siteTag": true }, request),
    "activate": (id: string, request: RequestInit) => tagsApi.setTagActive(id, {"active":true}, { "siteTag": true }, request),
  },
};
