// Printed by `npm run generate`. Do not edit.
export const operations = {
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
  "getIsSuperAdmin": {
    "method": "GET",
    "path": "/users/is-superadmin",
    "tag": "Users",
    "status": 200,
    "instance": false,
    "parameters": [],
    "reply": "SuperAdmin"
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
        "name": "sortBy",
        "in": "query",
        "enum": [
          "lastName",
          "firstName",
          "jerseyNumber",
          "dateOfBirth",
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
