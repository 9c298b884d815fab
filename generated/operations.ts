// Printed by `npm run generate`. Do not edit.
export const operations = {
  "actOnArticle": {
    "method": "POST",
    "path": "/articles/{id}/{action}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "action",
        "in": "path",
        "enum": [
          "publish",
          "unpublish",
          "delete",
          "restore",
          "duplicate"
        ]
      }
    ],
    "reply": "Article"
  },
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
  "configureVideo": {
    "method": "POST",
    "path": "/media/config",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "videoId",
        "in": "query"
      }
    ],
    "body": "VideoConfig",
    "reply": "Upload"
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
  "copyFromTemplate": {
    "method": "GET",
    "path": "/articles/copy-from-template",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "templateId",
        "in": "query"
      },
      {
        "name": "gameUuid",
        "in": "query"
      }
    ],
    "reply": "ArticleInput"
  },
  "createArticle": {
    "method": "POST",
    "path": "/articles",
    "tag": "Articles",
    "status": 201,
    "instance": true,
    "parameters": [],
    "body": "ArticleInput",
    "reply": "Article"
  },
  "createArticleTemplate": {
    "method": "POST",
    "path": "/articles/templates",
    "tag": "Articles",
    "status": 201,
    "instance": true,
    "parameters": [],
    "body": "ArticleTemplateInput",
    "reply": "ArticleTemplate"
  },
  "createContentFeed": {
    "method": "POST",
    "path": "/content-feeds",
    "tag": "ContentFeeds",
    "status": 201,
    "instance": true,
    "whenEmpty": "Invalid parameter passed",
    "parameters": [],
    "body": "ContentFeedInput",
    "reply": "ContentFeed"
  },
  "createDynamicAdsConfig": {
    "method": "POST",
    "path": "/dynamic-ads/config",
    "tag": "DynamicAds",
    "status": 201,
    "instance": true,
    "addOn": "dynamicAds",
    "whenEmpty": "Invalid parameter passed",
    "parameters": [],
    "body": "DynamicAdsConfigInput",
    "reply": "DynamicAdsConfig"
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
  "createHeroSlide": {
    "method": "POST",
    "path": "/sitesettings/herocarousel",
    "tag": "SiteSettings",
    "status": 201,
    "instance": true,
    "parameters": [],
    "body": "HeroSlideInput",
    "reply": "HeroSlide"
  },
  "createMedia": {
    "method": "POST",
    "path": "/media/meta",
    "tag": "Media",
    "status": 201,
    "instance": true,
    "parameters": [
      {
        "name": "type",
        "in": "query",
        "enum": [
          "image",
          "video"
        ]
      }
    ],
    "body": "MediaInput",
    "reply": "Media"
  },
  "createMenuGroup": {
    "method": "POST",
    "path": "/routing/menu",
    "tag": "Routing",
    "status": 201,
    "instance": true,
    "parameters": [],
    "body": "MenuGroupInput",
    "reply": "MenuGroup"
  },
  "createPage": {
    "method": "POST",
    "path": "/layouts/page-organization",
    "tag": "Layouts",
    "status": 201,
    "instance": true,
    "addOn": "pageOrganization",
    "parameters": [],
    "body": "PageEntryInput",
    "reply": "PageEntry"
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
  "createRoute": {
    "method": "POST",
    "path": "/routing/routes",
    "tag": "Routing",
    "status": 201,
    "instance": true,
    "parameters": [],
    "body": "RouteInput",
    "reply": "Route"
  },
  "createSavedView": {
    "method": "POST",
    "path": "/saved-views",
    "tag": "SavedViews",
    "status": 201,
    "instance": true,
    "parameters": [],
    "body": "SavedViewInput",
    "reply": "SavedView"
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
  "createTag": {
    "method": "POST",
    "path": "/meta/tag",
    "tag": "Tags",
    "status": 201,
    "instance": true,
    "parameters": [
      {
        "name": "siteTag",
        "in": "query",
        "enum": [
          true
        ]
      }
    ],
    "body": "TagInput",
    "reply": "Tag"
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
  "deleteArticle": {
    "method": "DELETE",
    "path": "/articles/{id}",
    "tag": "Articles",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "evenInUse",
        "in": "query"
      }
    ]
  },
  "deleteArticleTemplate": {
    "method": "DELETE",
    "path": "/articles/templates/{templateId}",
    "tag": "Articles",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "templateId",
        "in": "path"
      }
    ]
  },
  "deleteContentFeed": {
    "method": "DELETE",
    "path": "/content-feeds/{id}",
    "tag": "ContentFeeds",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "deleteDynamicAdsConfig": {
    "method": "DELETE",
    "path": "/dynamic-ads/configs/{id}",
    "tag": "DynamicAds",
    "status": 204,
    "instance": true,
    "addOn": "dynamicAds",
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
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
  "deleteHeroSlide": {
    "method": "DELETE",
    "path": "/sitesettings/herocarousel/{id}",
    "tag": "SiteSettings",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "deleteMedia": {
    "method": "DELETE",
    "path": "/media/meta/{type}/{id}",
    "tag": "Media",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "type",
        "in": "path",
        "enum": [
          "image",
          "video"
        ]
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "evenInUse",
        "in": "query"
      }
    ]
  },
  "deleteMenuGroup": {
    "method": "DELETE",
    "path": "/routing/menu/{id}",
    "tag": "Routing",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "deletePage": {
    "method": "DELETE",
    "path": "/layouts/page-organization/{id}",
    "tag": "Layouts",
    "status": 204,
    "instance": true,
    "addOn": "pageOrganization",
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "deleteRoute": {
    "method": "DELETE",
    "path": "/routing/routes/{id}",
    "tag": "Routing",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "evenInUse",
        "in": "query"
      }
    ]
  },
  "deleteSavedView": {
    "method": "DELETE",
    "path": "/saved-views/{uuid}",
    "tag": "SavedViews",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "uuid",
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
  "deleteSectionGroup": {
    "method": "DELETE",
    "path": "/layouts/site-section-groups/{id}",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "publishId",
        "in": "query"
      }
    ],
    "reply": "SiteLayout"
  },
  "deleteSiteLayout": {
    "method": "DELETE",
    "path": "/layouts/site-layouts/{id}",
    "tag": "Layouts",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "evenInUse",
        "in": "query"
      }
    ]
  },
  "deleteSponsor": {
    "method": "DELETE",
    "path": "/sponsors/sponsors/{id}",
    "tag": "Sponsors",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "evenInUse",
        "in": "query"
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
  "deleteTag": {
    "method": "DELETE",
    "path": "/meta/tag/{value}",
    "tag": "Tags",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "value",
        "in": "path"
      }
    ]
  },
  "deleteUpload": {
    "method": "DELETE",
    "path": "/media/upload",
    "tag": "Media",
    "status": 204,
    "instance": true,
    "parameters": [
      {
        "name": "uploadKey",
        "in": "query"
      }
    ]
  },
  "duplicateSiteLayout": {
    "method": "POST",
    "path": "/layouts/site-layouts/{id}/duplicate",
    "tag": "Layouts",
    "status": 201,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "body": "LayoutCopyInput",
    "reply": "SiteLayout"
  },
  "fetchTags": {
    "method": "GET",
    "path": "/meta/v2/tag/fetch",
    "tag": "Tags",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "tagsToFetch",
        "in": "query"
      },
      {
        "name": "count",
        "in": "query"
      }
    ]
  },
  "findSimilarPlayers": {
    "method": "POST",
    "path": "/sports-v2/players/similar",
    "tag": "Players",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "SimilarPlayerSearch",
    "reply": "SimilarPeople"
  },
  "findSimilarStaff": {
    "method": "POST",
    "path": "/sports-v2/staff/similar",
    "tag": "Staff",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "SimilarStaffSearch",
    "reply": "SimilarPeople"
  },
  "finishSingleUpload": {
    "method": "POST",
    "path": "/media/upload/single",
    "tag": "Media",
    "status": 201,
    "instance": true,
    "parameters": [
      {
        "name": "uploadKey",
        "in": "query"
      }
    ],
    "body": "MediaInput",
    "reply": "Media"
  },
  "getArticle": {
    "method": "GET",
    "path": "/articles/{id}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "Article"
  },
  "getArticleRevision": {
    "method": "GET",
    "path": "/articles/revisions/{id}/{revision}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "revision",
        "in": "path"
      }
    ],
    "reply": "ArticleRevisionContent"
  },
  "getArticleTemplate": {
    "method": "GET",
    "path": "/articles/templates/{templateId}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "templateId",
        "in": "path"
      }
    ],
    "reply": "ArticleTemplate"
  },
  "getContentFeed": {
    "method": "GET",
    "path": "/content-feeds/{id}",
    "tag": "ContentFeeds",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "ContentFeed"
  },
  "getDynamicAdsConfig": {
    "method": "GET",
    "path": "/dynamic-ads/config/{id}",
    "tag": "DynamicAds",
    "status": 200,
    "instance": true,
    "addOn": "dynamicAds",
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "DynamicAdsConfig"
  },
  "getEcalSettings": {
    "method": "GET",
    "path": "/instance-config/ecal",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "EcalSettings"
  },
  "getEditableSeries": {
    "method": "GET",
    "path": "/instance-config/editable-series",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "EditableSeries"
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
  "getGameFilters": {
    "method": "GET",
    "path": "/network/game-filters",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "GameFilters"
  },
  "getGameHeaderCompetitions": {
    "method": "GET",
    "path": "/instance-config/game-header-competitions",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "GameHeaderCompetitions"
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
  "getHeroSlide": {
    "method": "GET",
    "path": "/sitesettings/herocarousel/{id}",
    "tag": "SiteSettings",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "HeroSlide"
  },
  "getHome": {
    "method": "GET",
    "path": "/home",
    "tag": "Home",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "timeZone",
        "in": "query"
      }
    ],
    "reply": "HomeDay"
  },
  "getImageCrops": {
    "method": "GET",
    "path": "/instance-config/image-crops",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "ImageCrops"
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
  "getLayoutPublication": {
    "method": "GET",
    "path": "/layouts/site-layouts/{id}/history/{publicationId}",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "publicationId",
        "in": "path"
      }
    ],
    "reply": "PublishedLayout"
  },
  "getLayoutSite": {
    "method": "GET",
    "path": "/layouts/sites/instance-id/{id}",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "LayoutSite"
  },
  "getListTotals": {
    "method": "GET",
    "path": "/list-totals",
    "tag": "ListTotals",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "list",
        "in": "query"
      }
    ],
    "reply": "ListTotals"
  },
  "getMainSponsorGroup": {
    "method": "GET",
    "path": "/sponsors/main-sponsor-group",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "SponsorGroup"
  },
  "getMedia": {
    "method": "GET",
    "path": "/media/meta/{type}/{id}",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "type",
        "in": "path",
        "enum": [
          "image",
          "video"
        ]
      },
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "Media"
  },
  "getMediaQuota": {
    "method": "GET",
    "path": "/media/quota",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "MediaQuota"
  },
  "getMenuPublication": {
    "method": "GET",
    "path": "/routing/menu-history/{id}",
    "tag": "Routing",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "PublishedMenu"
  },
  "getPage": {
    "method": "GET",
    "path": "/layouts/page-organization/{id}",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "addOn": "pageOrganization",
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "PageEntry"
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
  "getPlayerPortraitUploadUrl": {
    "method": "GET",
    "path": "/sports-v2/players/portrait-upload-url",
    "tag": "Players",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [
      {
        "name": "mimeType",
        "in": "query"
      },
      {
        "name": "fileLocator",
        "in": "query"
      },
      {
        "name": "size",
        "in": "query"
      }
    ],
    "reply": "Upload"
  },
  "getPresignedUploadUrl": {
    "method": "GET",
    "path": "/media/presigned-upload-url",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "mimeType",
        "in": "query"
      },
      {
        "name": "fileLocator",
        "in": "query"
      },
      {
        "name": "size",
        "in": "query"
      },
      {
        "name": "uploadKey",
        "in": "query"
      }
    ],
    "reply": "Upload"
  },
  "getPreviewToken": {
    "method": "GET",
    "path": "/articles/preview-token",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "query"
      }
    ]
  },
  "getRoute": {
    "method": "GET",
    "path": "/routing/routes/{id}",
    "tag": "Routing",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "Route"
  },
  "getRouteResource": {
    "method": "GET",
    "path": "/routing/resources/{id}",
    "tag": "Routing",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "RouteResource"
  },
  "getSeason": {
    "method": "GET",
    "path": "/sports-v2/seasons/{seasonUuid}",
    "tag": "Seasons",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "seasonUuid",
        "in": "path"
      }
    ],
    "reply": "Season"
  },
  "getSelectedDynamicAdsConfig": {
    "method": "GET",
    "path": "/dynamic-ads/selected-config",
    "tag": "DynamicAds",
    "status": 200,
    "instance": true,
    "addOn": "dynamicAds",
    "parameters": [],
    "reply": "DynamicAdsConfig"
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
  "getSiteFrame": {
    "method": "GET",
    "path": "/instance-config/site-frame",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "SiteFrame"
  },
  "getSiteLayout": {
    "method": "GET",
    "path": "/layouts/site-layouts/{id}",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "SiteLayout"
  },
  "getSiteSponsors": {
    "method": "GET",
    "path": "/sponsors/site-sponsors/{groupId}",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "groupId",
        "in": "path"
      }
    ],
    "reply": "SponsorGroup"
  },
  "getSocialMediaLinks": {
    "method": "GET",
    "path": "/instance-config/social-media",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "SocialMediaLinks"
  },
  "getSponsor": {
    "method": "GET",
    "path": "/sponsors/sponsors/{id}",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "timeZone",
        "in": "query"
      }
    ],
    "reply": "Sponsor"
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
  "getStartPageSection": {
    "method": "GET",
    "path": "/sitesettings/startpage/sections/{id}",
    "tag": "SiteSettings",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "StartPageSection"
  },
  "getStartPageStatic": {
    "method": "GET",
    "path": "/sitesettings/startpage/static",
    "tag": "SiteSettings",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "StartPageStatic"
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
  "getSubscriptionCount": {
    "method": "GET",
    "path": "/subscription/count",
    "tag": "Subscriptions",
    "status": 200,
    "instance": true,
    "addOn": "subscriptions",
    "parameters": [],
    "reply": "SubscriptionCount"
  },
  "getSubscriptionTexts": {
    "method": "GET",
    "path": "/subscription/texts",
    "tag": "Subscriptions",
    "status": 200,
    "instance": true,
    "addOn": "subscriptions",
    "parameters": [],
    "reply": "SubscriptionTexts"
  },
  "getTag": {
    "method": "GET",
    "path": "/meta/tag/{value}",
    "tag": "Tags",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "value",
        "in": "path"
      },
      {
        "name": "siteTag",
        "in": "query",
        "enum": [
          true
        ]
      }
    ],
    "reply": "Tag"
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
  "getTeamImport": {
    "method": "GET",
    "path": "/sports-v2/trigger-team-import",
    "tag": "Teams",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "TeamImport"
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
  "getUploadUrl": {
    "method": "GET",
    "path": "/media/upload-url",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "mimeType",
        "in": "query"
      },
      {
        "name": "fileLocator",
        "in": "query"
      },
      {
        "name": "size",
        "in": "query"
      },
      {
        "name": "uploadKey",
        "in": "query"
      }
    ],
    "reply": "Upload"
  },
  "importGames": {
    "method": "POST",
    "path": "/sports-v2/games/import",
    "tag": "Games",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "GameBatch",
    "reply": "ImportResults"
  },
  "importPlayers": {
    "method": "POST",
    "path": "/sports-v2/players/import",
    "tag": "Players",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [],
    "body": "PlayerImport",
    "reply": "ImportResults"
  },
  "importStaff": {
    "method": "POST",
    "path": "/sports-v2/staff/import",
    "tag": "Staff",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [],
    "body": "StaffImport",
    "reply": "ImportResults"
  },
  "importTeams": {
    "method": "POST",
    "path": "/sports-v2/teams/import",
    "tag": "Teams",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [],
    "body": "TeamBatch",
    "reply": "ImportResults"
  },
  "listAccounts": {
    "method": "GET",
    "path": "/users/accounts",
    "tag": "Users",
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
        "name": "instanceId",
        "in": "query"
      },
      {
        "name": "superAdministrator",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "name",
          "email",
          "lastSeen"
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
    "reply": "AccountPage"
  },
  "listActiveSeries": {
    "method": "GET",
    "path": "/sports-v2/series/active",
    "tag": "Series",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listAllMediaCategories": {
    "method": "GET",
    "path": "/media/categories",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listAllTeams": {
    "method": "GET",
    "path": "/sports-v2/teams/all",
    "tag": "Teams",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listArticlePlaces": {
    "method": "GET",
    "path": "/articles/places/{id}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "listArticleRevisions": {
    "method": "GET",
    "path": "/articles/revisions/{id}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "listArticleTemplates": {
    "method": "GET",
    "path": "/articles/templates",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listArticleUses": {
    "method": "GET",
    "path": "/articles/uses/{id}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "listArticles": {
    "method": "GET",
    "path": "/articles/list/{list}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "list",
        "in": "path",
        "enum": [
          "latest",
          "published",
          "unpublished",
          "deleted"
        ]
      },
      {
        "name": "search",
        "in": "query"
      },
      {
        "name": "tag",
        "in": "query"
      },
      {
        "name": "game",
        "in": "query"
      },
      {
        "name": "lang",
        "in": "query"
      },
      {
        "name": "author",
        "in": "query"
      },
      {
        "name": "header",
        "in": "query"
      },
      {
        "name": "label",
        "in": "query"
      },
      {
        "name": "state",
        "in": "query",
        "enum": [
          "draft",
          "scheduled",
          "published",
          "unpublished",
          "expired",
          "deleted"
        ]
      },
      {
        "name": "version",
        "in": "query",
        "enum": [
          "v1",
          "v2",
          "v3"
        ]
      },
      {
        "name": "hidden",
        "in": "query"
      },
      {
        "name": "highlighted",
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
        "name": "publishedFrom",
        "in": "query"
      },
      {
        "name": "publishedUntil",
        "in": "query"
      },
      {
        "name": "leavesUntil",
        "in": "query"
      },
      {
        "name": "embargoUntil",
        "in": "query"
      },
      {
        "name": "timeZone",
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
          "lastModified",
          "publishedAt",
          "deletedAt",
          "header",
          "sitePriority",
          "author"
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
    "reply": "ArticlePage"
  },
  "listAuditActors": {
    "method": "GET",
    "path": "/audit/actors",
    "tag": "Audit",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listAuditEntries": {
    "method": "GET",
    "path": "/audit",
    "tag": "Audit",
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
        "name": "entity",
        "in": "query",
        "enum": [
          "access",
          "account",
          "article",
          "article-template",
          "content-feed",
          "custom-tag",
          "dynamic-ads",
          "ecal",
          "editable-series",
          "game",
          "game-filters",
          "game-header-competitions",
          "game-series",
          "game-setting",
          "image",
          "image-crops",
          "layout",
          "main-sponsors",
          "menu",
          "page",
          "player",
          "season",
          "series",
          "site",
          "site-route",
          "site-sponsor-groups",
          "site-sponsors",
          "social-media-links",
          "sponsor",
          "ssgt",
          "staff",
          "subscription-texts",
          "team",
          "video",
          "video-channels"
        ]
      },
      {
        "name": "entityId",
        "in": "query"
      },
      {
        "name": "actor",
        "in": "query"
      },
      {
        "name": "action",
        "in": "query",
        "enum": [
          "created",
          "changed",
          "deleted"
        ]
      },
      {
        "name": "instanceId",
        "in": "query"
      },
      {
        "name": "from",
        "in": "query"
      },
      {
        "name": "until",
        "in": "query"
      },
      {
        "name": "timeZone",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "at"
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
    "reply": "AuditEntryPage"
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
  "listContentFeeds": {
    "method": "GET",
    "path": "/content-feeds",
    "tag": "ContentFeeds",
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
        "name": "active",
        "in": "query"
      },
      {
        "name": "format",
        "in": "query",
        "enum": [
          "rss",
          "atom",
          "json"
        ]
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "name",
          "url",
          "format",
          "createdAt"
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
    "reply": "ContentFeedPage"
  },
  "listCustomTags": {
    "method": "GET",
    "path": "/meta/tag",
    "tag": "Tags",
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
        "name": "active",
        "in": "query"
      },
      {
        "name": "used",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "name",
          "usageCount",
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
    "reply": "TagPage"
  },
  "listDynamicAdsConfigs": {
    "method": "GET",
    "path": "/dynamic-ads/configs",
    "tag": "DynamicAds",
    "status": 200,
    "instance": true,
    "addOn": "dynamicAds",
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
        "name": "active",
        "in": "query"
      },
      {
        "name": "name",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "name",
          "company",
          "isSelected",
          "isActive",
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
    "reply": "DynamicAdsConfigPage"
  },
  "listDynamicAdsProviders": {
    "method": "GET",
    "path": "/dynamic-ads/providers",
    "tag": "DynamicAds",
    "status": 200,
    "instance": true,
    "addOn": "dynamicAds",
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
  "listGameFilterSeries": {
    "method": "GET",
    "path": "/network/game-filters/series",
    "tag": "InstanceConfig",
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
          "titles",
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
          "titles",
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
        "name": "startsAt",
        "in": "query"
      },
      {
        "name": "postponed",
        "in": "query"
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
        "name": "importUuid",
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
          "titles",
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
  "listHeroSlides": {
    "method": "GET",
    "path": "/sitesettings/herocarousel",
    "tag": "SiteSettings",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listInstanceSsgts": {
    "method": "GET",
    "path": "/sports-v2/ssgts/by-instance-id",
    "tag": "Ssgts",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listLayoutProblems": {
    "method": "GET",
    "path": "/layouts/problems",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listLayoutPublications": {
    "method": "GET",
    "path": "/layouts/site-layouts/{id}/history",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "listLayoutSites": {
    "method": "GET",
    "path": "/layouts/sites",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listLayoutUses": {
    "method": "GET",
    "path": "/layouts/site-layouts/{id}/uses",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "listLinkTargets": {
    "method": "GET",
    "path": "/layouts/link-targets",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "kind",
        "in": "query",
        "enum": [
          "route",
          "article",
          "game",
          "page"
        ]
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
      }
    ],
    "reply": "RouteResourcePage"
  },
  "listMedia": {
    "method": "GET",
    "path": "/media/all",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "type",
        "in": "query",
        "enum": [
          "image",
          "video"
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
        "name": "id",
        "in": "query"
      },
      {
        "name": "mediaString",
        "in": "query"
      },
      {
        "name": "search",
        "in": "query"
      },
      {
        "name": "category",
        "in": "query"
      },
      {
        "name": "tag",
        "in": "query"
      },
      {
        "name": "game",
        "in": "query"
      },
      {
        "name": "uploader",
        "in": "query"
      },
      {
        "name": "private",
        "in": "query"
      },
      {
        "name": "draft",
        "in": "query"
      },
      {
        "name": "sixteenNine",
        "in": "query"
      },
      {
        "name": "incomplete",
        "in": "query"
      },
      {
        "name": "hash",
        "in": "query"
      },
      {
        "name": "uploadedFrom",
        "in": "query"
      },
      {
        "name": "uploadedUntil",
        "in": "query"
      },
      {
        "name": "timeZone",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query",
        "enum": [
          "pending",
          "ready",
          "failed"
        ]
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "createdAt",
          "name",
          "views",
          "size"
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
    "reply": "MediaPage"
  },
  "listMediaByType": {
    "method": "GET",
    "path": "/media/list",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "type",
        "in": "query",
        "enum": [
          "image",
          "video"
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
        "name": "id",
        "in": "query"
      },
      {
        "name": "mediaString",
        "in": "query"
      },
      {
        "name": "search",
        "in": "query"
      },
      {
        "name": "category",
        "in": "query"
      },
      {
        "name": "tag",
        "in": "query"
      },
      {
        "name": "game",
        "in": "query"
      },
      {
        "name": "uploader",
        "in": "query"
      },
      {
        "name": "private",
        "in": "query"
      },
      {
        "name": "draft",
        "in": "query"
      },
      {
        "name": "sixteenNine",
        "in": "query"
      },
      {
        "name": "incomplete",
        "in": "query"
      },
      {
        "name": "hash",
        "in": "query"
      },
      {
        "name": "uploadedFrom",
        "in": "query"
      },
      {
        "name": "uploadedUntil",
        "in": "query"
      },
      {
        "name": "timeZone",
        "in": "query"
      },
      {
        "name": "status",
        "in": "query",
        "enum": [
          "pending",
          "ready",
          "failed"
        ]
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "createdAt",
          "name",
          "views",
          "size"
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
    "reply": "MediaPage"
  },
  "listMediaCategories": {
    "method": "GET",
    "path": "/media/category",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listMediaUploaders": {
    "method": "GET",
    "path": "/media/uploaders",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listMediaUses": {
    "method": "GET",
    "path": "/media/uses/{type}/{id}",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "type",
        "in": "path",
        "enum": [
          "image",
          "video"
        ]
      },
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "listMenu": {
    "method": "GET",
    "path": "/routing/menu",
    "tag": "Routing",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "includeRoutes",
        "in": "query"
      }
    ],
    "reply": "Menu"
  },
  "listMenuPublications": {
    "method": "GET",
    "path": "/routing/menu-history",
    "tag": "Routing",
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
  "listPages": {
    "method": "GET",
    "path": "/layouts/page-organization",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "addOn": "pageOrganization",
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
  "listPlayerStatistics": {
    "method": "GET",
    "path": "/statistics/players",
    "tag": "Statistics",
    "status": 200,
    "instance": true,
    "addOn": "statisticsAdvanced",
    "parameters": [
      {
        "name": "playerUuid",
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
          "season",
          "ssgt",
          "team",
          "goals",
          "assists",
          "points",
          "penalties"
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
    "reply": "PlayerStatisticsPage"
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
        "name": "timeZone",
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
        "name": "importUuid",
        "in": "query"
      },
      {
        "name": "portraitConsentState",
        "in": "query",
        "enum": [
          "notAsked",
          "given",
          "endingSoon",
          "ended",
          "withdrawn"
        ]
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
  "listRouteResources": {
    "method": "GET",
    "path": "/routing/resources",
    "tag": "Routing",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "resourceType",
        "in": "query",
        "enum": [
          "startpage",
          "page",
          "article",
          "articleList",
          "team",
          "teamList",
          "player",
          "game",
          "gameList",
          "schedule",
          "table",
          "statistics",
          "media",
          "shop",
          "tickets",
          "external"
        ]
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
      }
    ],
    "reply": "RouteResourcePage"
  },
  "listRouteUses": {
    "method": "GET",
    "path": "/routing/routes/{id}/uses",
    "tag": "Routing",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "listRoutes": {
    "method": "GET",
    "path": "/routing/routes",
    "tag": "Routing",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "path",
        "in": "query"
      },
      {
        "name": "query",
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
        "name": "resourceType",
        "in": "query",
        "enum": [
          "startpage",
          "page",
          "article",
          "articleList",
          "team",
          "teamList",
          "player",
          "game",
          "gameList",
          "schedule",
          "table",
          "statistics",
          "media",
          "shop",
          "tickets",
          "external"
        ]
      },
      {
        "name": "state",
        "in": "query",
        "enum": [
          "working",
          "dead",
          "shadowed"
        ]
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "path",
          "title"
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
    "reply": "RoutePage"
  },
  "listSavedViews": {
    "method": "GET",
    "path": "/saved-views",
    "tag": "SavedViews",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "path",
        "in": "query"
      }
    ],
    "reply": "SavedViews"
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
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "code",
          "displayName",
          "lastModified",
          "createdAt"
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
    "reply": "SeasonPage"
  },
  "listSectionTypes": {
    "method": "GET",
    "path": "/layouts/section-types",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "FilterAddable",
        "in": "query"
      },
      {
        "name": "AllowIdentifier",
        "in": "query"
      },
      {
        "name": "AllowAddOn",
        "in": "query"
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
        "name": "withGames",
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
        "name": "timeZone",
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
  "listShopCategories": {
    "method": "GET",
    "path": "/shop/categories",
    "tag": "Shop",
    "status": 200,
    "instance": true,
    "addOn": "shop",
    "parameters": []
  },
  "listSiteLayouts": {
    "method": "GET",
    "path": "/layouts/site-layouts",
    "tag": "Layouts",
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
        "name": "kind",
        "in": "query",
        "enum": [
          "startPage",
          "page",
          "article",
          "team",
          "game"
        ]
      },
      {
        "name": "active",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "name",
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
    "reply": "SiteLayoutPage"
  },
  "listSiteSponsorGroups": {
    "method": "GET",
    "path": "/sponsors/site-sponsor-groups",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "includeSponsors",
        "in": "query"
      }
    ],
    "reply": "SponsorGroups"
  },
  "listSiteSsgts": {
    "method": "GET",
    "path": "/sports-v2/v2/ssgts",
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
        "name": "seasonMulti",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "displayName",
          "titles",
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
  "listSponsorGroupNames": {
    "method": "GET",
    "path": "/sponsors/group-names",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listSponsorUses": {
    "method": "GET",
    "path": "/sponsors/sponsors/{id}/uses",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ]
  },
  "listSponsors": {
    "method": "GET",
    "path": "/sponsors/sponsors",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "search",
        "in": "query"
      },
      {
        "name": "state",
        "in": "query",
        "enum": [
          "all",
          "active",
          "endingSoon",
          "upcoming",
          "ended",
          "inactive"
        ]
      },
      {
        "name": "group",
        "in": "query"
      },
      {
        "name": "active",
        "in": "query"
      },
      {
        "name": "name",
        "in": "query"
      },
      {
        "name": "externalId",
        "in": "query"
      },
      {
        "name": "endsFrom",
        "in": "query"
      },
      {
        "name": "endsUntil",
        "in": "query"
      },
      {
        "name": "timeZone",
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
          "name",
          "contractUntil",
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
    "reply": "SponsorPage"
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
        "name": "timeZone",
        "in": "query"
      },
      {
        "name": "sortBy",
        "in": "query",
        "enum": [
          "displayName",
          "titles",
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
        "name": "timeZone",
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
        "name": "importUuid",
        "in": "query"
      },
      {
        "name": "portraitConsentState",
        "in": "query",
        "enum": [
          "notAsked",
          "given",
          "endingSoon",
          "ended",
          "withdrawn"
        ]
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
  "listStartPageSections": {
    "method": "GET",
    "path": "/sitesettings/startpage/sections",
    "tag": "SiteSettings",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listSubscriptionLevels": {
    "method": "GET",
    "path": "/subscription/levels",
    "tag": "Subscriptions",
    "status": 200,
    "instance": true,
    "addOn": "subscriptions",
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
        "name": "importUuid",
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
        "name": "timeZone",
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
  "listVideoCategories": {
    "method": "GET",
    "path": "/media/video/category",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": []
  },
  "listVideoChannels": {
    "method": "GET",
    "path": "/media/channels",
    "tag": "VideoChannels",
    "status": 200,
    "instance": true,
    "parameters": [],
    "reply": "VideoChannels"
  },
  "mergeDuplicates": {
    "method": "POST",
    "path": "/merges",
    "tag": "Merges",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [
      {
        "name": "kind",
        "in": "query",
        "enum": [
          "player",
          "staff",
          "team"
        ]
      }
    ],
    "body": "MergeInput",
    "reply": "Merge"
  },
  "mergeTags": {
    "method": "POST",
    "path": "/meta/tag/merge",
    "tag": "Tags",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "TagMerge",
    "reply": "Tag"
  },
  "nextHomeGame": {
    "method": "GET",
    "path": "/sports-v2/games/next",
    "tag": "Games",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "teamUuid",
        "in": "query"
      },
      {
        "name": "home",
        "in": "query"
      }
    ],
    "reply": "Game"
  },
  "noteArticlePresence": {
    "method": "POST",
    "path": "/articles/presence/{id}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "body": "ArticlePresenceInput",
    "reply": "ArticlePresence"
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
  "previewLayout": {
    "method": "POST",
    "path": "/layouts/resolved",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "LayoutPreviewInput",
    "reply": "ResolvedLayout"
  },
  "previewMerge": {
    "method": "GET",
    "path": "/merges",
    "tag": "Merges",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [
      {
        "name": "kind",
        "in": "query",
        "enum": [
          "player",
          "staff",
          "team"
        ]
      },
      {
        "name": "kept",
        "in": "query"
      },
      {
        "name": "ended",
        "in": "query"
      }
    ],
    "reply": "MergePreview"
  },
  "readDynamicAdsConfig": {
    "method": "GET",
    "path": "/dynamic-ads/configs/{id}",
    "tag": "DynamicAds",
    "status": 200,
    "instance": true,
    "addOn": "dynamicAds",
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "DynamicAdsConfig"
  },
  "renameTag": {
    "method": "PUT",
    "path": "/meta/tag/{value}/name",
    "tag": "Tags",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "value",
        "in": "path"
      }
    ],
    "body": "TagInput",
    "reply": "Tag"
  },
  "renderMedia": {
    "method": "GET",
    "path": "/media/render",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "mediaString",
        "in": "query"
      }
    ],
    "reply": "RenderedMedia"
  },
  "renewSponsor": {
    "method": "POST",
    "path": "/sponsors/sponsors/{id}/renew",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "reply": "Sponsor"
  },
  "replaceMediaFile": {
    "method": "PUT",
    "path": "/media/file/{type}/{id}",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "type",
        "in": "path",
        "enum": [
          "image",
          "video"
        ]
      },
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "uploadKey",
        "in": "query"
      }
    ],
    "reply": "Media"
  },
  "reportUploadStatus": {
    "method": "POST",
    "path": "/media/status",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "videoId",
        "in": "query"
      }
    ],
    "body": "UploadReport",
    "reply": "UploadedFile"
  },
  "resolveLayout": {
    "method": "GET",
    "path": "/layouts/site-layouts/{id}/resolved",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "at",
        "in": "query"
      },
      {
        "name": "device",
        "in": "query",
        "enum": [
          "phone",
          "tablet",
          "desktop"
        ]
      }
    ],
    "reply": "ResolvedLayout"
  },
  "saveEcalSettings": {
    "method": "PUT",
    "path": "/instance-config/ecal",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "addOn": "ecalSettings",
    "parameters": [],
    "body": "EcalSettings",
    "reply": "EcalSettings"
  },
  "saveEditableSeries": {
    "method": "PUT",
    "path": "/instance-config/editable-series",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "writers": "super-administrators",
    "parameters": [],
    "body": "EditableSeries",
    "reply": "EditableSeries"
  },
  "saveGameFilters": {
    "method": "PUT",
    "path": "/network/game-filters",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "writers": "master-site",
    "parameters": [],
    "body": "GameFilters",
    "reply": "GameFilters"
  },
  "saveGameHeaderCompetitions": {
    "method": "PUT",
    "path": "/instance-config/game-header-competitions",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "GameHeaderCompetitions",
    "reply": "GameHeaderCompetitions"
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
  "saveImageCrops": {
    "method": "PUT",
    "path": "/instance-config/image-crops",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "ImageCrops",
    "reply": "ImageCrops"
  },
  "saveMainSponsorGroup": {
    "method": "POST",
    "path": "/sponsors/main-sponsor-group",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "writers": "master-site",
    "parameters": [],
    "body": "SponsorGroup",
    "reply": "SponsorGroup"
  },
  "saveMainSponsors": {
    "method": "POST",
    "path": "/sponsors/main-sponsors",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "writers": "master-site",
    "parameters": [],
    "body": "GroupSponsors",
    "reply": "SponsorGroup"
  },
  "savePlayerMedia": {
    "method": "POST",
    "path": "/sports-v2/players/media",
    "tag": "Players",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [
      {
        "name": "playerUuid",
        "in": "query"
      }
    ],
    "body": "PersonMediaList",
    "reply": "Player"
  },
  "saveSectionGroup": {
    "method": "POST",
    "path": "/layouts/site-section-groups",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "publishId",
        "in": "query"
      }
    ],
    "body": "SectionGroupInput",
    "reply": "SiteLayout"
  },
  "saveSections": {
    "method": "POST",
    "path": "/layouts/site-sections",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "publishId",
        "in": "query"
      }
    ],
    "body": "SiteSectionsInput",
    "reply": "SiteLayout"
  },
  "saveSiteLayout": {
    "method": "POST",
    "path": "/layouts/site-layouts",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "publishId",
        "in": "query"
      }
    ],
    "body": "SiteLayoutInput",
    "reply": "SiteLayout"
  },
  "saveSiteSponsorGroups": {
    "method": "POST",
    "path": "/sponsors/site-sponsor-groups",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "evenInUse",
        "in": "query"
      }
    ],
    "body": "SponsorGroups",
    "reply": "SponsorGroups"
  },
  "saveSiteSponsors": {
    "method": "POST",
    "path": "/sponsors/site-sponsors",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "SiteGroupSponsors",
    "reply": "SponsorGroup"
  },
  "saveSocialMediaLinks": {
    "method": "PUT",
    "path": "/instance-config/social-media",
    "tag": "InstanceConfig",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "SocialMediaLinks",
    "reply": "SocialMediaLinks"
  },
  "saveSponsor": {
    "method": "POST",
    "path": "/sponsors/sponsors",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "SponsorInput",
    "reply": "Sponsor"
  },
  "saveStaffMedia": {
    "method": "POST",
    "path": "/sports-v2/staff/media",
    "tag": "Staff",
    "status": 200,
    "instance": true,
    "addOn": "addEditStaff",
    "parameters": [
      {
        "name": "staffUuid",
        "in": "query"
      }
    ],
    "body": "PersonMediaList",
    "reply": "Staff"
  },
  "saveStartPageStatic": {
    "method": "PUT",
    "path": "/sitesettings/startpage/static",
    "tag": "SiteSettings",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "StartPageStatic",
    "reply": "StartPageStatic"
  },
  "saveSubscriptionTexts": {
    "method": "PUT",
    "path": "/subscription/texts",
    "tag": "Subscriptions",
    "status": 200,
    "instance": true,
    "addOn": "subscriptions",
    "parameters": [],
    "body": "SubscriptionTexts",
    "reply": "SubscriptionTexts"
  },
  "saveVideoChannels": {
    "method": "PUT",
    "path": "/media/channels",
    "tag": "VideoChannels",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "VideoChannels",
    "reply": "VideoChannels"
  },
  "searchActiveTags": {
    "method": "GET",
    "path": "/meta/v2/tag/search",
    "tag": "Tags",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "searchQuery",
        "in": "query"
      },
      {
        "name": "include",
        "in": "query"
      },
      {
        "name": "exclude",
        "in": "query"
      },
      {
        "name": "count",
        "in": "query"
      }
    ]
  },
  "searchArticleTitles": {
    "method": "GET",
    "path": "/articles/search/t",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "query",
        "in": "query"
      }
    ]
  },
  "searchArticles": {
    "method": "GET",
    "path": "/articles/search",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "query",
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
    "reply": "ArticlePage"
  },
  "searchDeactivatedTags": {
    "method": "GET",
    "path": "/meta/v2/tag/search-deactivated",
    "tag": "Tags",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "searchQuery",
        "in": "query"
      },
      {
        "name": "include",
        "in": "query"
      },
      {
        "name": "exclude",
        "in": "query"
      },
      {
        "name": "count",
        "in": "query"
      }
    ]
  },
  "searchGameTags": {
    "method": "GET",
    "path": "/meta/v2/tag/games",
    "tag": "Tags",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "searchQuery",
        "in": "query"
      },
      {
        "name": "count",
        "in": "query"
      }
    ]
  },
  "searchMedia": {
    "method": "GET",
    "path": "/media/search",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "type",
        "in": "query",
        "enum": [
          "image",
          "video"
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
        "name": "search",
        "in": "query"
      }
    ],
    "reply": "MediaPage"
  },
  "searchRoutes": {
    "method": "GET",
    "path": "/routing/routes/search",
    "tag": "Routing",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "query",
        "in": "query"
      }
    ]
  },
  "searchSite": {
    "method": "GET",
    "path": "/search",
    "tag": "Search",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "query",
        "in": "query"
      },
      {
        "name": "kind",
        "in": "query",
        "enum": [
          "team",
          "player",
          "staff",
          "game",
          "ssgt",
          "series",
          "article",
          "image",
          "video",
          "custom-tag",
          "sponsor",
          "menu-item",
          "site-route",
          "page",
          "layout"
        ]
      },
      {
        "name": "count",
        "in": "query"
      }
    ],
    "reply": "SearchResult"
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
  "searchTags": {
    "method": "POST",
    "path": "/meta/tag/search",
    "tag": "Tags",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "TagSearch"
  },
  "setTagActive": {
    "method": "PUT",
    "path": "/meta/tag/{value}",
    "tag": "Tags",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "value",
        "in": "path"
      },
      {
        "name": "siteTag",
        "in": "query",
        "enum": [
          true
        ]
      }
    ],
    "body": "TagActivation",
    "reply": "Tag"
  },
  "suggestArticleGames": {
    "method": "POST",
    "path": "/articles/suggest-games",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [],
    "body": "GameSuggestionQuery"
  },
  "triggerTeamImport": {
    "method": "POST",
    "path": "/sports-v2/trigger-team-import",
    "tag": "Teams",
    "status": 202,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [],
    "reply": "TeamImport"
  },
  "undoMerge": {
    "method": "POST",
    "path": "/merges/{mergeUuid}/undo",
    "tag": "Merges",
    "status": 200,
    "instance": true,
    "addOn": "addEditTeam",
    "parameters": [
      {
        "name": "mergeUuid",
        "in": "path"
      }
    ],
    "reply": "Merge"
  },
  "updateArticle": {
    "method": "PUT",
    "path": "/articles/{id}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "body": "ArticleInput",
    "reply": "Article"
  },
  "updateArticleTemplate": {
    "method": "PUT",
    "path": "/articles/templates/{templateId}",
    "tag": "Articles",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "templateId",
        "in": "path"
      }
    ],
    "body": "ArticleTemplateInput",
    "reply": "ArticleTemplate"
  },
  "updateContentFeed": {
    "method": "PUT",
    "path": "/content-feeds/{id}",
    "tag": "ContentFeeds",
    "status": 200,
    "instance": true,
    "whenEmpty": "Invalid parameter passed",
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "body": "ContentFeedInput",
    "reply": "ContentFeed"
  },
  "updateDynamicAdsConfig": {
    "method": "PUT",
    "path": "/dynamic-ads/config/{id}",
    "tag": "DynamicAds",
    "status": 200,
    "instance": true,
    "addOn": "dynamicAds",
    "whenEmpty": "Invalid parameter passed",
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "body": "DynamicAdsConfigInput",
    "reply": "DynamicAdsConfig"
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
  "updateHeroSlide": {
    "method": "PUT",
    "path": "/sitesettings/herocarousel/{id}",
    "tag": "SiteSettings",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "body": "HeroSlideInput",
    "reply": "HeroSlide"
  },
  "updateMainSponsorGroup": {
    "method": "PUT",
    "path": "/sponsors/main-sponsor-group",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "writers": "master-site",
    "parameters": [],
    "body": "SponsorGroup",
    "reply": "SponsorGroup"
  },
  "updateMedia": {
    "method": "PUT",
    "path": "/media/meta",
    "tag": "Media",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "type",
        "in": "query",
        "enum": [
          "image",
          "video"
        ]
      },
      {
        "name": "id",
        "in": "query"
      }
    ],
    "body": "MediaInput",
    "reply": "Media"
  },
  "updateMenuGroup": {
    "method": "PUT",
    "path": "/routing/menu/{id}",
    "tag": "Routing",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "publishId",
        "in": "query"
      }
    ],
    "body": "MenuGroupInput",
    "reply": "MenuGroup"
  },
  "updatePage": {
    "method": "PATCH",
    "path": "/layouts/page-organization/{id}",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "addOn": "pageOrganization",
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "body": "PageEntryChange",
    "reply": "PageEntry"
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
  "updateRoute": {
    "method": "PUT",
    "path": "/routing/routes/{id}",
    "tag": "Routing",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "body": "RouteInput",
    "reply": "Route"
  },
  "updateSavedView": {
    "method": "PUT",
    "path": "/saved-views/{uuid}",
    "tag": "SavedViews",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "uuid",
        "in": "path"
      }
    ],
    "body": "SavedViewInput",
    "reply": "SavedView"
  },
  "updateSeason": {
    "method": "PUT",
    "path": "/sports-v2/seasons/{seasonUuid}",
    "tag": "Seasons",
    "status": 200,
    "instance": true,
    "addOn": "ssgtManagement",
    "parameters": [
      {
        "name": "seasonUuid",
        "in": "path"
      }
    ],
    "body": "SeasonInput",
    "reply": "Season"
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
  "updateSiteLayout": {
    "method": "PUT",
    "path": "/layouts/site-layouts/{id}",
    "tag": "Layouts",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      },
      {
        "name": "publishId",
        "in": "query"
      }
    ],
    "body": "SiteLayoutInput",
    "reply": "SiteLayout"
  },
  "updateSiteSponsorGroups": {
    "method": "PUT",
    "path": "/sponsors/site-sponsor-groups",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "evenInUse",
        "in": "query"
      }
    ],
    "body": "SponsorGroups",
    "reply": "SponsorGroups"
  },
  "updateSiteSponsors": {
    "method": "PUT",
    "path": "/sponsors/site-sponsors/{groupId}",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "groupId",
        "in": "path"
      }
    ],
    "body": "GroupSponsors",
    "reply": "SponsorGroup"
  },
  "updateSponsor": {
    "method": "PUT",
    "path": "/sponsors/sponsors/{id}",
    "tag": "Sponsors",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "body": "SponsorInput",
    "reply": "Sponsor"
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
  "updateStartPageSection": {
    "method": "PUT",
    "path": "/sitesettings/startpage/sections/{id}",
    "tag": "SiteSettings",
    "status": 200,
    "instance": true,
    "parameters": [
      {
        "name": "id",
        "in": "path"
      }
    ],
    "body": "StartPageSectionInput",
    "reply": "StartPageSection"
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
