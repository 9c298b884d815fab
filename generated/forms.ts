// Printed by `npm run generate`. Do not edit.
import type { EntityRoute } from '../src/contract/entity.ts';

export const entities: readonly EntityRoute[] = [{
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
    "edit": "/sports/game/{gameUuid}/details"
  },
  "isListed": true,
  load: async () => (await import('./forms/game.ts')).game,
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
  load: async () => (await import('./forms/image.ts')).image,
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
    "import": "/sports/players/import"
  },
  "isListed": true,
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
      "en": "Create New Season",
      "sv": "Skapa ny säsong"
    }
  },
  "paths": {
    "list": "/sports/ssgt",
    "create": "/sports-config/ssgt/season"
  },
  "isListed": false,
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
    "import": "/sports/staff-managers/import"
  },
  "isListed": true,
  load: async () => (await import('./forms/staff.ts')).staff,
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
    "edit": "/sports/teams/{teamUuid}/edit"
  },
  "isListed": true,
  load: async () => (await import('./forms/team.ts')).team,
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
