// Printed by `npm run generate`. Do not edit.
import type { FoundKind } from '../src/contract/found-kind.ts';

export const foundKinds: readonly FoundKind[] = [{
  "name": "article",
  "id": "id",
  "title": "header",
  "isSearched": true,
  "image": "thumbnailUrl",
  "columns": [
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
      }
    },
    {
      "field": "author",
      "kind": "text",
      "label": {
        "en": "Author",
        "sv": "Författare"
      }
    }
  ]
}, {
  "name": "custom-tag",
  "id": "value",
  "title": "name",
  "isSearched": true,
  "columns": [
    {
      "field": "lastModified",
      "kind": "date",
      "label": {
        "en": "Changed",
        "sv": "Ändrad"
      }
    }
  ]
}, {
  "name": "game",
  "id": "uuid",
  "title": "titles",
  "parameters": [
    "ssgtUuid"
  ],
  "isSearched": true,
  "columns": [
    {
      "field": "displayStatus",
      "kind": "status",
      "label": {
        "en": "State",
        "sv": "Status"
      },
      "choices": {
        "Deleted": {
          "en": "Deleted",
          "sv": "Borttagen"
        },
        "Played": {
          "en": "Played",
          "sv": "Spelad"
        },
        "Upcoming": {
          "en": "Upcoming",
          "sv": "Kommande"
        }
      }
    },
    {
      "field": "startDateTime",
      "kind": "date",
      "label": {
        "en": "Starts",
        "sv": "Start"
      }
    },
    {
      "field": "ssgt",
      "kind": "relation",
      "label": {
        "en": "Competition",
        "sv": "Tävling"
      },
      "item": "titles"
    }
  ]
}, {
  "name": "image",
  "id": "id",
  "title": "name",
  "isSearched": true,
  "image": "thumbnailUrl",
  "columns": [
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
      "field": "createdAt",
      "kind": "date",
      "label": {
        "en": "Uploaded",
        "sv": "Uppladdad"
      }
    }
  ]
}, {
  "name": "layout",
  "id": "id",
  "title": "name",
  "isSearched": true,
  "columns": [
    {
      "field": "kind",
      "kind": "choice",
      "label": {
        "en": "For",
        "sv": "För"
      },
      "choices": {
        "startPage": {
          "en": "Start page",
          "sv": "Startsida"
        },
        "page": {
          "en": "Page",
          "sv": "Sida"
        },
        "article": {
          "en": "Article",
          "sv": "Artikel"
        },
        "team": {
          "en": "Team",
          "sv": "Lag"
        },
        "game": {
          "en": "Game",
          "sv": "Match"
        }
      }
    },
    {
      "field": "lastModified",
      "kind": "date",
      "label": {
        "en": "Changed",
        "sv": "Ändrad"
      }
    }
  ]
}, {
  "name": "page",
  "id": "id",
  "title": "title",
  "columns": [
    {
      "field": "parentTitle",
      "kind": "text",
      "label": {
        "en": "Below",
        "sv": "Under"
      }
    },
    {
      "field": "layoutName",
      "kind": "text",
      "label": {
        "en": "Drawn with",
        "sv": "Ritas med"
      }
    }
  ]
}, {
  "name": "player",
  "id": "uuid",
  "title": "fullName",
  "parameters": [
    "team.uuid"
  ],
  "isSearched": true,
  "image": "portrait",
  "columns": [
    {
      "field": "team",
      "kind": "relation",
      "label": {
        "en": "Team",
        "sv": "Lag"
      },
      "item": "displayName"
    },
    {
      "field": "position",
      "kind": "relation",
      "label": {
        "en": "Position",
        "sv": "Position"
      },
      "item": "names"
    },
    {
      "field": "dateOfBirth",
      "kind": "date",
      "label": {
        "en": "Born",
        "sv": "Född"
      },
      "isDay": true
    }
  ]
}, {
  "name": "series",
  "id": "uuid",
  "title": "names",
  "isSearched": true,
  "columns": [
    {
      "field": "code",
      "kind": "text",
      "label": {
        "en": "Code",
        "sv": "Kod"
      }
    },
    {
      "field": "lastModified",
      "kind": "date",
      "label": {
        "en": "Changed",
        "sv": "Ändrad"
      }
    }
  ]
}, {
  "name": "site-route",
  "id": "id",
  "title": "title",
  "isSearched": true,
  "columns": [
    {
      "field": "path",
      "kind": "text",
      "label": {
        "en": "Path",
        "sv": "Sökväg"
      }
    },
    {
      "field": "resourceType",
      "kind": "choice",
      "label": {
        "en": "Shows",
        "sv": "Visar"
      },
      "choices": {
        "startpage": {
          "en": "Start page",
          "sv": "Startsida"
        },
        "page": {
          "en": "Page",
          "sv": "Sida"
        },
        "article": {
          "en": "Article",
          "sv": "Artikel"
        },
        "articleList": {
          "en": "List of articles",
          "sv": "Artikellista"
        },
        "team": {
          "en": "Team",
          "sv": "Lag"
        },
        "teamList": {
          "en": "List of teams",
          "sv": "Laglista"
        },
        "player": {
          "en": "Player",
          "sv": "Spelare"
        },
        "game": {
          "en": "Game",
          "sv": "Match"
        },
        "gameList": {
          "en": "List of games",
          "sv": "Matchlista"
        },
        "schedule": {
          "en": "Schedule",
          "sv": "Spelschema"
        },
        "table": {
          "en": "Table",
          "sv": "Tabell"
        },
        "statistics": {
          "en": "Statistics",
          "sv": "Statistik"
        },
        "media": {
          "en": "Media",
          "sv": "Media"
        },
        "shop": {
          "en": "Shop",
          "sv": "Butik"
        },
        "tickets": {
          "en": "Tickets",
          "sv": "Biljetter"
        },
        "external": {
          "en": "Address elsewhere",
          "sv": "Adress någon annanstans"
        }
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
        "working": {
          "en": "Works",
          "sv": "Fungerar"
        },
        "dead": {
          "en": "Dead",
          "sv": "Död"
        },
        "shadowed": {
          "en": "Shadowed",
          "sv": "Skymd"
        }
      }
    }
  ]
}, {
  "name": "sponsor",
  "id": "id",
  "title": "name",
  "isSearched": true,
  "image": "logoUrl",
  "columns": [
    {
      "field": "state",
      "kind": "status",
      "label": {
        "en": "State",
        "sv": "Status"
      },
      "choices": {
        "active": {
          "en": "Active",
          "sv": "Aktiv"
        },
        "endingSoon": {
          "en": "Ends soon",
          "sv": "Slutar snart"
        },
        "upcoming": {
          "en": "Upcoming",
          "sv": "Kommande"
        },
        "ended": {
          "en": "Ended",
          "sv": "Avslutad"
        },
        "inactive": {
          "en": "Hidden",
          "sv": "Dold"
        }
      }
    },
    {
      "field": "groups",
      "kind": "tags",
      "label": {
        "en": "Groups",
        "sv": "Grupper"
      },
      "item": "name"
    },
    {
      "field": "contractUntil",
      "kind": "date",
      "label": {
        "en": "Contract end",
        "sv": "Avtalsslut"
      },
      "isDay": true
    }
  ]
}, {
  "name": "ssgt",
  "id": "uuid",
  "title": "titles",
  "isSearched": true,
  "columns": [
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
        "active": {
          "en": "Active",
          "sv": "Aktiv"
        },
        "closed": {
          "en": "Closed",
          "sv": "Avslutad"
        },
        "archived": {
          "en": "Archived",
          "sv": "Arkiverad"
        }
      }
    },
    {
      "field": "season",
      "kind": "relation",
      "label": {
        "en": "Season",
        "sv": "Säsong"
      },
      "item": "displayName"
    },
    {
      "field": "gameType",
      "kind": "relation",
      "label": {
        "en": "Game type",
        "sv": "Matchtyp"
      },
      "item": "names"
    }
  ]
}, {
  "name": "staff",
  "id": "uuid",
  "title": "fullName",
  "isSearched": true,
  "image": "portrait",
  "columns": [
    {
      "field": "teams",
      "kind": "tags",
      "label": {
        "en": "Teams",
        "sv": "Lag"
      },
      "item": "displayName"
    },
    {
      "field": "nationality",
      "kind": "country",
      "label": {
        "en": "Nationality",
        "sv": "Nationalitet"
      }
    },
    {
      "field": "lastModified",
      "kind": "date",
      "label": {
        "en": "Changed",
        "sv": "Ändrad"
      }
    }
  ]
}, {
  "name": "team",
  "id": "uuid",
  "title": "displayName",
  "isSearched": true,
  "image": "logo.path",
  "columns": [
    {
      "field": "teamCode",
      "kind": "text",
      "label": {
        "en": "Code",
        "sv": "Kod"
      }
    },
    {
      "field": "gender",
      "kind": "choice",
      "label": {
        "en": "Gender",
        "sv": "Kön"
      },
      "choices": {
        "male": {
          "en": "Male",
          "sv": "Herr"
        },
        "female": {
          "en": "Female",
          "sv": "Dam"
        },
        "neutral": {
          "en": "Mix",
          "sv": "Mix"
        }
      }
    },
    {
      "field": "nationality",
      "kind": "country",
      "label": {
        "en": "Nationality",
        "sv": "Nationalitet"
      }
    }
  ]
}, {
  "name": "video",
  "id": "id",
  "title": "name",
  "isSearched": true,
  "image": "thumbnailUrl",
  "columns": [
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
      "field": "createdAt",
      "kind": "date",
      "label": {
        "en": "Uploaded",
        "sv": "Uppladdad"
      }
    }
  ]
}];
