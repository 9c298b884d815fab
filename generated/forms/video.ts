// Printed by `npm run generate`. Do not edit.
import * as mediaApi from '../api/media/media.ts';
import * as tagsApi from '../api/tags/tags.ts';
import type { ListedEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { MediaInput, ListMediaParams, SearchActiveTagsParams, FetchTagsParams, TagInput } from '../model/index.ts';
import { validate } from '../validators/video.js';

export const video: ListedEntity = {
  "name": "video",
  "icon": "video",
  "labels": {
    "one": {
      "en": "Video",
      "sv": "Video"
    },
    "many": {
      "en": "Videos",
      "sv": "Videor"
    },
    "add": {
      "en": "Upload videos",
      "sv": "Ladda upp videor"
    }
  },
  "paths": {
    "list": "/media-and-files/video/list",
    "edit": "/media-and-files/video/{id}/edit"
  },
  "refusesInUse": true,
  "id": "id",
  "title": "name",
  "list": {
    "search": {
      "en": "Search name or description",
      "sv": "Sök namn eller beskrivning"
    },
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
        "field": "duration",
        "kind": "number",
        "label": {
          "en": "Duration",
          "sv": "Längd"
        },
        "unit": "s",
        "optional": true
      },
      {
        "field": "draft",
        "kind": "boolean",
        "label": {
          "en": "Draft",
          "sv": "Utkast"
        },
        "optional": true
      },
      {
        "field": "publishDate",
        "kind": "date",
        "label": {
          "en": "Publish date",
          "sv": "Publiceringsdatum"
        },
        "optional": true
      },
      {
        "field": "isLocked",
        "kind": "boolean",
        "label": {
          "en": "Locked",
          "sv": "Låst"
        },
        "optional": true
      },
      {
        "field": "isHiddenInListing",
        "kind": "boolean",
        "label": {
          "en": "Hidden in listings",
          "sv": "Dold i listor"
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
        "source": "listVideoCategories",
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
        "parameter": "draft",
        "label": {
          "en": "Draft",
          "sv": "Utkast"
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
        "parameter": "status",
        "label": {
          "en": "File",
          "sv": "Fil"
        },
        "choices": {
          "pending": {
            "en": "Waiting for its file",
            "sv": "Väntar på sin fil"
          },
          "ready": {
            "en": "Ready",
            "sv": "Klar"
          },
          "failed": {
            "en": "Failed",
            "sv": "Misslyckad"
          }
        }
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
        "en": "Upload videos",
        "sv": "Ladda upp videor"
      },
      "path": "/media-and-files/upload"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "video",
        "title": {
          "en": "Video and thumbnail",
          "sv": "Video och miniatyr"
        },
        "fields": [
          {
            "field": "posterUploadKey",
            "label": {
              "en": "Frame as thumbnail",
              "sv": "Bildruta som miniatyr"
            },
            "help": {
              "en": "Play or move to the right moment, then use that frame.",
              "sv": "Spela upp eller gå till rätt ögonblick och använd sedan den bildrutan."
            },
            "widget": "frame",
            "options": {
              "video": "video",
              "picture": "thumbnailUrl",
              "instead": "thumbnail"
            },
            "wide": true,
            "empty": null
          },
          {
            "field": "thumbnail",
            "label": {
              "en": "Image of the library as thumbnail",
              "sv": "Bild ur biblioteket som miniatyr"
            },
            "help": {
              "en": "Shown instead of any frame, as long as it is chosen.",
              "sv": "Visas i stället för en bildruta, så länge den är vald."
            },
            "widget": "media",
            "options": {
              "ratio": "16:9"
            },
            "wide": true,
            "empty": null
          }
        ],
        "properties": [
          "posterUploadKey",
          "thumbnail"
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
              "en": "Categories",
              "sv": "Kategorier"
            },
            "widget": "multi-relation",
            "options": {
              "source": "listVideoCategories",
              "value": "id",
              "text": "name"
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
              "detail": "detail",
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
                  }
                }
              }
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
        "name": "publishing",
        "title": {
          "en": "Publishing and visibility",
          "sv": "Publicering och synlighet"
        },
        "fields": [
          {
            "field": "draft",
            "label": {
              "en": "Draft",
              "sv": "Utkast"
            },
            "help": {
              "en": "Not published. Anyone who was given its address can open the file.",
              "sv": "Publiceras inte. Den som har fått adressen kan öppna filen."
            },
            "widget": "switch"
          },
          {
            "field": "publishDate",
            "label": {
              "en": "Publish date",
              "sv": "Publiceringsdatum"
            },
            "help": {
              "en": "In the future, to publish it later. Left empty, it is published as soon as it is no draft.",
              "sv": "I framtiden, för att publicera senare. Lämnas den tom publiceras videon så snart den inte är ett utkast."
            },
            "widget": "date-time",
            "options": {
              "future": true
            },
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
            "field": "isLocked",
            "label": {
              "en": "Locked",
              "sv": "Låst"
            },
            "help": {
              "en": "Nobody changes it until it is unlocked here.",
              "sv": "Ingen ändrar den förrän den låses upp här."
            },
            "widget": "switch"
          },
          {
            "field": "isHiddenInListing",
            "label": {
              "en": "Hidden in listings",
              "sv": "Dold i listor"
            },
            "help": {
              "en": "Lists of the public site leave it out.",
              "sv": "Den offentliga webbplatsens listor visar den inte."
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "draft",
          "publishDate",
          "isPrivate",
          "isLocked",
          "isHiddenInListing"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "posterUploadKey": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 60,
        "pattern": "^[A-Za-z0-9_-]+$"
      },
      "thumbnail": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300,
        "pattern": "^image\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
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
      "draft": {
        "type": "boolean"
      },
      "publishDate": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-](0\\d|1[0-4]):?[0-5]\\d)$",
        "format": "date-time"
      },
      "isPrivate": {
        "type": "boolean"
      },
      "isLocked": {
        "type": "boolean"
      },
      "isHiddenInListing": {
        "type": "boolean"
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
    listVideoCategories: {
      searches: false,
      read: () => ({
        queryKey: mediaApi.getListVideoCategoriesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await mediaApi.listVideoCategories({ signal })),
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
    queryKey: mediaApi.getListMediaQueryKey({ ...parameters, "type": "video" }),
    queryFn: ({ signal }) => mediaApi.listMedia({ ...parameters, "type": "video" }, { signal }),
  }),
  read: (id: string) => ({
    queryKey: mediaApi.getGetMediaQueryKey("video", id),
    queryFn: ({ signal }) => mediaApi.getMedia("video", id, { signal }),
  }),
  update: (id: string, input: MediaInput, request: RequestInit) => mediaApi.updateMedia(input, { "type": "video", id }, request),
  remove: (id: string, request: RequestInit, evenInUse?: boolean) => mediaApi.deleteMedia("video", id, (evenInUse ? { evenInUse } : {}), request),
  uses: (id: string) => ({
    queryKey: mediaApi.getListMediaUsesQueryKey("video", id),
    queryFn: ({ signal }) => mediaApi.listMediaUses("video", id, { signal }),
  }),
};
