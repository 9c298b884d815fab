// Printed by `npm run generate`. Do not edit.
import * as auditApi from '../api/audit/audit.ts';
import * as sportsApi from '../api/sports/sports.ts';
import type { ShownEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { ListAuditEntriesParams } from '../model/index.ts';
import { validate } from '../validators/change-log.js';

export const changeLog: ShownEntity = {
  "name": "change-log",
  "icon": "settings",
  "labels": {
    "one": {
      "en": "Logged change",
      "sv": "Loggad ändring"
    },
    "many": {
      "en": "Logged changes",
      "sv": "Loggade ändringar"
    },
    "add": {
      "en": "Add logged change",
      "sv": "Lägg till loggad ändring"
    }
  },
  "paths": {
    "list": "/super-admin/audit"
  },
  "id": "id",
  "title": "titles",
  "list": {
    "order": {
      "by": "at",
      "direction": "desc"
    },
    "zoneParameter": "timeZone",
    "pageSize": 25,
    "columns": [
      {
        "field": "titles",
        "kind": "text",
        "label": {
          "en": "What",
          "sv": "Vad"
        },
        "secondary": "entityId"
      },
      {
        "field": "at",
        "kind": "date",
        "label": {
          "en": "When",
          "sv": "När"
        },
        "sort": "at"
      },
      {
        "field": "actor.name",
        "kind": "text",
        "person": true,
        "wide": true,
        "label": {
          "en": "By",
          "sv": "Av"
        },
        "secondary": "siteName"
      },
      {
        "field": "action",
        "kind": "status",
        "label": {
          "en": "Action",
          "sv": "Åtgärd"
        },
        "choices": {
          "created": {
            "en": "Created",
            "sv": "Skapades"
          },
          "changed": {
            "en": "Changed",
            "sv": "Ändrades"
          },
          "deleted": {
            "en": "Deleted",
            "sv": "Togs bort"
          }
        }
      },
      {
        "field": "entity",
        "kind": "choice",
        "label": {
          "en": "Kind",
          "sv": "Slag"
        },
        "choices": {
          "access": {
            "en": "Access",
            "sv": "Åtkomst"
          },
          "account": {
            "en": "User",
            "sv": "Användare"
          },
          "article": {
            "en": "Article",
            "sv": "Artikel"
          },
          "article-template": {
            "en": "Article template",
            "sv": "Artikelmall"
          },
          "content-feed": {
            "en": "Content feed",
            "sv": "Innehållsflöde"
          },
          "custom-tag": {
            "en": "Tag",
            "sv": "Tagg"
          },
          "dynamic-ads": {
            "en": "Dynamic ads",
            "sv": "Dynamiska annonser"
          },
          "ecal": {
            "en": "Event calendar",
            "sv": "Matchkalender"
          },
          "editable-series": {
            "en": "Editable series",
            "sv": "Redigerbara serier"
          },
          "game": {
            "en": "Game",
            "sv": "Match"
          },
          "game-filters": {
            "en": "Game filters",
            "sv": "Matchfilter"
          },
          "game-header-competitions": {
            "en": "Game header competitions",
            "sv": "Tävlingar i matchhuvudet"
          },
          "game-series": {
            "en": "Game series",
            "sv": "Matchserie"
          },
          "game-setting": {
            "en": "Game links",
            "sv": "Matchlänkar"
          },
          "image": {
            "en": "Image",
            "sv": "Bild"
          },
          "image-crops": {
            "en": "Image crops",
            "sv": "Bildbeskärningar"
          },
          "layout": {
            "en": "Layout",
            "sv": "Layout"
          },
          "main-sponsors": {
            "en": "Main sponsors",
            "sv": "Huvudsponsorer"
          },
          "menu": {
            "en": "Menu",
            "sv": "Meny"
          },
          "page": {
            "en": "Page",
            "sv": "Sida"
          },
          "player": {
            "en": "Player",
            "sv": "Spelare"
          },
          "season": {
            "en": "Season",
            "sv": "Säsong"
          },
          "series": {
            "en": "Series",
            "sv": "Serie"
          },
          "site": {
            "en": "Site",
            "sv": "Webbplats"
          },
          "site-route": {
            "en": "Route",
            "sv": "Adress"
          },
          "site-sponsor-groups": {
            "en": "Sponsor setup",
            "sv": "Sponsorinställningar"
          },
          "site-sponsors": {
            "en": "Sponsor group",
            "sv": "Sponsorgrupp"
          },
          "social-media-links": {
            "en": "Social media links",
            "sv": "Länkar till sociala medier"
          },
          "sponsor": {
            "en": "Sponsor",
            "sv": "Sponsor"
          },
          "ssgt": {
            "en": "Competition",
            "sv": "Tävling"
          },
          "staff": {
            "en": "Staff",
            "sv": "Ledare"
          },
          "subscription-texts": {
            "en": "Subscription texts",
            "sv": "Prenumerationstexter"
          },
          "team": {
            "en": "Team",
            "sv": "Lag"
          },
          "video": {
            "en": "Video",
            "sv": "Video"
          },
          "video-channels": {
            "en": "Video channels",
            "sv": "Videokanaler"
          }
        }
      },
      {
        "field": "summary",
        "kind": "text",
        "wide": true,
        "label": {
          "en": "Changes",
          "sv": "Ändringar"
        }
      },
      {
        "field": "siteName",
        "kind": "text",
        "label": {
          "en": "Site",
          "sv": "Webbplats"
        },
        "optional": true
      },
      {
        "field": "entityId",
        "kind": "text",
        "label": {
          "en": "Id",
          "sv": "Id"
        },
        "optional": true
      }
    ],
    "filters": [
      {
        "parameter": "entity",
        "label": {
          "en": "Kind",
          "sv": "Slag"
        },
        "choices": {
          "access": {
            "en": "Access",
            "sv": "Åtkomst"
          },
          "account": {
            "en": "User",
            "sv": "Användare"
          },
          "article": {
            "en": "Article",
            "sv": "Artikel"
          },
          "article-template": {
            "en": "Article template",
            "sv": "Artikelmall"
          },
          "content-feed": {
            "en": "Content feed",
            "sv": "Innehållsflöde"
          },
          "custom-tag": {
            "en": "Tag",
            "sv": "Tagg"
          },
          "dynamic-ads": {
            "en": "Dynamic ads",
            "sv": "Dynamiska annonser"
          },
          "ecal": {
            "en": "Event calendar",
            "sv": "Matchkalender"
          },
          "editable-series": {
            "en": "Editable series",
            "sv": "Redigerbara serier"
          },
          "game": {
            "en": "Game",
            "sv": "Match"
          },
          "game-filters": {
            "en": "Game filters",
            "sv": "Matchfilter"
          },
          "game-header-competitions": {
            "en": "Game header competitions",
            "sv": "Tävlingar i matchhuvudet"
          },
          "game-series": {
            "en": "Game series",
            "sv": "Matchserie"
          },
          "game-setting": {
            "en": "Game links",
            "sv": "Matchlänkar"
          },
          "image": {
            "en": "Image",
            "sv": "Bild"
          },
          "image-crops": {
            "en": "Image crops",
            "sv": "Bildbeskärningar"
          },
          "layout": {
            "en": "Layout",
            "sv": "Layout"
          },
          "main-sponsors": {
            "en": "Main sponsors",
            "sv": "Huvudsponsorer"
          },
          "menu": {
            "en": "Menu",
            "sv": "Meny"
          },
          "page": {
            "en": "Page",
            "sv": "Sida"
          },
          "player": {
            "en": "Player",
            "sv": "Spelare"
          },
          "season": {
            "en": "Season",
            "sv": "Säsong"
          },
          "series": {
            "en": "Series",
            "sv": "Serie"
          },
          "site": {
            "en": "Site",
            "sv": "Webbplats"
          },
          "site-route": {
            "en": "Route",
            "sv": "Adress"
          },
          "site-sponsor-groups": {
            "en": "Sponsor setup",
            "sv": "Sponsorinställningar"
          },
          "site-sponsors": {
            "en": "Sponsor group",
            "sv": "Sponsorgrupp"
          },
          "social-media-links": {
            "en": "Social media links",
            "sv": "Länkar till sociala medier"
          },
          "sponsor": {
            "en": "Sponsor",
            "sv": "Sponsor"
          },
          "ssgt": {
            "en": "Competition",
            "sv": "Tävling"
          },
          "staff": {
            "en": "Staff",
            "sv": "Ledare"
          },
          "subscription-texts": {
            "en": "Subscription texts",
            "sv": "Prenumerationstexter"
          },
          "team": {
            "en": "Team",
            "sv": "Lag"
          },
          "video": {
            "en": "Video",
            "sv": "Video"
          },
          "video-channels": {
            "en": "Video channels",
            "sv": "Videokanaler"
          }
        }
      },
      {
        "parameter": "action",
        "label": {
          "en": "Action",
          "sv": "Åtgärd"
        },
        "choices": {
          "created": {
            "en": "Created",
            "sv": "Skapades"
          },
          "changed": {
            "en": "Changed",
            "sv": "Ändrades"
          },
          "deleted": {
            "en": "Deleted",
            "sv": "Togs bort"
          }
        }
      },
      {
        "parameter": "actor",
        "label": {
          "en": "By",
          "sv": "Av"
        },
        "source": "listAuditActors",
        "value": "subject",
        "text": "name"
      },
      {
        "parameter": "instanceId",
        "label": {
          "en": "Site",
          "sv": "Webbplats"
        },
        "source": "listOwners",
        "value": "instanceId",
        "text": "name"
      },
      {
        "parameter": "from",
        "until": "until",
        "label": {
          "en": "When",
          "sv": "När"
        }
      }
    ]
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
    listAuditActors: {
      searches: false,
      read: () => ({
        queryKey: auditApi.getListAuditActorsQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await auditApi.listAuditActors({ signal })),
      }),
    },
    listOwners: {
      searches: false,
      read: () => ({
        queryKey: sportsApi.getListOwnersQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sportsApi.listOwners({ signal })),
      }),
    },
  },
  readPage: (parameters: ListAuditEntriesParams) => ({
    queryKey: auditApi.getListAuditEntriesQueryKey(parameters),
    queryFn: ({ signal }) => auditApi.listAuditEntries(parameters, { signal }),
  }),
};
