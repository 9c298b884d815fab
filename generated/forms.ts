// Printed by `npm run generate`. Do not edit.
import type { EntityRoute } from '../src/contract/entity.ts';

export const entities: readonly EntityRoute[] = [{
  "name": "active-series",
  "area": "site",
  "icon": "list-tree",
  "labels": {
    "one": {
      "en": "Active series",
      "sv": "Aktiv serie"
    },
    "many": {
      "en": "Active series",
      "sv": "Aktiva serier"
    },
    "add": {
      "en": "Add series",
      "sv": "Lägg till serie"
    }
  },
  "about": {
    "en": "The series with a competition that is active and shown now.",
    "sv": "Serierna med en tävling som är aktiv och visas nu."
  },
  "paths": {
    "list": "/site-settings/active-series"
  },
  "isListed": true,
  load: async () => (await import('./forms/active-series.ts')).activeSeries,
}, {
  "name": "article-template",
  "area": "content",
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
  "about": {
    "en": "What new articles start from, with places that a game fills in.",
    "sv": "Det som nya artiklar börjar från, med platser som en match fyller i."
  },
  "paths": {
    "list": "/articles/templates",
    "create": "/articles/templates/add",
    "edit": "/articles/templates/{templateId}/edit"
  },
  "isListed": true,
  load: async () => (await import('./forms/article-template.ts')).articleTemplate,
}, {
  "name": "article",
  "area": "content",
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
  "about": {
    "en": "What the site publishes to read: reports, previews, interviews and news.",
    "sv": "Det som webbplatsen publicerar att läsa: referat, inför-texter, intervjuer och nyheter."
  },
  "paths": {
    "list": "/articles/list",
    "create": "/articles/create",
    "edit": "/articles/{id}/edit"
  },
  "isListed": true,
  load: async () => (await import('./forms/article.ts')).article,
}, {
  "name": "available-competition",
  "area": "site",
  "icon": "trophy",
  "labels": {
    "one": {
      "en": "Available competition",
      "sv": "Tillgänglig tävling"
    },
    "many": {
      "en": "Available competitions",
      "sv": "Tillgängliga tävlingar"
    },
    "add": {
      "en": "Add competition",
      "sv": "Lägg till tävling"
    }
  },
  "about": {
    "en": "The competitions that the site’s settings can be made of, whatever their state.",
    "sv": "Tävlingarna som webbplatsens inställningar kan göras av, oavsett status."
  },
  "paths": {
    "list": "/site-settings/available-competitions"
  },
  "isListed": true,
  load: async () => (await import('./forms/available-competition.ts')).availableCompetition,
}, {
  "name": "change-log",
  "area": "site",
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
  "about": {
    "en": "Who changed what on the network’s sites, and when.",
    "sv": "Vem som ändrade vad på nätverkets webbplatser, och när."
  },
  "paths": {
    "list": "/super-admin/audit"
  },
  "isListed": true,
  load: async () => (await import('./forms/change-log.ts')).changeLog,
}, {
  "name": "content-feed",
  "area": "content",
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
  "isListed": true,
  load: async () => (await import('./forms/content-feed.ts')).contentFeed,
}, {
  "name": "custom-tag",
  "area": "content",
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
  "titles": {
    "list": {
      "en": "Custom Tag Management",
      "sv": "Hantera egna taggar"
    },
    "create": {
      "en": "Custom Tag Management",
      "sv": "Hantera egna taggar"
    }
  },
  "paths": {
    "list": "/custom-tag-management",
    "create": "/custom-tag-management/add",
    "edit": "/custom-tag-management/{value}/edit"
  },
  "isListed": true,
  load: async () => (await import('./forms/custom-tag.ts')).customTag,
}, {
  "name": "dynamic-ads",
  "area": "commercial",
  "icon": "megaphone",
  "labels": {
    "one": {
      "en": "Configuration",
      "sv": "Konfiguration"
    },
    "many": {
      "en": "Dynamic ads",
      "sv": "Dynamiska annonser"
    },
    "add": {
      "en": "Add configuration",
      "sv": "Lägg till konfiguration"
    }
  },
  "titles": {
    "list": {
      "en": "Dynamic Ads",
      "sv": "Dynamiska annonser"
    },
    "create": {
      "en": "Dynamic Ads",
      "sv": "Dynamiska annonser"
    }
  },
  "paths": {
    "list": "/dynamic-ads",
    "create": "/dynamic-ads/add",
    "edit": "/dynamic-ads/{id}/edit"
  },
  "isListed": true,
  "requires": "dynamicAds",
  load: async () => (await import('./forms/dynamic-ads.ts')).dynamicAds,
}, {
  "name": "ecal",
  "area": "site",
  "icon": "calendar-days",
  "labels": {
    "one": {
      "en": "Event calendar",
      "sv": "Matchkalender"
    },
    "many": {
      "en": "Event calendar",
      "sv": "Matchkalender"
    },
    "add": {
      "en": "Event calendar",
      "sv": "Matchkalender"
    }
  },
  "titles": {
    "edit": {
      "en": "ECAL settings",
      "sv": "ECAL-inställningar"
    }
  },
  "about": {
    "en": "The button by which visitors put games into their calendars.",
    "sv": "Knappen som lägger in matcher i besökarnas kalendrar."
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/ecal"
  },
  "isListed": false,
  load: async () => (await import('./forms/ecal.ts')).ecal,
}, {
  "name": "editable-series",
  "area": "site",
  "icon": "lock-open",
  "labels": {
    "one": {
      "en": "Editable series",
      "sv": "Redigerbara serier"
    },
    "many": {
      "en": "Editable series",
      "sv": "Redigerbara serier"
    },
    "add": {
      "en": "Editable series",
      "sv": "Redigerbara serier"
    }
  },
  "about": {
    "en": "Which series the administrators of the site may change.",
    "sv": "Vilka serier webbplatsens administratörer får ändra."
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/site-settings/editable-series"
  },
  "isListed": false,
  load: async () => (await import('./forms/editable-series.ts')).editableSeries,
}, {
  "name": "game-filters",
  "area": "site",
  "icon": "list-filter",
  "labels": {
    "one": {
      "en": "Game filters",
      "sv": "Matchfilter"
    },
    "many": {
      "en": "Game filters",
      "sv": "Matchfilter"
    },
    "add": {
      "en": "Game filters",
      "sv": "Matchfilter"
    }
  },
  "about": {
    "en": "What visitors of the whole network can filter games by.",
    "sv": "Vad besökare i hela nätverket kan filtrera matcher på."
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/site-settings/game-filters"
  },
  "isListed": false,
  load: async () => (await import('./forms/game-filters.ts')).gameFilters,
}, {
  "name": "game-header-competitions",
  "area": "site",
  "icon": "trophy",
  "labels": {
    "one": {
      "en": "Game header competitions",
      "sv": "Tävlingar i matchhuvudet"
    },
    "many": {
      "en": "Game header competitions",
      "sv": "Tävlingar i matchhuvudet"
    },
    "add": {
      "en": "Game header competitions",
      "sv": "Tävlingar i matchhuvudet"
    }
  },
  "about": {
    "en": "The competitions whose games stand in the header of the site, in their order.",
    "sv": "Tävlingarna vars matcher står i webbplatsens huvud, i ordning."
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/site-settings/competition"
  },
  "isListed": false,
  load: async () => (await import('./forms/game-header-competitions.ts')).gameHeaderCompetitions,
}, {
  "name": "game-series",
  "area": "sports",
  "icon": "medal",
  "labels": {
    "one": {
      "en": "Game series",
      "sv": "Matchserie"
    },
    "many": {
      "en": "Game series",
      "sv": "Matchserier"
    },
    "add": {
      "en": "Add game series",
      "sv": "Lägg till matchserie"
    }
  },
  "titles": {
    "list": {
      "en": "Game Series List",
      "sv": "Lista över matchserier"
    },
    "create": {
      "en": "Create New Game Series",
      "sv": "Skapa ny matchserie"
    },
    "edit": {
      "en": "Edit Game Series",
      "sv": "Redigera matchserie"
    }
  },
  "paths": {
    "list": "/sports-config/ssgt/{ssgtUuid}/game-series",
    "create": "/sports-config/ssgt/{ssgtUuid}/game-series/add",
    "edit": "/sports-config/ssgt/{ssgtUuid}/game-series/{uuid}/edit"
  },
  "isListed": true,
  "requires": "ssgtManagement",
  load: async () => (await import('./forms/game-series.ts')).gameSeries,
}, {
  "name": "game-setting",
  "area": "sports",
  "icon": "calendar-days",
  "labels": {
    "one": {
      "en": "Game setting",
      "sv": "Matchinställning"
    },
    "many": {
      "en": "Game settings",
      "sv": "Matchinställningar"
    },
    "add": {
      "en": "Add game setting",
      "sv": "Lägg till matchinställning"
    }
  },
  "titles": {
    "create": {
      "en": "Edit game setting",
      "sv": "Redigera matchinställning"
    }
  },
  "paths": {
    "list": "/sports/game",
    "create": "/sports/game/{gameUuid}/edit/{ssgtUuid}"
  },
  "isListed": false,
  load: async () => (await import('./forms/game-setting.ts')).gameSetting,
}, {
  "name": "game",
  "area": "sports",
  "icon": "calendar-days",
  "labels": {
    "one": {
      "en": "Game",
      "sv": "Match"
    },
    "many": {
      "en": "Games",
      "sv": "Matcher"
    },
    "add": {
      "en": "Add game",
      "sv": "Lägg till match"
    }
  },
  "paths": {
    "list": "/sports/game",
    "create": "/sports/game/add",
    "edit": "/sports/game/{gameUuid}/details",
    "import": "/sports/game/import"
  },
  "isListed": true,
  load: async () => (await import('./forms/game.ts')).game,
}, {
  "name": "image-crops",
  "area": "site",
  "icon": "image",
  "labels": {
    "one": {
      "en": "Image crops",
      "sv": "Bildbeskärningar"
    },
    "many": {
      "en": "Image crops",
      "sv": "Bildbeskärningar"
    },
    "add": {
      "en": "Image crops",
      "sv": "Bildbeskärningar"
    }
  },
  "about": {
    "en": "The shapes that the site cuts its pictures to; the focal point shows each of them.",
    "sv": "Formaten som webbplatsen beskär sina bilder till. Fokuspunkten visar vart och ett av dem."
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/site-settings/image-crops"
  },
  "isListed": false,
  load: async () => (await import('./forms/image-crops.ts')).imageCrops,
}, {
  "name": "image",
  "area": "content",
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
  "titles": {
    "list": {
      "en": "Media List",
      "sv": "Medielista"
    },
    "edit": {
      "en": "Edit Media",
      "sv": "Redigera media"
    }
  },
  "paths": {
    "list": "/media-and-files/image/list",
    "edit": "/media-and-files/image/{id}/edit"
  },
  "isListed": true,
  "watch": {
    "parameter": "incomplete",
    "value": "true"
  },
  load: async () => (await import('./forms/image.ts')).image,
}, {
  "name": "layout",
  "area": "content",
  "icon": "layout-template",
  "labels": {
    "one": {
      "en": "Layout",
      "sv": "Layout"
    },
    "many": {
      "en": "Layouts and pages",
      "sv": "Layouter och sidor"
    },
    "add": {
      "en": "New layout",
      "sv": "Ny layout"
    }
  },
  "titles": {
    "list": {
      "en": "Layouts and pages",
      "sv": "Layouter och sidor"
    }
  },
  "paths": {
    "list": "/layouts-pages",
    "create": "/layouts-pages/add",
    "edit": "/layouts-pages/{id}"
  },
  "isListed": true,
  load: async () => (await import('./forms/layout.ts')).layout,
}, {
  "name": "main-sponsors",
  "area": "commercial",
  "icon": "handshake",
  "labels": {
    "one": {
      "en": "Main sponsors",
      "sv": "Huvudsponsorer"
    },
    "many": {
      "en": "Main sponsors",
      "sv": "Huvudsponsorer"
    },
    "add": {
      "en": "Main sponsors",
      "sv": "Huvudsponsorer"
    }
  },
  "about": {
    "en": "The sponsors that every site of the network shows.",
    "sv": "Sponsorerna som nätverkets alla webbplatser visar."
  },
  "paths": {
    "list": "/sponsors/setup",
    "edit": "/sponsors/setup/main"
  },
  "isListed": false,
  load: async () => (await import('./forms/main-sponsors.ts')).mainSponsors,
}, {
  "name": "page",
  "area": "content",
  "icon": "newspaper",
  "labels": {
    "one": {
      "en": "Page",
      "sv": "Sida"
    },
    "many": {
      "en": "Pages",
      "sv": "Sidor"
    },
    "add": {
      "en": "Add page",
      "sv": "Lägg till sida"
    }
  },
  "paths": {
    "list": "/layouts-pages/pages",
    "create": "/layouts-pages/pages/add",
    "edit": "/layouts-pages/pages/{pageId}/edit"
  },
  "isListed": true,
  "requires": "pageOrganization",
  load: async () => (await import('./forms/page.ts')).page,
}, {
  "name": "player-statistics",
  "area": "sports",
  "icon": "chart-column",
  "labels": {
    "one": {
      "en": "Row of statistics",
      "sv": "Rad statistik"
    },
    "many": {
      "en": "Statistics",
      "sv": "Statistik"
    },
    "add": {
      "en": "Add statistics",
      "sv": "Lägg till statistik"
    }
  },
  "about": {
    "en": "Goals, assists and penalties appear here once the player has played in a competition that keeps statistics.",
    "sv": "Mål, assist och utvisningar visas här när spelaren har spelat i en tävling som för statistik."
  },
  "paths": {
    "list": "/sports/players/{playerUuid}/statistics"
  },
  "isListed": true,
  "requires": "statisticsAdvanced",
  load: async () => (await import('./forms/player-statistics.ts')).playerStatistics,
}, {
  "name": "player",
  "area": "sports",
  "icon": "users",
  "labels": {
    "one": {
      "en": "Player",
      "sv": "Spelare"
    },
    "many": {
      "en": "Players",
      "sv": "Spelare"
    },
    "add": {
      "en": "Add player",
      "sv": "Lägg till spelare"
    }
  },
  "paths": {
    "list": "/sports/players",
    "create": "/sports/players/add",
    "edit": "/sports/players/{playerUuid}/profile",
    "import": "/sports/players/import",
    "merge": "/sports/players/merge"
  },
  "isListed": true,
  "watch": {
    "parameter": "portraitConsentState",
    "value": "endingSoon"
  },
  load: async () => (await import('./forms/player.ts')).player,
}, {
  "name": "season",
  "area": "sports",
  "icon": "calendar-days",
  "labels": {
    "one": {
      "en": "Season",
      "sv": "Säsong"
    },
    "many": {
      "en": "Seasons",
      "sv": "Säsonger"
    },
    "add": {
      "en": "Create season",
      "sv": "Skapa säsong"
    }
  },
  "titles": {
    "list": {
      "en": "Seasons",
      "sv": "Säsonger"
    },
    "create": {
      "en": "Create New Season",
      "sv": "Skapa ny säsong"
    }
  },
  "paths": {
    "list": "/sports-config/ssgt/seasons",
    "create": "/sports-config/ssgt/season",
    "edit": "/sports-config/ssgt/season/{uuid}/edit"
  },
  "isListed": true,
  "requires": "ssgtManagement",
  load: async () => (await import('./forms/season.ts')).season,
}, {
  "name": "series",
  "area": "sports",
  "icon": "list-tree",
  "labels": {
    "one": {
      "en": "Series",
      "sv": "Serie"
    },
    "many": {
      "en": "Series",
      "sv": "Serier"
    },
    "add": {
      "en": "Add series",
      "sv": "Lägg till serie"
    }
  },
  "titles": {
    "list": {
      "en": "Series list",
      "sv": "Serielista"
    }
  },
  "paths": {
    "list": "/sports-config/series",
    "create": "/sports-config/series/add",
    "edit": "/sports-config/series/{uuid}/edit"
  },
  "isListed": true,
  load: async () => (await import('./forms/series.ts')).series,
}, {
  "name": "shop-category",
  "area": "commercial",
  "icon": "shopping-bag",
  "labels": {
    "one": {
      "en": "Shop category",
      "sv": "Butikskategori"
    },
    "many": {
      "en": "Shop categories",
      "sv": "Butikskategorier"
    },
    "add": {
      "en": "Add shop category",
      "sv": "Lägg till butikskategori"
    }
  },
  "paths": {
    "list": "/shop"
  },
  "isListed": true,
  "requires": "shop",
  load: async () => (await import('./forms/shop-category.ts')).shopCategory,
}, {
  "name": "site-route",
  "area": "content",
  "icon": "signpost",
  "labels": {
    "one": {
      "en": "Route",
      "sv": "Adress"
    },
    "many": {
      "en": "Site routes",
      "sv": "Adresser"
    },
    "add": {
      "en": "Add route",
      "sv": "Lägg till adress"
    }
  },
  "paths": {
    "list": "/menu/routes",
    "create": "/menu/routes/add",
    "edit": "/menu/routes/{id}/edit"
  },
  "isListed": true,
  "watch": {
    "parameter": "state",
    "value": "dead"
  },
  load: async () => (await import('./forms/site-route.ts')).siteRoute,
}, {
  "name": "site-sponsor-groups",
  "area": "commercial",
  "icon": "layout-template",
  "labels": {
    "one": {
      "en": "Sponsor setup",
      "sv": "Sponsorinställningar"
    },
    "many": {
      "en": "Sponsor setup",
      "sv": "Sponsorinställningar"
    },
    "add": {
      "en": "Sponsor setup",
      "sv": "Sponsorinställningar"
    }
  },
  "titles": {
    "edit": {
      "en": "Sponsor setup",
      "sv": "Sponsorinställningar"
    }
  },
  "about": {
    "en": "The groups that the site shows its sponsors in.",
    "sv": "Grupperna som webbplatsen visar sina sponsorer i."
  },
  "paths": {
    "list": "/sponsors/setup",
    "edit": "/sponsors/setup"
  },
  "isListed": false,
  load: async () => (await import('./forms/site-sponsor-groups.ts')).siteSponsorGroups,
}, {
  "name": "site-sponsors",
  "area": "commercial",
  "icon": "handshake",
  "labels": {
    "one": {
      "en": "Sponsor group",
      "sv": "Sponsorgrupp"
    },
    "many": {
      "en": "Sponsor groups",
      "sv": "Sponsorgrupper"
    },
    "add": {
      "en": "Add group",
      "sv": "Lägg till grupp"
    }
  },
  "paths": {
    "list": "/sponsors/setup",
    "edit": "/sponsors/setup/{groupId}/edit"
  },
  "isListed": false,
  load: async () => (await import('./forms/site-sponsors.ts')).siteSponsors,
}, {
  "name": "social-media-links",
  "area": "site",
  "icon": "share-2",
  "labels": {
    "one": {
      "en": "Social media links",
      "sv": "Länkar till sociala medier"
    },
    "many": {
      "en": "Social media links",
      "sv": "Länkar till sociala medier"
    },
    "add": {
      "en": "Social media links",
      "sv": "Länkar till sociala medier"
    }
  },
  "about": {
    "en": "The accounts that the site links to, in their order.",
    "sv": "Kontona som webbplatsen länkar till, i ordning."
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/site-settings/social-media-links"
  },
  "isListed": false,
  load: async () => (await import('./forms/social-media-links.ts')).socialMediaLinks,
}, {
  "name": "sponsor",
  "area": "commercial",
  "icon": "handshake",
  "labels": {
    "one": {
      "en": "Sponsor",
      "sv": "Sponsor"
    },
    "many": {
      "en": "Sponsors",
      "sv": "Sponsorer"
    },
    "add": {
      "en": "Add sponsor",
      "sv": "Lägg till sponsor"
    }
  },
  "titles": {
    "list": {
      "en": "All sponsors",
      "sv": "Alla sponsorer"
    }
  },
  "paths": {
    "list": "/sponsors/all",
    "create": "/sponsors/all/add",
    "edit": "/sponsors/all/{id}/edit",
    "import": "/sponsors/all/import"
  },
  "isListed": true,
  "hasEnds": true,
  "watch": {
    "parameter": "state",
    "value": "endingSoon"
  },
  load: async () => (await import('./forms/sponsor.ts')).sponsor,
}, {
  "name": "ssgt",
  "area": "sports",
  "icon": "trophy",
  "labels": {
    "one": {
      "en": "Competition",
      "sv": "Tävling"
    },
    "many": {
      "en": "Competitions",
      "sv": "Tävlingar"
    },
    "add": {
      "en": "Create competition",
      "sv": "Skapa tävling"
    }
  },
  "titles": {
    "list": {
      "en": "SSGT list",
      "sv": "SSGT-lista"
    },
    "create": {
      "en": "Sports Config - SSGT",
      "sv": "Sportkonfiguration - SSGT"
    },
    "edit": {
      "en": "Sports Config - SSGT",
      "sv": "Sportkonfiguration - SSGT"
    }
  },
  "paths": {
    "list": "/sports/ssgt",
    "create": "/sports-config/ssgt/add",
    "edit": "/sports-config/ssgt/{uuid}/edit"
  },
  "isListed": true,
  "requires": "ssgtManagement",
  load: async () => (await import('./forms/ssgt.ts')).ssgt,
}, {
  "name": "staff",
  "area": "sports",
  "icon": "user-cog",
  "labels": {
    "one": {
      "en": "Staff member",
      "sv": "Ledare"
    },
    "many": {
      "en": "Staff and managers",
      "sv": "Ledare"
    },
    "add": {
      "en": "Add staff member",
      "sv": "Lägg till ledare"
    }
  },
  "paths": {
    "list": "/sports/staff-managers",
    "create": "/sports/staff-managers/add",
    "edit": "/sports/staff-managers/{staffUuid}/profile",
    "import": "/sports/staff-managers/import",
    "merge": "/sports/staff-managers/merge"
  },
  "isListed": true,
  "watch": {
    "parameter": "portraitConsentState",
    "value": "endingSoon"
  },
  load: async () => (await import('./forms/staff.ts')).staff,
}, {
  "name": "subscription-texts",
  "area": "commercial",
  "icon": "credit-card",
  "labels": {
    "one": {
      "en": "Subscriptions",
      "sv": "Prenumerationer"
    },
    "many": {
      "en": "Subscriptions",
      "sv": "Prenumerationer"
    },
    "add": {
      "en": "Subscriptions",
      "sv": "Prenumerationer"
    }
  },
  "paths": {
    "list": "/subscriptions",
    "edit": "/subscriptions"
  },
  "isListed": false,
  "requires": "subscriptions",
  load: async () => (await import('./forms/subscription-texts.ts')).subscriptionTexts,
}, {
  "name": "team",
  "area": "sports",
  "icon": "shield",
  "labels": {
    "one": {
      "en": "Team",
      "sv": "Lag"
    },
    "many": {
      "en": "Teams",
      "sv": "Lag"
    },
    "add": {
      "en": "Add team",
      "sv": "Lägg till lag"
    }
  },
  "paths": {
    "list": "/sports/teams",
    "create": "/sports/teams/add",
    "edit": "/sports/teams/{teamUuid}/edit",
    "import": "/sports/teams/import",
    "merge": "/sports/teams/merge"
  },
  "isListed": true,
  load: async () => (await import('./forms/team.ts')).team,
}, {
  "name": "user-overview",
  "area": "site",
  "icon": "users",
  "labels": {
    "one": {
      "en": "User",
      "sv": "Användare"
    },
    "many": {
      "en": "Users with access",
      "sv": "Användare med åtkomst"
    },
    "add": {
      "en": "Add user",
      "sv": "Lägg till användare"
    }
  },
  "about": {
    "en": "Who can sign in, and which sites each may work on.",
    "sv": "Vilka som kan logga in, och vilka webbplatser var och en får arbeta med."
  },
  "paths": {
    "list": "/super-admin/users"
  },
  "isListed": true,
  load: async () => (await import('./forms/user-overview.ts')).userOverview,
}, {
  "name": "video-channels",
  "area": "site",
  "icon": "video",
  "labels": {
    "one": {
      "en": "Video channels",
      "sv": "Videokanaler"
    },
    "many": {
      "en": "Video channels",
      "sv": "Videokanaler"
    },
    "add": {
      "en": "Video channels",
      "sv": "Videokanaler"
    }
  },
  "titles": {
    "edit": {
      "en": "Video Channel Management",
      "sv": "Hantera videokanaler"
    }
  },
  "about": {
    "en": "The channels of the network's videos, and the sites that show each.",
    "sv": "Kanalerna för nätverkets videor, och webbplatserna som visar var och en."
  },
  "paths": {
    "list": "/super-admin",
    "edit": "/super-admin/video-channel-management"
  },
  "isListed": false,
  load: async () => (await import('./forms/video-channels.ts')).videoChannels,
}, {
  "name": "video",
  "area": "content",
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
  "titles": {
    "list": {
      "en": "Media List",
      "sv": "Medielista"
    },
    "edit": {
      "en": "Edit Media",
      "sv": "Redigera media"
    }
  },
  "paths": {
    "list": "/media-and-files/video/list",
    "edit": "/media-and-files/video/{id}/edit"
  },
  "isListed": true,
  load: async () => (await import('./forms/video.ts')).video,
}];
