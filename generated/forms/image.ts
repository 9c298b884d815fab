// Printed by `npm run generate`. Do not edit.
import * as mediaApi from '../api/media/media.ts';
import * as tagsApi from '../api/tags/tags.ts';
import type { ListedEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { MediaInput, ListMediaParams, SearchActiveTagsParams, FetchTagsParams, TagInput } from '../model/index.ts';
import { validate } from '../validators/image.js';

export const image: ListedEntity = {
  "name": "image",
  "icon": "image",
  "labels": {
    "one": {
      "en": "Image",
      "sv": "Bild"
    },
    "many": {
      "en": "Images",
      "sv": "Bilder"
    },
    "add": {
      "en": "Upload images",
      "sv": "Ladda upp bilder"
    }
  },
  "paths": {
    "list": "/media-and-files/image/list",
    "edit": "/media-and-files/image/{id}/edit"
  },
  "refusesInUse": true,
  "id": "id",
  "title": "name",
  "list": {
    "search": {
      "en": "Search name or description",
      "sv": "Sök namn eller beskrivning"
    },
    "edit": [
      "photographer",
      "isPrivate",
      "legal",
      "description"
    ],
    "order": {
      "by": "createdAt",
      "direction": "desc"
    },
    "searchParameter": "search",
    "zoneParameter": "timeZone",
    "pageSize": 20,
    "columns": [
      {
        "field": "thumbnailUrl",
        "kind": "image",
        "label": {
          "en": "Picture",
          "sv": "Bild"
        }
      },
      {
        "field": "name",
        "kind": "text",
        "label": {
          "en": "Name",
          "sv": "Namn"
        },
        "secondary": "description",
        "sort": "name"
      },
      {
        "field": "categories",
        "kind": "tags",
        "label": {
          "en": "Category",
          "sv": "Kategori"
        },
        "item": "name"
      },
      {
        "field": "tags",
        "kind": "tags",
        "label": {
          "en": "Tags",
          "sv": "Taggar"
        },
        "item": "titles"
      },
      {
        "field": "gameTags",
        "kind": "tags",
        "label": {
          "en": "Games",
          "sv": "Matcher"
        },
        "item": "titles",
        "optional": true
      },
      {
        "field": "createdAt",
        "kind": "date",
        "label": {
          "en": "Uploaded",
          "sv": "Uppladdad"
        },
        "sort": "createdAt"
      },
      {
        "field": "isPrivate",
        "kind": "boolean",
        "label": {
          "en": "Private",
          "sv": "Privat"
        },
        "optional": true
      },
      {
        "field": "width",
        "kind": "number",
        "label": {
          "en": "Width",
          "sv": "Bredd"
        },
        "unit": "px",
        "optional": true
      },
      {
        "field": "height",
        "kind": "number",
        "label": {
          "en": "Height",
          "sv": "Höjd"
        },
        "unit": "px",
        "optional": true
      },
      {
        "field": "sixteenNine",
        "kind": "boolean",
        "label": {
          "en": "16:9",
          "sv": "16:9"
        },
        "optional": true
      },
      {
        "field": "photographer",
        "kind": "text",
        "label": {
          "en": "Photographer",
          "sv": "Fotograf"
        },
        "optional": true
      },
      {
        "field": "size",
        "kind": "number",
        "label": {
          "en": "Size",
          "sv": "Storlek"
        },
        "unit": "B",
        "optional": true,
        "sort": "size"
      },
      {
        "field": "views",
        "kind": "number",
        "label": {
          "en": "Views",
          "sv": "Visningar"
        },
        "optional": true,
        "sort": "views"
      },
      {
        "field": "createdBy",
        "kind": "text",
        "person": true,
        "label": {
          "en": "Uploaded by",
          "sv": "Uppladdad av"
        },
        "optional": true
      }
    ],
    "filters": [
      {
        "parameter": "category",
        "label": {
          "en": "Category",
          "sv": "Kategori"
        },
        "source": "listMediaCategories",
        "value": "id",
        "text": "name"
      },
      {
        "parameter": "tag",
        "label": {
          "en": "Tag",
          "sv": "Tagg"
        },
        "source": "searchActiveTags",
        "value": "value",
        "text": "name"
      },
      {
        "parameter": "game",
        "label": {
          "en": "Game",
          "sv": "Match"
        },
        "source": "searchGameTags",
        "value": "value",
        "text": "name"
      },
      {
        "parameter": "uploader",
        "label": {
          "en": "Uploaded by",
          "sv": "Uppladdad av"
        },
        "source": "listMediaUploaders",
        "value": "id",
        "text": "name"
      },
      {
        "parameter": "private",
        "label": {
          "en": "Private",
          "sv": "Privat"
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
      },
      {
        "parameter": "uploadedFrom",
        "until": "uploadedUntil",
        "label": {
          "en": "Uploaded",
          "sv": "Uppladdad"
        }
      },
      {
        "parameter": "sixteenNine",
        "label": {
          "en": "16:9",
          "sv": "16:9"
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
      },
      {
        "parameter": "incomplete",
        "label": {
          "en": "Lacking",
          "sv": "Saknar"
        },
        "choices": {
          "true": {
            "en": "Rights or focal point",
            "sv": "Rättigheter eller fokuspunkt"
          },
          "false": {
            "en": "Nothing",
            "sv": "Ingenting"
          }
        },
        "watch": "true"
      }
    ]
  },
  "actions": [
    {
      "name": "hide",
      "label": {
        "en": "Make private",
        "sv": "Gör privat"
      },
      "text": {
        "en": "Only administrators find what is private. Anyone who was given the address of a file can still open it.",
        "sv": "Det som är privat hittas bara av administratörer. Den som har fått en fils adress kan ändå öppna den."
      },
      "ask": {
        "one": {
          "en": "Make {things} private?",
          "sv": "Gör {things} privat?"
        },
        "many": {
          "en": "Make {things} private?",
          "sv": "Gör {things} privata?"
        }
      },
      "when": {
        "isPrivate": false
      },
      "set": {
        "isPrivate": true
      }
    },
    {
      "name": "show",
      "label": {
        "en": "Make public",
        "sv": "Gör offentlig"
      },
      "text": {
        "en": "What is public can be shown on the site.",
        "sv": "Det som är offentligt kan visas på webbplatsen."
      },
      "ask": {
        "one": {
          "en": "Make {things} public?",
          "sv": "Gör {things} offentlig?"
        },
        "many": {
          "en": "Make {things} public?",
          "sv": "Gör {things} offentliga?"
        }
      },
      "when": {
        "isPrivate": true
      },
      "set": {
        "isPrivate": false
      }
    }
  ],
  "links": [
    {
      "label": {
        "en": "Upload images",
        "sv": "Ladda upp bilder"
      },
      "path": "/media-and-files/upload"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "picture",
        "title": {
          "en": "Picture",
          "sv": "Bild"
        },
        "fields": [
          {
            "field": "focalPoint",
            "label": {
              "en": "Focal point",
              "sv": "Fokuspunkt"
            },
            "widget": "focal-point",
            "options": {
              "picture": "imgixUrl",
              "width": "width",
              "height": "height"
            },
            "wide": true,
            "empty": null
          }
        ],
        "properties": [
          "focalPoint"
        ]
      },
      {
        "name": "details",
        "title": {
          "en": "Details",
          "sv": "Uppgifter"
        },
        "fields": [
          {
            "field": "name",
            "label": {
              "en": "Name",
              "sv": "Namn"
            },
            "wide": true,
            "widget": "text"
          },
          {
            "field": "description",
            "label": {
              "en": "Description",
              "sv": "Beskrivning"
            },
            "help": {
              "en": "What it shows, also for those who do not see it.",
              "sv": "Vad den visar, också för dem som inte ser den."
            },
            "widget": "textarea",
            "wide": true,
            "empty": null
          },
          {
            "field": "categories",
            "label": {
              "en": "Category",
              "sv": "Kategori"
            },
            "widget": "multi-relation",
            "options": {
              "source": "listMediaCategories",
              "value": "id",
              "text": "name"
            },
            "help": {
              "en": "One at most.",
              "sv": "Högst en."
            },
            "shape": [
              "id",
              "name"
            ]
          },
          {
            "field": "tags",
            "label": {
              "en": "Tags",
              "sv": "Taggar"
            },
            "widget": "tag-picker",
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
            "field": "gameTags",
            "label": {
              "en": "Games",
              "sv": "Matcher"
            },
            "widget": "tag-picker",
            "options": {
              "source": "searchGameTags",
              "known": "fetchTags",
              "active": "active",
              "detail": "detail"
            },
            "shape": [
              "value",
              "name",
              "titles"
            ]
          }
        ],
        "properties": [
          "name",
          "description",
          "categories",
          "tags",
          "gameTags"
        ]
      },
      {
        "name": "rights",
        "title": {
          "en": "Rights and visibility",
          "sv": "Rättigheter och synlighet"
        },
        "fields": [
          {
            "field": "photographer",
            "label": {
              "en": "Photographer",
              "sv": "Fotograf"
            },
            "widget": "text",
            "empty": null
          },
          {
            "field": "isPrivate",
            "label": {
              "en": "Private",
              "sv": "Privat"
            },
            "help": {
              "en": "Only administrators find it. Its address is no secret: anyone who was given it can open the file.",
              "sv": "Bara administratörer hittar den. Adressen är ingen hemlighet: den som har fått den kan öppna filen."
            },
            "widget": "switch"
          },
          {
            "field": "legal",
            "label": {
              "en": "Legal",
              "sv": "Rättigheter"
            },
            "help": {
              "en": "Rights to the picture, and how it may be used.",
              "sv": "Vem som har rätt till bilden och hur den får användas."
            },
            "widget": "textarea",
            "wide": true,
            "empty": null
          }
        ],
        "properties": [
          "photographer",
          "isPrivate",
          "legal"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "focalPoint": {
        "type": [
          "object",
          "null"
        ]
      },
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 300,
        "pattern": "\\S"
      },
      "description": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 4000
      },
      "categories": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object"
        }
      },
      "tags": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "object"
        }
      },
      "gameTags": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "object"
        }
      },
      "photographer": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "isPrivate": {
        "type": "boolean"
      },
      "legal": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000
      }
    },
    "required": [
      "name"
    ]
  },
  "readOnly": [
    "id",
    "type",
    "sixteenNine",
    "views",
    "imgixUrl",
    "filepath",
    "thumbDir",
    "mimetype",
    "mediaPropertiesUrl",
    "properties",
    "size",
    "width",
    "height",
    "duration",
    "status",
    "hash",
    "version",
    "thumbnailUrl",
    "thumbnailMediaObject",
    "video",
    "isScheduled",
    "instanceId",
    "createdBy",
    "createdAt",
    "lastModified"
  ],
  validate,
  sources: {
    listMediaCategories: {
      searches: false,
      read: () => ({
        queryKey: mediaApi.getListMediaCategoriesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await mediaApi.listMediaCategories({ signal })),
      }),
    },
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
    searchGameTags: {
      searches: true,
      read: (search: string) => ({
        queryKey: tagsApi.getSearchGameTagsQueryKey({ ...(search ? { searchQuery: search } : {}), count: 50 }),
        queryFn: async ({ signal }) => rowsOf(await tagsApi.searchGameTags({ ...(search ? { searchQuery: search } : {}), count: 50 }, { signal })),
      }),
    },
    listMediaUploaders: {
      searches: false,
      read: () => ({
        queryKey: mediaApi.getListMediaUploadersQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await mediaApi.listMediaUploaders({ signal })),
      }),
    },
  },
  makers: {
    createTag: (input: TagInput, request: RequestInit) => tagsApi.createTag(input, { "siteTag": true }, request),
  },
  readPage: (parameters: Omit<ListMediaParams, "type">) => ({
    queryKey: mediaApi.getListMediaQueryKey({ ...parameters, "type": "image" }),
    queryFn: ({ signal }) => mediaApi.listMedia({ ...parameters, "type": "image" }, { signal }),
  }),
  read: (id: string) => ({
    queryKey: mediaApi.getGetMediaQueryKey("image", id),
    queryFn: ({ signal }) => mediaApi.getMedia("image", id, { signal }),
  }),
  update: (id: string, input: MediaInput, request: RequestInit) => mediaApi.updateMedia(input, { "type": "image", id }, request),
  remove: (id: string, request: RequestInit, evenInUse?: boolean) => mediaApi.deleteMedia("image", id, (evenInUse ? { evenInUse } : {}), request),
  uses: (id: string) => ({
    queryKey: mediaApi.getListMediaUsesQueryKey("image", id),
    queryFn: ({ signal }) => mediaApi.listMediaUses("image", id, { signal }),
  }),
};
