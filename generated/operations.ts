// Printed by `npm run generate`. Do not edit.
export const operations = {
  "changeSsgtState": {
    "method": "PUT",
    "path": "/sports-v2/ssgt-state/{transition}/{ssgtUuid}",
    "tag": "Ssgts",
    "status": 200,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [
      {
        "name": "transition",
        "in": "path"
      },
      {
        "name": "ssgtUuid",
        "in": "path"
      }
    ],
    "reply": "Ssgt"
  },
  "connectTeamExternalId": {
    "method": "PATCH",
    "path": "/sports-v2/ssgts/{ssgtUuid}/teams/{teamUuid}",
    "tag": "Ssgts",
    "status": 200,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [
      {
        "name": "ssgtUuid",
        "in": "path"
      },
      {
        "name": "teamUuid",
        "in": "path"
      }
    ],
    "body": "ConnectExternalIdInput",
    "reply": "ConnectedTeam"
  },
  "connectTeams": {
    "method": "PUT",
    "path": "/sports-v2/ssgts/{ssgtUuid}/teams",
    "tag": "Ssgts",
    "status": 200,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [
      {
        "name": "ssgtUuid",
        "in": "path"
      }
    ],
    "body": "ConnectTeamsInput"
  },
  "createGame": {
    "method": "POST",
    "path": "/sports-v2/games",
    "tag": "Games",
    "status": 201,
    "instance": true,
    "parameters": [],
    "body": "GameInput",
    "reply": "Game"
  },
  "createGameSeries": {
    "method": "POST",
    "path": "/sports-v2/game-series",
    "tag": "GameSeries",
    "status": 201,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [],
    "body": "GameSeriesInput",
    "reply": "GameSeries"
  },
  "createPlayer": {
    "method": "POST",
    "path": "/sports-v2/players",
    "tag": "Players",
    "status": 201,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [],
    "body": "PlayerInput",
    "reply": "Player"
  },
  "createSeason": {
    "method": "POST",
    "path": "/sports-v2/seasons",
    "tag": "Seasons",
    "status": 201,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [],
    "body": "SeasonInput",
    "reply": "Season"
  },
  "createSeries": {
    "method": "POST",
    "path": "/sports-v2/series",
    "tag": "Series",
    "status": 201,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [],
    "body": "SeriesInput",
    "reply": "Series"
  },
  "createSsgt": {
    "method": "POST",
    "path": "/sports-v2/ssgts",
    "tag": "Ssgts",
    "status": 201,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [],
    "body": "SsgtInput",
    "reply": "Ssgt"
  },
  "createStaff": {
    "method": "POST",
    "path": "/sports-v2/staff",
    "tag": "Staff",
    "status": 201,
    "instance": true,
    "addOn": "addEditStaff",
    "parameters": [],
    "body": "StaffInput",
    "reply": "Staff"
  },
  "createTeam": {
    "method": "POST",
    "path": "/sports-v2/teams",
    "tag": "Teams",
    "status": 201,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [],
    "body": "TeamInput",
    "reply": "Team"
  },
  "deleteGameSeries": {
    "method": "DELETE",
    "path": "/sports-v2/game-series/{gameSeriesUuid}",
    "tag": "GameSeries",
    "status": 204,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [
      {
        "name": "gameSeriesUuid",
        "in": "path"
      }
    ]
  },
  "deleteSeason": {
    "method": "DELETE",
    "path": "/sports-v2/seasons/{seasonUuid}",
    "tag": "Seasons",
    "status": 204,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [
      {
        "name": "seasonUuid",
        "in": "path"
      }
    ]
  },
  "deleteStaff": {
    "method": "DELETE",
    "path": "/sports-v2/staff/{staffUuid}",
    "tag": "Staff",
    "status": 204,
    "instance": true,
    "addOn": "addEditStaff",
    "parameters": [
      {
        "name": "staffUuid",
        "in": "path"
      }
    ]
  },
  "getGame": {
    "method": "GET",
    "path": "/sports-v2/games/{gameUuid}",
    "tag": "Games",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "gameUuid",
        "in": "path"
      }
    ],
    "reply": "Game"
  },
  "getGameMetadata": {
    "method": "GET",
    "path": "/game-metadata/{gameUuid}",
    "tag": "GameMetadata",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "gameUuid",
        "in": "path"
      }
    ],
    "reply": "GameMetadata"
  },
  "getGameSeries": {
    "method": "GET",
    "path": "/sports-v2/game-series/{gameSeriesUuid}",
    "tag": "GameSeries",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "gameSeriesUuid",
        "in": "path"
      }
    ],
    "reply": "GameSeries"
  },
  "getIsSuperAdmin": {
    "method": "GET",
    "path": "/users/is-superadmin",
    "tag": "Users",
    "status": 200,
    "instance": false,
    "parameters": [],
    "reply": "SuperAdmin"
  },
  "getPlayer": {
    "method": "GET",
    "path": "/sports-v2/players/{playerUuid}",
    "tag": "Players",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "playerUuid",
        "in": "path"
      }
    ],
    "reply": "Player"
  },
  "getSeries": {
    "method": "GET",
    "path": "/sports-v2/series/{seriesUuid}",
    "tag": "Series",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "seriesUuid",
        "in": "path"
      }
    ],
    "reply": "Series"
  },
  "getSsgt": {
    "method": "GET",
    "path": "/sports-v2/ssgts/{ssgtUuid}",
    "tag": "Ssgts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "ssgtUuid",
        "in": "path"
      }
    ],
    "reply": "Ssgt"
  },
  "getStaff": {
    "method": "GET",
    "path": "/sports-v2/staff/{staffUuid}",
    "tag": "Staff",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "staffUuid",
        "in": "path"
      }
    ],
    "reply": "Staff"
  },
  "getStatisticsModule": {
    "method": "GET",
    "path": "/statistics/modules/{module}",
    "tag": "Statistics",
    "status": 200,
    "instance": true,
    "addOn": "statisticsAdvanced",
    "parameters": [
      {
        "name": "module",
        "in": "path",
        "enum": [
          "player",
          "goalkeeper"
        ]
      },
      {
        "name": "ssgt",
        "in": "query"
      }
    ],
    "reply": "StatisticsModule"
  },
  "getStatisticsModuleV2": {
    "method": "GET",
    "path": "/statistics/v2/modules/{module}",
    "tag": "Statistics",
    "status": 200,
    "instance": true,
    "addOn": "statisticsV2",
    "parameters": [
      {
        "name": "module",
        "in": "path",
        "enum": [
          "player",
          "goalkeeper"
        ]
      },
      {
        "name": "ssgt",
        "in": "query"
      }
    ],
    "reply": "StatisticsModuleV2"
  },
  "getTeam": {
    "method": "GET",
    "path": "/sports-v2/teams/{teamUuid}",
    "tag": "Teams",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "teamUuid",
        "in": "path"
      }
    ],
    "reply": "Team"
  },
  "getTeamSquad": {
    "method": "GET",
    "path": "/sports-v2/teams/squad",
    "tag": "Squads",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "teamUuid",
        "in": "query"
      }
    ],
    "reply": "Squad"
  },
  "listAllTeams": {
    "method": "GET",
    "path": "/sports-v2/teams/all",
    "tag": "Teams",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listAvailableSsgts": {
    "method": "GET",
    "path": "/sports-v2/ssgts/available",
    "tag": "Ssgts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "date",
        "in": "query"
      }
    ],
    "reply": "SsgtPage"
  },
  "listCompetitionsBySeries": {
    "method": "GET",
    "path": "/sports-v2/series/{seriesUuid}/competitions",
    "tag": "Series",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "seriesUuid",
        "in": "path"
      },
      {
        "name": "searchToken",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "state",
        "in": "query",
        "enum": [
          "draft",
          "active",
          "closed",
          "archived"
        ]
      }
    ],
    "reply": "SsgtPage"
  },
  "listConnectedTeams": {
    "method": "GET",
    "path": "/sports-v2/ssgts/{ssgtUuid}/teams",
    "tag": "Ssgts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "ssgtUuid",
        "in": "path"
      }
    ]
  },
  "listExternalIdTypes": {
    "method": "GET",
    "path": "/sports-v2/ext-id-types",
    "tag": "Sports",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listGameLinks": {
    "method": "GET",
    "path": "/sports-v2/games/{gameUuid}/links",
    "tag": "Games",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "gameUuid",
        "in": "path"
      }
    ]
  },
  "listGameLogos": {
    "method": "GET",
    "path": "/game-metadata/logos",
    "tag": "GameMetadata",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listGameMetadataOfSsgt": {
    "method": "GET",
    "path": "/game-metadata/by-ssgt/{ssgtUuid}",
    "tag": "GameMetadata",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "ssgtUuid",
        "in": "path"
      }
    ]
  },
  "listGameSeries": {
    "method": "GET",
    "path": "/sports-v2/game-series",
    "tag": "GameSeries",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "ssgtUuid",
        "in": "query"
      },
      {
        "name": "searchToken",
        "in": "query"
      },
      {
        "name": "round",
        "in": "query",
        "enum": [
          "ro16",
          "ro8",
          "ro4",
          "ro2"
        ]
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "round",
          "displayName",
          "sortOrder",
          "homeTeam",
          "awayTeam",
          "lastModified"
        ]
      },
      {
        "name": "sortOrder",
        "in": "query",
        "enum": [
          "asc",
          "desc"
        ]
      }
    ],
    "reply": "GameSeriesPage"
  },
  "listGameSeriesBySsgts": {
    "method": "GET",
    "path": "/sports-v2/game-series/by-ssgts",
    "tag": "GameSeries",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "ssgtUuids",
        "in": "query"
      }
    ]
  },
  "listGameTypes": {
    "method": "GET",
    "path": "/sports-v2/game-types",
    "tag": "GameTypes",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listGames": {
    "method": "GET",
    "path": "/sports-v2/games",
    "tag": "Games",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "played",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "startDateTime",
          "displayName",
          "homeTeam",
          "awayTeam",
          "venueName",
          "roundNumber",
          "status",
          "series",
          "lastModified"
        ]
      },
      {
        "name": "sortOrder",
        "in": "query",
        "enum": [
          "asc",
          "desc"
        ]
      },
      {
        "name": "team",
        "in": "query"
      },
      {
        "name": "series",
        "in": "query"
      },
      {
        "name": "seasonSeriesGameType",
        "in": "query"
      },
      {
        "name": "search",
        "in": "query"
      },
      {
        "name": "location",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query",
        "enum": [
          "upcoming",
          "ongoing",
          "finished"
        ]
      },
      {
        "name": "startsFrom",
        "in": "query"
      },
      {
        "name": "startsUntil",
        "in": "query"
      },
      {
        "name": "timeZone",
        "in": "query"
      },
      {
        "name": "deleted",
        "in": "query"
      }
    ],
    "reply": "GamePage"
  },
  "listGamesBySsgt": {
    "method": "GET",
    "path": "/sports-v2/ssgts/{ssgtUuid}/games",
    "tag": "Games",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "ssgtUuid",
        "in": "path"
      },
      {
        "name": "search",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "startDateTime",
          "displayName",
          "homeTeam",
          "awayTeam",
          "venueName",
          "roundNumber",
          "status",
          "series",
          "lastModified"
        ]
      },
      {
        "name": "sortOrder",
        "in": "query",
        "enum": [
          "asc",
          "desc"
        ]
      },
      {
        "name": "teamUuid",
        "in": "query"
      },
      {
        "name": "location",
        "in": "query"
      },
      {
        "name": "series",
        "in": "query"
      }
    ],
    "reply": "GamePage"
  },
  "listGamesOfTeams": {
    "method": "GET",
    "path": "/sports-v2/games/of-teams",
    "tag": "Games",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "ssgtUuid",
        "in": "query"
      },
      {
        "name": "teamUuid",
        "in": "query"
      },
      {
        "name": "otherTeamUuid",
        "in": "query"
      }
    ]
  },
  "listNetworks": {
    "method": "GET",
    "path": "/users/networks",
    "tag": "Users",
    "status": 200,
    "instance": false,
    "parameters": []
  },
  "listOwners": {
    "method": "GET",
    "path": "/sports-v2/owners",
    "tag": "Sports",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listPlayerPositions": {
    "method": "GET",
    "path": "/sports-v2/players/positions",
    "tag": "Players",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listPlayers": {
    "method": "GET",
    "path": "/sports-v2/players",
    "tag": "Players",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "searchToken",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "teamUuid",
        "in": "query"
      },
      {
        "name": "seriesUuid",
        "in": "query"
      },
      {
        "name": "withoutTeam",
        "in": "query"
      },
      {
        "name": "positionCode",
        "in": "query"
      },
      {
        "name": "gender",
        "in": "query",
        "enum": [
          "male",
          "female",
          "neutral"
        ]
      },
      {
        "name": "nationality",
        "in": "query"
      },
      {
        "name": "bornFrom",
        "in": "query"
      },
      {
        "name": "bornUntil",
        "in": "query"
      },
      {
        "name": "changedFrom",
        "in": "query"
      },
      {
        "name": "changedUntil",
        "in": "query"
      },
      {
        "name": "firstName",
        "in": "query"
      },
      {
        "name": "lastName",
        "in": "query"
      },
      {
        "name": "dateOfBirth",
        "in": "query"
      },
      {
        "name": "deleted",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "fullName",
          "lastName",
          "firstName",
          "jerseyNumber",
          "position",
          "shoots",
          "dateOfBirth",
          "nationality",
          "gender",
          "height",
          "weight",
          "team",
          "createdAt",
          "lastModified"
        ]
      },
      {
        "name": "sortOrder",
        "in": "query",
        "enum": [
          "asc",
          "desc"
        ]
      }
    ],
    "reply": "PlayerPage"
  },
  "listPlayersWithoutTeam": {
    "method": "GET",
    "path": "/sports-v2/players/without-team",
    "tag": "Players",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "searchToken",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      }
    ],
    "reply": "PlayerPage"
  },
  "listProducts": {
    "method": "GET",
    "path": "/instance-config/product-list",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": false,
    "parameters": []
  },
  "listProductsByName": {
    "method": "GET",
    "path": "/instance-config/products-from-name/{names}",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": false,
    "parameters": [
      {
        "name": "names",
        "in": "path"
      }
    ]
  },
  "listSeasons": {
    "method": "GET",
    "path": "/sports-v2/seasons",
    "tag": "Seasons",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "searchToken",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "code",
        "in": "query"
      }
    ],
    "reply": "SeasonPage"
  },
  "listSeries": {
    "method": "GET",
    "path": "/sports-v2/series",
    "tag": "Series",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "searchToken",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "code",
        "in": "query"
      },
      {
        "name": "deleted",
        "in": "query"
      },
      {
        "name": "changedFrom",
        "in": "query"
      },
      {
        "name": "changedUntil",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "displayName",
          "names",
          "code",
          "createdAt",
          "lastModified"
        ]
      },
      {
        "name": "sortOrder",
        "in": "query",
        "enum": [
          "asc",
          "desc"
        ]
      }
    ],
    "reply": "SeriesPage"
  },
  "listSports": {
    "method": "GET",
    "path": "/sports-v2/sports",
    "tag": "Sports",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listSsgts": {
    "method": "GET",
    "path": "/sports-v2/ssgts",
    "tag": "Ssgts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "searchToken",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "seriesUuid",
        "in": "query"
      },
      {
        "name": "seasonUuid",
        "in": "query"
      },
      {
        "name": "gameTypeUuid",
        "in": "query"
      },
      {
        "name": "teamUuid",
        "in": "query"
      },
      {
        "name": "active",
        "in": "query"
      },
      {
        "name": "state",
        "in": "query",
        "enum": [
          "draft",
          "active",
          "closed",
          "archived"
        ]
      },
      {
        "name": "deleted",
        "in": "query"
      },
      {
        "name": "changedFrom",
        "in": "query"
      },
      {
        "name": "changedUntil",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "displayName",
          "names",
          "season",
          "series",
          "gameType",
          "state",
          "createdAt",
          "lastModified"
        ]
      },
      {
        "name": "sortOrder",
        "in": "query",
        "enum": [
          "asc",
          "desc"
        ]
      }
    ],
    "reply": "SsgtPage"
  },
  "listStaff": {
    "method": "GET",
    "path": "/sports-v2/staff",
    "tag": "Staff",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "search",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "teamUuid",
        "in": "query"
      },
      {
        "name": "seriesUuid",
        "in": "query"
      },
      {
        "name": "withoutTeam",
        "in": "query"
      },
      {
        "name": "gender",
        "in": "query",
        "enum": [
          "male",
          "female",
          "neutral"
        ]
      },
      {
        "name": "nationality",
        "in": "query"
      },
      {
        "name": "changedFrom",
        "in": "query"
      },
      {
        "name": "changedUntil",
        "in": "query"
      },
      {
        "name": "firstName",
        "in": "query"
      },
      {
        "name": "lastName",
        "in": "query"
      },
      {
        "name": "deleted",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "fullName",
          "lastName",
          "firstName",
          "role",
          "nationality",
          "gender",
          "createdAt",
          "lastModified"
        ]
      },
      {
        "name": "sortOrder",
        "in": "query",
        "enum": [
          "asc",
          "desc"
        ]
      }
    ],
    "reply": "StaffPage"
  },
  "listStaffWithoutTeam": {
    "method": "GET",
    "path": "/sports-v2/staff/without-team",
    "tag": "Staff",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "search",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      }
    ],
    "reply": "StaffPage"
  },
  "listTeams": {
    "method": "GET",
    "path": "/sports-v2/teams",
    "tag": "Teams",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "searchToken",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      },
      {
        "name": "seriesUuid",
        "in": "query"
      },
      {
        "name": "ssgtUuid",
        "in": "query"
      },
      {
        "name": "gender",
        "in": "query",
        "enum": [
          "male",
          "female",
          "neutral"
        ]
      },
      {
        "name": "ownerInstanceId",
        "in": "query"
      },
      {
        "name": "teamCode",
        "in": "query"
      },
      {
        "name": "changedFrom",
        "in": "query"
      },
      {
        "name": "changedUntil",
        "in": "query"
      },
      {
        "name": "deleted",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "displayName",
          "teamCode",
          "gender",
          "nationality",
          "ownerSite",
          "lastModified"
        ]
      },
      {
        "name": "sortOrder",
        "in": "query",
        "enum": [
          "asc",
          "desc"
        ]
      }
    ],
    "reply": "TeamPage"
  },
  "postponeGame": {
    "method": "POST",
    "path": "/sports-v2/games/{gameUuid}/postpone",
    "tag": "Games",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "gameUuid",
        "in": "path"
      }
    ],
    "body": "GamePostponement",
    "reply": "Game"
  },
  "saveGameMetadata": {
    "method": "POST",
    "path": "/game-metadata",
    "tag": "GameMetadata",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "GameMetadataInput",
    "reply": "GameMetadata"
  },
  "searchStaff": {
    "method": "GET",
    "path": "/sports-v2/staff/search",
    "tag": "Staff",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "search",
        "in": "query"
      },
      {
        "name": "page",
        "in": "query"
      },
      {
        "name": "pageSize",
        "in": "query"
      }
    ],
    "reply": "StaffPage"
  },
  "updateGame": {
    "method": "PUT",
    "path": "/sports-v2/games/{gameUuid}",
    "tag": "Games",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "gameUuid",
        "in": "path"
      }
    ],
    "body": "GameInput",
    "reply": "Game"
  },
  "updateGameSeries": {
    "method": "PUT",
    "path": "/sports-v2/game-series/{gameSeriesUuid}",
    "tag": "GameSeries",
    "status": 200,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [
      {
        "name": "gameSeriesUuid",
        "in": "path"
      }
    ],
    "body": "GameSeriesInput",
    "reply": "GameSeries"
  },
  "updatePlayer": {
    "method": "PUT",
    "path": "/sports-v2/players/{playerUuid}",
    "tag": "Players",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [
      {
        "name": "playerUuid",
        "in": "path"
      }
    ],
    "body": "PlayerInput",
    "reply": "Player"
  },
  "updateSeries": {
    "method": "PUT",
    "path": "/sports-v2/series/{seriesUuid}",
    "tag": "Series",
    "status": 200,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [
      {
        "name": "seriesUuid",
        "in": "path"
      }
    ],
    "body": "SeriesInput",
    "reply": "Series"
  },
  "updateSsgt": {
    "method": "PUT",
    "path": "/sports-v2/ssgts/{ssgtUuid}",
    "tag": "Ssgts",
    "status": 200,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [
      {
        "name": "ssgtUuid",
        "in": "path"
      }
    ],
    "body": "SsgtInput",
    "reply": "Ssgt"
  },
  "updateStaff": {
    "method": "PUT",
    "path": "/sports-v2/staff/{staffUuid}",
    "tag": "Staff",
    "status": 200,
    "instance": true,
    "addOn": "addEditStaff",
    "parameters": [
      {
        "name": "staffUuid",
        "in": "path"
      }
    ],
    "body": "StaffInput",
    "reply": "Staff"
  },
  "updateStaffSquad": {
    "method": "PUT",
    "path": "/sports-v2/staff/squad",
    "tag": "Squads",
    "status": 200,
    "instance": true,
    "addOn": "addEditStaff",
    "parameters": [
      {
        "name": "teamUuid",
        "in": "query"
      }
    ],
    "body": "StaffSquadChange",
    "reply": "Squad"
  },
  "updateTeam": {
    "method": "PUT",
    "path": "/sports-v2/teams/{teamUuid}",
    "tag": "Teams",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [
      {
        "name": "teamUuid",
        "in": "path"
      }
    ],
    "body": "TeamInput",
    "reply": "Team"
  },
  "updateTeamSquad": {
    "method": "PUT",
    "path": "/sports-v2/teams/squad",
    "tag": "Squads",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [
      {
        "name": "teamUuid",
        "in": "query"
      }
    ],
    "body": "PlayerSquadChange",
    "reply": "Squad"
  }
} as const;
