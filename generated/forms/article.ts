// Printed by `npm run generate`. Do not edit.
import * as articlesApi from '../api/articles/articles.ts';
import * as tagsApi from '../api/tags/tags.ts';
import * as sportsApi from '../api/sports/sports.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import { held } from '../../src/contract/held.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { ArticleInput, ListArticlesParams, FetchTagsParams, SearchActiveTagsParams, TagInput } from '../model/index.ts';
import { validate } from '../validators/article.js';

export const article: WholeEntity = {
  "name": "article",
  "icon": "newspaper",
  "labels": {
    "one": {
      "en": "Article",
      "sv": "Artikel"
    },
    "many": {
      "en": "Articles",
      "sv": "Artiklar"
    },
    "add": {
      "en": "Write article",
      "sv": "Skriv artikel"
    }
  },
  "paths": {
    "list": "/articles/list",
    "create": "/articles/create",
    "edit": "/articles/{id}/edit"
  },
  "refusesInUse": true,
  "id": "id",
  "title": "header",
  "list": {
    "search": {
      "en": "Search text, author or tag",
      "sv": "Sök text, författare eller tagg"
    },
    "edit": [
      "author",
      "sitePriority",
      "highlightedArticle",
      "hideInListing"
    ],
    "days": {
      "field": "publishedAt",
      "filter": "publishedFrom"
    },
    "order": {
      "by": "",
      "direction": "asc"
    },
    "searchParameter": "search",
    "zoneParameter": "timeZone",
    "pageSize": 20,
    "columns": [
      {
        "field": "header",
        "kind": "text",
        "label": {
          "en": "Headline",
          "sv": "Rubrik"
        },
        "secondary": "introRawText",
        "sort": "header"
      },
      {
        "field": "thumbnailUrl",
        "kind": "image",
        "label": {
          "en": "Picture",
          "sv": "Bild"
        }
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
          "scheduled": {
            "en": "Scheduled",
            "sv": "Schemalagd"
          },
          "published": {
            "en": "Published",
            "sv": "Publicerad"
          },
          "unpublished": {
            "en": "Unpublished",
            "sv": "Avpublicerad"
          },
          "expired": {
            "en": "Expired",
            "sv": "Utgången"
          },
          "deleted": {
            "en": "Deleted",
            "sv": "Borttagen"
          }
        }
      },
      {
        "field": "publishedAt",
        "kind": "date",
        "label": {
          "en": "Published",
          "sv": "Publicerad"
        },
        "sort": "publishedAt"
      },
      {
        "field": "author",
        "kind": "text",
        "person": true,
        "label": {
          "en": "Author",
          "sv": "Författare"
        },
        "sort": "author"
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
        "field": "tags",
        "kind": "tags",
        "label": {
          "en": "Tags",
          "sv": "Taggar"
        },
        "item": "titles",
        "optional": true
      },
      {
        "field": "gameCount",
        "kind": "number",
        "label": {
          "en": "Games",
          "sv": "Matcher"
        },
        "optional": true
      },
      {
        "field": "label",
        "kind": "text",
        "label": {
          "en": "Label",
          "sv": "Vinjett"
        },
        "optional": true
      },
      {
        "field": "lang",
        "kind": "text",
        "label": {
          "en": "Language",
          "sv": "Språk"
        },
        "optional": true
      },
      {
        "field": "sitePriority",
        "kind": "number",
        "label": {
          "en": "Priority",
          "sv": "Prioritet"
        },
        "optional": true,
        "sort": "sitePriority"
      },
      {
        "field": "highlightedArticle",
        "kind": "boolean",
        "label": {
          "en": "Highlighted",
          "sv": "Framhävd"
        },
        "optional": true
      },
      {
        "field": "hideInListing",
        "kind": "boolean",
        "label": {
          "en": "Hidden in lists",
          "sv": "Dold i listor"
        },
        "optional": true
      },
      {
        "field": "wordCount",
        "kind": "number",
        "label": {
          "en": "Words",
          "sv": "Ord"
        },
        "optional": true
      },
      {
        "field": "articleVersion",
        "kind": "choice",
        "label": {
          "en": "Version",
          "sv": "Version"
        },
        "choices": {
          "v1": {
            "en": "Version 1, plain text",
            "sv": "Version 1, ren text"
          },
          "v2": {
            "en": "Version 2, HTML",
            "sv": "Version 2, HTML"
          },
          "v3": {
            "en": "Version 3",
            "sv": "Version 3"
          }
        },
        "optional": true
      },
      {
        "field": "deletedAt",
        "kind": "date",
        "label": {
          "en": "Deleted at",
          "sv": "Borttagen den"
        },
        "optional": true,
        "sort": "deletedAt"
      },
      {
        "field": "modifiedBy",
        "kind": "text",
        "person": true,
        "label": {
          "en": "Changed by",
          "sv": "Ändrad av"
        },
        "optional": true
      }
    ],
    "filters": [
      {
        "parameter": "list",
        "as": "tabs",
        "label": {
          "en": "Articles",
          "sv": "Artiklar"
        },
        "choices": {
          "latest": {
            "en": "Latest",
            "sv": "Senaste"
          },
          "published": {
            "en": "Published",
            "sv": "Publicerade"
          },
          "unpublished": {
            "en": "Unpublished",
            "sv": "Avpublicerade"
          },
          "deleted": {
            "en": "Deleted",
            "sv": "Borttagna"
          }
        }
      },
      {
        "parameter": "state",
        "label": {
          "en": "State",
          "sv": "Status"
        },
        "choices": {
          "draft": {
            "en": "Draft",
            "sv": "Utkast"
          },
          "scheduled": {
            "en": "Scheduled",
            "sv": "Schemalagd"
          },
          "published": {
            "en": "Published",
            "sv": "Publicerad"
          },
          "unpublished": {
            "en": "Unpublished",
            "sv": "Avpublicerad"
          },
          "expired": {
            "en": "Expired",
            "sv": "Utgången"
          },
          "deleted": {
            "en": "Deleted",
            "sv": "Borttagen"
          }
        }
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
        "parameter": "publishedFrom",
        "until": "publishedUntil",
        "label": {
          "en": "Published",
          "sv": "Publicerad"
        }
      },
      {
        "parameter": "changedFrom",
        "until": "changedUntil",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        }
      },
      {
        "parameter": "highlighted",
        "label": {
          "en": "Highlighted",
          "sv": "Framhävd"
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
        "parameter": "hidden",
        "label": {
          "en": "Hidden in lists",
          "sv": "Dold i listor"
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
        "parameter": "version",
        "label": {
          "en": "Version",
          "sv": "Version"
        },
        "choices": {
          "v1": {
            "en": "Version 1, plain text",
            "sv": "Version 1, ren text"
          },
          "v2": {
            "en": "Version 2, HTML",
            "sv": "Version 2, HTML"
          },
          "v3": {
            "en": "Version 3",
            "sv": "Version 3"
          }
        }
      }
    ]
  },
  "actions": [
    {
      "name": "publish",
      "label": {
        "en": "Publish",
        "sv": "Publicera"
      },
      "text": {
        "en": "What is published is seen by visitors from now on, or from the moment that it is planned for.",
        "sv": "Besökarna ser det som publiceras från och med nu, eller från den tidpunkt som det är planerat till."
      },
      "when": {
        "state": [
          "draft",
          "unpublished",
          "expired"
        ]
      },
      "saves": true,
      "call": {
        "operation": "actOnArticle",
        "parameters": {
          "action": "publish"
        }
      },
      "told": {
        "done": {
          "en": "Published successfully!",
          "sv": "Publicerad!"
        },
        "failed": {
          "en": "Published failed!",
          "sv": "Publiceringen misslyckades!"
        }
      }
    },
    {
      "name": "publish-now",
      "label": {
        "en": "Publish now",
        "sv": "Publicera nu"
      },
      "text": {
        "en": "What is published now is seen before the moment that it was planned for.",
        "sv": "Det som publiceras nu syns före den tidpunkt som det var planerat till."
      },
      "ask": {
        "one": {
          "en": "Publish {things} now?",
          "sv": "Publicera {things} nu?"
        },
        "many": {
          "en": "Publish {things} now?",
          "sv": "Publicera {things} nu?"
        }
      },
      "when": {
        "state": "scheduled"
      },
      "saves": true,
      "call": {
        "operation": "actOnArticle",
        "parameters": {
          "action": "publish"
        }
      },
      "told": {
        "done": {
          "en": "Published successfully!",
          "sv": "Publicerad!"
        },
        "failed": {
          "en": "Published failed!",
          "sv": "Publiceringen misslyckades!"
        }
      }
    },
    {
      "name": "unpublish",
      "label": {
        "en": "Unpublish",
        "sv": "Avpublicera"
      },
      "text": {
        "en": "What is unpublished is no longer found by visitors. It can be published again.",
        "sv": "Besökarna hittar inte längre det som avpubliceras. Det kan publiceras igen."
      },
      "tone": "danger",
      "when": {
        "state": [
          "published",
          "scheduled"
        ]
      },
      "uses": true,
      "call": {
        "operation": "actOnArticle",
        "parameters": {
          "action": "unpublish"
        }
      },
      "told": {
        "done": {
          "en": "Unpublish successfully!",
          "sv": "Avpublicerad!"
        }
      }
    },
    {
      "name": "duplicate",
      "label": {
        "en": "Duplicate",
        "sv": "Duplicera"
      },
      "text": {
        "en": "Makes a draft with the same content. A copy of an older version can be edited.",
        "sv": "Gör ett utkast med samma innehåll. En kopia av en äldre version kan redigeras."
      },
      "call": {
        "operation": "actOnArticle",
        "parameters": {
          "action": "duplicate"
        }
      },
      "told": {
        "done": {
          "en": "Duplicated successfully!",
          "sv": "Duplicerad!"
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
        "en": "What is deleted leaves the site and stands among the deleted articles, from where it can be restored.",
        "sv": "Det som tas bort lämnar webbplatsen och ligger bland de borttagna artiklarna, där det kan hämtas tillbaka."
      },
      "tone": "danger",
      "when": {
        "deleted": false
      },
      "uses": true,
      "call": {
        "operation": "actOnArticle",
        "parameters": {
          "action": "delete"
        }
      },
      "told": {
        "done": {
          "en": "Article deleted successfully!",
          "sv": "Artikeln har tagits bort!"
        },
        "failed": {
          "en": "Delete failed!",
          "sv": "Borttagningen misslyckades!"
        }
      }
    },
    {
      "name": "restore",
      "label": {
        "en": "Restore",
        "sv": "Hämta tillbaka"
      },
      "text": {
        "en": "What is restored is unpublished.",
        "sv": "Det som hämtas tillbaka är avpublicerat."
      },
      "when": {
        "deleted": true
      },
      "call": {
        "operation": "actOnArticle",
        "parameters": {
          "action": "restore"
        }
      },
      "told": {
        "done": {
          "en": "Restored successfully!",
          "sv": "Hämtad tillbaka!"
        }
      }
    },
    {
      "name": "delete-for-good",
      "label": {
        "en": "Delete for good",
        "sv": "Ta bort för gott"
      },
      "text": {
        "en": "What is deleted for good cannot be brought back.",
        "sv": "Det som tas bort för gott kan inte hämtas tillbaka."
      },
      "ask": {
        "one": {
          "en": "Delete {things} for good?",
          "sv": "Ta bort {things} för gott?"
        },
        "many": {
          "en": "Delete {things} for good?",
          "sv": "Ta bort {things} för gott?"
        }
      },
      "tone": "danger",
      "when": {
        "deleted": true
      },
      "remove": true,
      "uses": true
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
            "field": "label",
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
            "field": "header",
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
            "field": "intro",
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
            "field": "metadata.mediaType",
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
            "field": "mainMedia",
            "label": {
              "en": "Picture or video",
              "sv": "Bild eller video"
            },
            "when": {
              "metadata.mediaType": [
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
            "field": "embeddedMedia.url",
            "label": {
              "en": "Address of the video or post",
              "sv": "Adress till videon eller inlägget"
            },
            "when": {
              "metadata.mediaType": "embedded"
            },
            "widget": "web-address",
            "wide": true
          },
          {
            "field": "embeddedMedia.thumbnail",
            "label": {
              "en": "Picture that stands for it",
              "sv": "Bild som visas för det"
            },
            "when": {
              "metadata.mediaType": "embedded"
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
            "field": "body",
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
              "language": "lang",
              "severalPictures": "multipleImagesArticle"
            },
            "wide": true,
            "empty": null
          }
        ],
        "properties": [
          "label",
          "header",
          "intro",
          "metadata",
          "mainMedia",
          "embeddedMedia",
          "body"
        ]
      },
      {
        "name": "publishing",
        "title": {
          "en": "Publishing",
          "sv": "Publicering"
        },
        "fields": [
          {
            "field": "state",
            "label": {
              "en": "State",
              "sv": "Status"
            },
            "widget": "read-only",
            "choices": {
              "draft": {
                "en": "Draft",
                "sv": "Utkast"
              },
              "scheduled": {
                "en": "Scheduled",
                "sv": "Schemalagd"
              },
              "published": {
                "en": "Published",
                "sv": "Publicerad"
              },
              "unpublished": {
                "en": "Unpublished",
                "sv": "Avpublicerad"
              },
              "expired": {
                "en": "Expired",
                "sv": "Utgången"
              },
              "deleted": {
                "en": "Deleted",
                "sv": "Borttagen"
              }
            },
            "empty": ""
          },
          {
            "field": "publishedAt",
            "label": {
              "en": "Publish at",
              "sv": "Publiceras"
            },
            "help": {
              "en": "Empty: as soon as it is published. A later time schedules it.",
              "sv": "Tomt: så snart den publiceras. En senare tidpunkt schemalägger den."
            },
            "widget": "date-time",
            "empty": null
          },
          {
            "field": "metadata.unpublishAt",
            "label": {
              "en": "Unpublish at",
              "sv": "Avpubliceras"
            },
            "widget": "date-time",
            "empty": null
          },
          {
            "field": "metadata.embargoUntil",
            "label": {
              "en": "Embargo until",
              "sv": "Embargo till"
            },
            "help": {
              "en": "It cannot be published before.",
              "sv": "Den kan inte publiceras före det."
            },
            "widget": "date-time",
            "empty": null
          },
          {
            "field": "metadata.publishAfterGame",
            "label": {
              "en": "Publish when the game is over",
              "sv": "Publicera när matchen är slut"
            },
            "help": {
              "en": "It is published by itself as soon as every linked game is saved as played.",
              "sv": "Den publiceras av sig själv så snart alla länkade matcher är sparade som spelade."
            },
            "widget": "switch",
            "empty": null
          },
          {
            "field": "sitePriority",
            "label": {
              "en": "Priority",
              "sv": "Prioritet"
            },
            "help": {
              "en": "From 0 to 100; a higher number stands higher.",
              "sv": "Från 0 till 100; ett högre tal ger en högre plats."
            },
            "widget": "number"
          },
          {
            "field": "highlightedArticle",
            "label": {
              "en": "Highlighted",
              "sv": "Framhävd"
            },
            "help": {
              "en": "The site draws it larger.",
              "sv": "Webbplatsen visar den större."
            },
            "widget": "switch"
          },
          {
            "field": "hideInListing",
            "label": {
              "en": "Hide in lists",
              "sv": "Dölj i listor"
            },
            "help": {
              "en": "Found by its address and by links only.",
              "sv": "Hittas bara genom sin adress och genom länkar."
            },
            "widget": "switch"
          },
          {
            "field": "metadata.isLocked",
            "label": {
              "en": "For subscribers only",
              "sv": "Bara för prenumeranter"
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "state",
          "publishedAt",
          "metadata",
          "sitePriority",
          "highlightedArticle",
          "hideInListing"
        ]
      },
      {
        "name": "tags",
        "title": {
          "en": "Tags and games",
          "sv": "Taggar och matcher"
        },
        "fields": [
          {
            "field": "tags",
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
          }
        ],
        "properties": [
          "tags"
        ]
      },
      {
        "name": "sharing",
        "title": {
          "en": "Search engines and sharing",
          "sv": "Sökmotorer och delning"
        },
        "fields": [
          {
            "field": "metadata.slug",
            "label": {
              "en": "Last part of the address",
              "sv": "Adressens sista del"
            },
            "help": {
              "en": "Made from the headline when it is published without one. Small letters, digits and hyphens.",
              "sv": "Görs av rubriken när den publiceras utan. Små bokstäver, siffror och bindestreck."
            },
            "widget": "text",
            "options": {
              "monospace": true
            },
            "empty": null
          },
          {
            "field": "metadata.seoTitle",
            "label": {
              "en": "Title for search engines",
              "sv": "Titel för sökmotorer"
            },
            "widget": "text",
            "options": {
              "inherits": "header"
            },
            "empty": null
          },
          {
            "field": "metadata.seoDescription",
            "label": {
              "en": "Description for search engines",
              "sv": "Beskrivning för sökmotorer"
            },
            "widget": "textarea",
            "wide": true,
            "empty": null
          },
          {
            "field": "metadata.shareImage",
            "label": {
              "en": "Picture for sharing",
              "sv": "Bild för delning"
            },
            "help": {
              "en": "The main picture, where none is chosen.",
              "sv": "Huvudbilden, om ingen är vald."
            },
            "widget": "media",
            "empty": null
          },
          {
            "field": "metadata.canonicalUrl",
            "label": {
              "en": "Address of the original",
              "sv": "Originalets adress"
            },
            "help": {
              "en": "Where the text was published first. Search engines show that page instead.",
              "sv": "Där texten publicerades först. Sökmotorer visar den sidan i stället."
            },
            "widget": "web-address",
            "empty": null
          },
          {
            "field": "metadata.externalUrl",
            "label": {
              "en": "Leads elsewhere",
              "sv": "Leder någon annanstans"
            },
            "help": {
              "en": "Readers are led there instead.",
              "sv": "Läsarna leds dit i stället."
            },
            "widget": "web-address",
            "empty": null
          },
          {
            "field": "metadata.noIndex",
            "label": {
              "en": "Hide from search engines",
              "sv": "Dölj för sökmotorer"
            },
            "widget": "switch"
          }
        ],
        "properties": [
          "metadata"
        ]
      },
      {
        "name": "owner",
        "title": {
          "en": "Author, language and owner",
          "sv": "Författare, språk och ägare"
        },
        "fields": [
          {
            "field": "author",
            "label": {
              "en": "Author",
              "sv": "Författare"
            },
            "widget": "text",
            "empty": null
          },
          {
            "field": "lang",
            "label": {
              "en": "Language",
              "sv": "Språk"
            },
            "widget": "language",
            "empty": ""
          },
          {
            "field": "owner",
            "label": {
              "en": "Desk or person",
              "sv": "Redaktion eller person"
            },
            "widget": "text",
            "empty": null
          },
          {
            "field": "ownerInstanceId",
            "label": {
              "en": "Owner site",
              "sv": "Ägande webbplats"
            },
            "widget": "relation",
            "options": {
              "source": "listOwners",
              "value": "instanceId",
              "text": "name",
              "superAdministrator": true
            },
            "empty": ""
          }
        ],
        "properties": [
          "author",
          "lang",
          "owner",
          "ownerInstanceId"
        ]
      },
      {
        "name": "colleagues",
        "title": {
          "en": "Note and corrections",
          "sv": "Anteckning och rättelser"
        },
        "fields": [
          {
            "field": "metadata.note",
            "label": {
              "en": "Note",
              "sv": "Anteckning"
            },
            "help": {
              "en": "Never published.",
              "sv": "Publiceras aldrig."
            },
            "widget": "textarea",
            "wide": true,
            "empty": null
          },
          {
            "field": "metadata.corrections",
            "label": {
              "en": "Corrections",
              "sv": "Rättelser"
            },
            "widget": "rows",
            "wide": true,
            "items": [
              {
                "field": "at",
                "label": {
                  "en": "When",
                  "sv": "När"
                },
                "widget": "date-time"
              },
              {
                "field": "kind",
                "label": {
                  "en": "Kind",
                  "sv": "Slag"
                },
                "choices": {
                  "correction": {
                    "en": "Correction",
                    "sv": "Rättelse"
                  },
                  "clarification": {
                    "en": "Clarification",
                    "sv": "Förtydligande"
                  }
                },
                "widget": "select"
              },
              {
                "field": "text",
                "label": {
                  "en": "What was wrong and what is right",
                  "sv": "Vad som var fel och vad som är rätt"
                },
                "widget": "textarea",
                "wide": true
              }
            ]
          }
        ],
        "properties": [
          "metadata"
        ]
      }
    ],
    "initial": {
      "articleVersion": "v3",
      "header": "",
      "intro": null,
      "label": null,
      "body": null,
      "author": null,
      "lang": "sv",
      "mainMedia": null,
      "embeddedMedia": null,
      "tags": [],
      "hideInListing": false,
      "owner": null,
      "published": false,
      "publishedAt": null,
      "highlightedArticle": false,
      "sitePriority": 0,
      "metadata": {
        "mediaType": "library"
      }
    },
    "activeSite": "ownerInstanceId",
    "similar": {
      "parameters": {
        "header": "header"
      }
    }
  },
  "schema": {
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
          },
          "unpublishAt": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-](0\\d|1[0-4]):?[0-5]\\d)$",
            "format": "date-time"
          },
          "embargoUntil": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-](0\\d|1[0-4]):?[0-5]\\d)$",
            "format": "date-time"
          },
          "publishAfterGame": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "isLocked": {
            "type": "boolean"
          },
          "slug": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 120,
            "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
          },
          "seoTitle": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 70
          },
          "seoDescription": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 200
          },
          "shareImage": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 300,
            "pattern": "^image\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
          },
          "canonicalUrl": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "format": "web-address"
          },
          "externalUrl": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 2000,
            "format": "web-address"
          },
          "noIndex": {
            "type": "boolean"
          },
          "note": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 4000
          },
          "corrections": {
            "type": "array",
            "maxItems": 20,
            "items": {
              "type": "object",
              "properties": {
                "at": {
                  "type": "string",
                  "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-](0\\d|1[0-4]):?[0-5]\\d)$",
                  "format": "date-time"
                },
                "kind": {
                  "type": "string",
                  "enum": [
                    "correction",
                    "clarification"
                  ]
                },
                "text": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 1000,
                  "pattern": "\\S"
                }
              },
              "required": [
                "at",
                "kind",
                "text"
              ]
            }
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
      "state": {
        "type": "string",
        "enum": [
          "draft",
          "scheduled",
          "published",
          "unpublished",
          "expired",
          "deleted"
        ]
      },
      "publishedAt": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?(Z|[+-](0\\d|1[0-4]):?[0-5]\\d)$",
        "format": "date-time"
      },
      "sitePriority": {
        "type": "integer",
        "minimum": 0,
        "maximum": 100
      },
      "highlightedArticle": {
        "type": "boolean"
      },
      "hideInListing": {
        "type": "boolean"
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
      },
      "owner": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "ownerInstanceId": {
        "type": "string",
        "maxLength": 60,
        "pattern": "^[a-z]+[0-9]+_[a-z]+$"
      }
    },
    "required": [
      "header"
    ]
  },
  "readOnly": [
    "id",
    "deleted",
    "linkedToGames",
    "linkedToGameAs",
    "state",
    "articleTitle",
    "articleIngress",
    "articleBody",
    "wordCount",
    "readingMinutes",
    "url",
    "version",
    "revision",
    "firstPublishedAt",
    "deletedAt",
    "editedBy",
    "instanceId",
    "createdAt",
    "createdBy",
    "lastModified",
    "modifiedBy"
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
    listOwners: {
      searches: false,
      read: () => ({
        queryKey: sportsApi.getListOwnersQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sportsApi.listOwners({ signal })),
      }),
    },
    searchGameTags: {
      searches: true,
      read: (search: string) => ({
        queryKey: tagsApi.getSearchGameTagsQueryKey({ ...(search ? { searchQuery: search } : {}), count: 50 }),
        queryFn: async ({ signal }) => rowsOf(await tagsApi.searchGameTags({ ...(search ? { searchQuery: search } : {}), count: 50 }, { signal })),
      }),
    },
  },
  makers: {
    createTag: (input: TagInput, request: RequestInit) => tagsApi.createTag(input, { "siteTag": true }, request),
  },
  readPage: ({ list = "latest", ...parameters }: ListArticlesParams & { list?: Parameters<typeof articlesApi.listArticles>[0] }) => ({
    queryKey: articlesApi.getListArticlesQueryKey(list, parameters),
    queryFn: ({ signal }) => articlesApi.listArticles(list, parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: articlesApi.getGetArticleQueryKey(id),
    queryFn: ({ signal }) => held(articlesApi.getArticle(id, { signal }), (reply) => reply.data.article),
  }),
  create: (input: ArticleInput, request: RequestInit) => held(articlesApi.createArticle(input, request), (reply) => reply.data.article),
  update: (id: string, input: ArticleInput, request: RequestInit) => held(articlesApi.updateArticle(id, input, request), (reply) => reply.data.article),
  remove: (id: string, request: RequestInit, evenInUse?: boolean) => articlesApi.deleteArticle(id, (evenInUse ? { evenInUse } : {}), request),
  uses: (id: string) => ({
    queryKey: articlesApi.getListArticleUsesQueryKey(id),
    queryFn: ({ signal }) => articlesApi.listArticleUses(id, { signal }),
  }),
  calls: {
    "publish": (id: string, request: RequestInit) => held(articlesApi.actOnArticle(id, "publish", request), (reply) => reply.data.article),
    "publish-now": (id: string, request: RequestInit) => held(articlesApi.actOnArticle(id, "publish", request), (reply) => reply.data.article),
    "unpublish": (id: string, request: RequestInit) => held(articlesApi.actOnArticle(id, "unpublish", request), (reply) => reply.data.article),
    "duplicate": (id: string, request: RequestInit) => held(articlesApi.actOnArticle(id, "duplicate", request), (reply) => reply.data.article),
    "delete": (id: string, request: RequestInit) => held(articlesApi.actOnArticle(id, "delete", request), (reply) => reply.data.article),
    "restore": (id: string, request: RequestInit) => held(articlesApi.actOnArticle(id, "restore", request), (reply) => reply.data.article),
  },
};
