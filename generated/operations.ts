// Printed by `npm run generate`. Do not edit.
export const operations = {
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
  "listAllTeams": {
    "method": "GET",
    "path": "/sports-v2/teams/all",
    "tag": "Teams",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listExternalIdTypes": {
    "method": "GET",
    "path": "/sports-v2/ext-id-types",
    "tag": "Sports",
    "status": 200,
    "instance": true,
    "parameters": []
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
  }
} as const;
