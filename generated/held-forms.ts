// Printed by `npm run generate`. Do not edit.
import type { HeldForm } from '../src/contract/entity.ts';

export const heldForms: readonly HeldForm[] = [{
  "name": "ads-section",
  "schema": "AdsConfig",
  "icon": "megaphone",
  "labels": {
    "one": {
      "en": "Ads",
      "sv": "Annonser"
    },
    "many": {
      "en": "Ads",
      "sv": "Annonser"
    },
    "add": {
      "en": "Ads",
      "sv": "Annonser"
    }
  },
  "about": {
    "en": "Room for an ad from the provider.",
    "sv": "Plats för en annons från leverantören."
  },
  load: async () => (await import('./forms/ads-section.ts')).adsSection,
}, {
  "name": "article-list-section",
  "schema": "ArticleListConfig",
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
  "about": {
    "en": "The latest articles, those with certain tags, or chosen ones.",
    "sv": "De senaste artiklarna, de med vissa taggar, eller valda."
  },
  load: async () => (await import('./forms/article-list-section.ts')).articleListSection,
}, {
  "name": "games-section",
  "schema": "GamesConfig",
  "icon": "calendar-days",
  "labels": {
    "one": {
      "en": "Games",
      "sv": "Matcher"
    },
    "many": {
      "en": "Games",
      "sv": "Matcher"
    },
    "add": {
      "en": "Games",
      "sv": "Matcher"
    }
  },
  "about": {
    "en": "Upcoming games, results, or what is being played.",
    "sv": "Kommande matcher, resultat eller det som spelas nu."
  },
  load: async () => (await import('./forms/games-section.ts')).gamesSection,
}, {
  "name": "hero-carousel",
  "schema": "HeroCarouselConfig",
  "icon": "gallery-horizontal",
  "labels": {
    "one": {
      "en": "Hero slider",
      "sv": "Toppkarusell"
    },
    "many": {
      "en": "Hero sliders",
      "sv": "Toppkaruseller"
    },
    "add": {
      "en": "Hero slider",
      "sv": "Toppkarusell"
    }
  },
  "about": {
    "en": "Large pictures at the top of a page, each with its heading and buttons.",
    "sv": "Stora bilder överst på en sida, var och en med rubrik och knappar."
  },
  load: async () => (await import('./forms/hero-carousel.ts')).heroCarousel,
}, {
  "name": "hero-slide",
  "schema": "HeroSlide",
  "icon": "gallery-horizontal",
  "labels": {
    "one": {
      "en": "Hero slide",
      "sv": "Toppbild"
    },
    "many": {
      "en": "Hero slides",
      "sv": "Toppbilder"
    },
    "add": {
      "en": "New hero slide",
      "sv": "Ny toppbild"
    }
  },
  load: async () => (await import('./forms/hero-slide.ts')).heroSlide,
}, {
  "name": "info-carousel",
  "schema": "InfoCarouselConfig",
  "icon": "info",
  "labels": {
    "one": {
      "en": "Info carousel",
      "sv": "Infokarusell"
    },
    "many": {
      "en": "Info carousels",
      "sv": "Infokaruseller"
    },
    "add": {
      "en": "Info carousel",
      "sv": "Infokarusell"
    }
  },
  "about": {
    "en": "Short notices, such as a moved game or a bus to the arena.",
    "sv": "Korta meddelanden, som en flyttad match eller en buss till arenan."
  },
  load: async () => (await import('./forms/info-carousel.ts')).infoCarousel,
}, {
  "name": "info-slide",
  "schema": "InfoSlide",
  "icon": "info",
  "labels": {
    "one": {
      "en": "Info slide",
      "sv": "Infobild"
    },
    "many": {
      "en": "Info slides",
      "sv": "Infobilder"
    },
    "add": {
      "en": "New info slide",
      "sv": "Ny infobild"
    }
  },
  load: async () => (await import('./forms/info-slide.ts')).infoSlide,
}, {
  "name": "layout-group",
  "schema": "HeldSectionGroup",
  "icon": "layout-template",
  "labels": {
    "one": {
      "en": "Group",
      "sv": "Grupp"
    },
    "many": {
      "en": "Groups",
      "sv": "Grupper"
    },
    "add": {
      "en": "Add group",
      "sv": "Lägg till grupp"
    }
  },
  load: async () => (await import('./forms/layout-group.ts')).layoutGroup,
}, {
  "name": "layout-section",
  "schema": "SectionInput",
  "icon": "layout-template",
  "labels": {
    "one": {
      "en": "Section",
      "sv": "Sektion"
    },
    "many": {
      "en": "Sections",
      "sv": "Sektioner"
    },
    "add": {
      "en": "Add section",
      "sv": "Lägg till sektion"
    }
  },
  load: async () => (await import('./forms/layout-section.ts')).layoutSection,
}, {
  "name": "layout-settings",
  "schema": "LayoutSettings",
  "icon": "settings",
  "labels": {
    "one": {
      "en": "Layout settings",
      "sv": "Layoutinställningar"
    },
    "many": {
      "en": "Layout settings",
      "sv": "Layoutinställningar"
    },
    "add": {
      "en": "Layout settings",
      "sv": "Layoutinställningar"
    }
  },
  load: async () => (await import('./forms/layout-settings.ts')).layoutSettings,
}, {
  "name": "linked-images-section",
  "schema": "LinkedImagesConfig",
  "icon": "image",
  "labels": {
    "one": {
      "en": "Linked images",
      "sv": "Länkade bilder"
    },
    "many": {
      "en": "Linked images",
      "sv": "Länkade bilder"
    },
    "add": {
      "en": "Linked images",
      "sv": "Länkade bilder"
    }
  },
  "about": {
    "en": "Pictures that lead somewhere, such as to a campaign.",
    "sv": "Bilder som leder någonstans, som till en kampanj."
  },
  load: async () => (await import('./forms/linked-images-section.ts')).linkedImagesSection,
}, {
  "name": "shop-section",
  "schema": "ShopConfig",
  "icon": "shopping-bag",
  "labels": {
    "one": {
      "en": "Shop",
      "sv": "Butik"
    },
    "many": {
      "en": "Shop",
      "sv": "Butik"
    },
    "add": {
      "en": "Shop",
      "sv": "Butik"
    }
  },
  "about": {
    "en": "Categories of the shop.",
    "sv": "Butikens kategorier."
  },
  load: async () => (await import('./forms/shop-section.ts')).shopSection,
}, {
  "name": "social-media-section",
  "schema": "SocialMediaConfig",
  "icon": "share-2",
  "labels": {
    "one": {
      "en": "Social media",
      "sv": "Sociala medier"
    },
    "many": {
      "en": "Social media",
      "sv": "Sociala medier"
    },
    "add": {
      "en": "Social media",
      "sv": "Sociala medier"
    }
  },
  "about": {
    "en": "The accounts of the site.",
    "sv": "Webbplatsens konton."
  },
  load: async () => (await import('./forms/social-media-section.ts')).socialMediaSection,
}, {
  "name": "sponsors-section",
  "schema": "SponsorsConfig",
  "icon": "handshake",
  "labels": {
    "one": {
      "en": "Sponsors",
      "sv": "Sponsorer"
    },
    "many": {
      "en": "Sponsors",
      "sv": "Sponsorer"
    },
    "add": {
      "en": "Sponsors",
      "sv": "Sponsorer"
    }
  },
  "about": {
    "en": "The logos of sponsors whose contract runs.",
    "sv": "Logotyper för sponsorer vars avtal löper."
  },
  load: async () => (await import('./forms/sponsors-section.ts')).sponsorsSection,
}, {
  "name": "statistics-section",
  "schema": "StatisticsConfig",
  "icon": "chart-column",
  "labels": {
    "one": {
      "en": "Statistics",
      "sv": "Statistik"
    },
    "many": {
      "en": "Statistics",
      "sv": "Statistik"
    },
    "add": {
      "en": "Statistics",
      "sv": "Statistik"
    }
  },
  "about": {
    "en": "What players have achieved in a competition.",
    "sv": "Vad spelare har åstadkommit i en tävling."
  },
  load: async () => (await import('./forms/statistics-section.ts')).statisticsSection,
}, {
  "name": "table-section",
  "schema": "TableConfig",
  "icon": "table",
  "labels": {
    "one": {
      "en": "Table",
      "sv": "Tabell"
    },
    "many": {
      "en": "Tables",
      "sv": "Tabeller"
    },
    "add": {
      "en": "Table",
      "sv": "Tabell"
    }
  },
  "about": {
    "en": "The table of a competition.",
    "sv": "Tabellen för en tävling."
  },
  load: async () => (await import('./forms/table-section.ts')).tableSection,
}, {
  "name": "text-section",
  "schema": "TextConfig",
  "icon": "type",
  "labels": {
    "one": {
      "en": "Text",
      "sv": "Text"
    },
    "many": {
      "en": "Texts",
      "sv": "Texter"
    },
    "add": {
      "en": "Text",
      "sv": "Text"
    }
  },
  "about": {
    "en": "A text of your own.",
    "sv": "En egen text."
  },
  load: async () => (await import('./forms/text-section.ts')).textSection,
}, {
  "name": "ticket-promo-carousel",
  "schema": "TicketPromoCarouselConfig",
  "icon": "ticket",
  "labels": {
    "one": {
      "en": "Ticket carousel",
      "sv": "Biljettkarusell"
    },
    "many": {
      "en": "Ticket carousels",
      "sv": "Biljettkaruseller"
    },
    "add": {
      "en": "Ticket carousel",
      "sv": "Biljettkarusell"
    }
  },
  "about": {
    "en": "Sells tickets to games; it can always show the next home game.",
    "sv": "Säljer biljetter till matcher; den kan alltid visa nästa hemmamatch."
  },
  load: async () => (await import('./forms/ticket-promo-carousel.ts')).ticketPromoCarousel,
}, {
  "name": "ticket-promo-slide",
  "schema": "TicketPromoSlide",
  "icon": "ticket",
  "labels": {
    "one": {
      "en": "Ticket slide",
      "sv": "Biljettbild"
    },
    "many": {
      "en": "Ticket slides",
      "sv": "Biljettbilder"
    },
    "add": {
      "en": "New ticket slide",
      "sv": "Ny biljettbild"
    }
  },
  load: async () => (await import('./forms/ticket-promo-slide.ts')).ticketPromoSlide,
}, {
  "name": "video-section",
  "schema": "VideosConfig",
  "icon": "video",
  "labels": {
    "one": {
      "en": "Videos",
      "sv": "Videor"
    },
    "many": {
      "en": "Videos",
      "sv": "Videor"
    },
    "add": {
      "en": "Videos",
      "sv": "Videor"
    }
  },
  "about": {
    "en": "Videos of the library, chosen by their tags.",
    "sv": "Videor ur biblioteket, valda efter taggar."
  },
  load: async () => (await import('./forms/video-section.ts')).videoSection,
}];
