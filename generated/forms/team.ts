// Printed by `npm run generate`. Do not edit.
import * as teamsApi from '../api/teams/teams.ts';
import * as mergesApi from '../api/merges/merges.ts';
import * as playersApi from '../api/players/players.ts';
import * as staffApi from '../api/staff/staff.ts';
import * as gamesApi from '../api/games/games.ts';
import * as ssgtsApi from '../api/ssgts/ssgts.ts';
import * as articlesApi from '../api/articles/articles.ts';
import * as mediaApi from '../api/media/media.ts';
import * as sportsApi from '../api/sports/sports.ts';
import * as seriesApi from '../api/series/series.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { TeamInput, TeamBatch, MergeInput, ListTeamsParams, ListPlayersParams, ListStaffParams, ListGamesParams, ListSsgtsParams, ListArticlesParams, ListMediaParams } from '../model/index.ts';
import { validate } from '../validators/team.js';

export const team: WholeEntity = {
  "name": "team",
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
  "addOn": "addEditTeam",
  "id": "uuid",
  "title": "displayName",
  "list": {
    "search": {
      "en": "Search name, code or club",
      "sv": "Sök namn, kod eller klubb"
    },
    "edit": [
      "gender",
      "nationality",
      "ownerInstanceId"
    ],
    "order": {
      "by": "displayName",
      "direction": "asc"
    },
    "searchParameter": "searchToken",
    "zoneParameter": "timeZone",
    "pageSize": 25,
    "columns": [
      {
        "field": "logo.path",
        "kind": "image",
        "label": {
          "en": "Logo",
          "sv": "Logotyp"
        }
      },
      {
        "field": "displayName",
        "kind": "text",
        "label": {
          "en": "Team",
          "sv": "Lag"
        },
        "secondary": "clubName.full",
        "sort": "displayName"
      },
      {
        "field": "teamCode",
        "kind": "text",
        "label": {
          "en": "Code",
          "sv": "Kod"
        },
        "sort": "teamCode"
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
        },
        "sort": "gender"
      },
      {
        "field": "nationality",
        "kind": "country",
        "label": {
          "en": "Nationality",
          "sv": "Nationalitet"
        },
        "sort": "nationality"
      },
      {
        "field": "series",
        "kind": "tags",
        "label": {
          "en": "Series",
          "sv": "Serier"
        },
        "item": "names"
      },
      {
        "field": "sport",
        "kind": "tags",
        "label": {
          "en": "Sports",
          "sv": "Sporter"
        },
        "item": "names",
        "optional": true
      },
      {
        "field": "ownerSite",
        "kind": "text",
        "label": {
          "en": "Owner",
          "sv": "Ägare"
        },
        "edits": "ownerInstanceId",
        "sort": "ownerSite"
      },
      {
        "field": "lastModified",
        "kind": "date",
        "label": {
          "en": "Changed",
          "sv": "Ändrat"
        },
        "sort": "lastModified"
      },
      {
        "field": "deleted",
        "kind": "status",
        "label": {
          "en": "Deleted",
          "sv": "Borttaget"
        },
        "optional": true,
        "choices": {
          "false": {
            "en": "No",
            "sv": "Nej"
          },
          "true": {
            "en": "Deleted",
            "sv": "Borttaget"
          }
        }
      }
    ],
    "filters": [
      {
        "parameter": "seriesUuid",
        "label": {
          "en": "Series",
          "sv": "Serie"
        },
        "source": "listSeries",
        "value": "uuid",
        "text": "names"
      },
      {
        "parameter": "gender",
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
        "parameter": "ownerInstanceId",
        "label": {
          "en": "Owner",
          "sv": "Ägare"
        },
        "source": "listOwners",
        "value": "instanceId",
        "text": "name"
      },
      {
        "parameter": "importUuid",
        "as": "import",
        "label": {
          "en": "One import",
          "sv": "En import"
        }
      },
      {
        "parameter": "changedFrom",
        "until": "changedUntil",
        "label": {
          "en": "Changed",
          "sv": "Ändrat"
        }
      },
      {
        "parameter": "deleted",
        "label": {
          "en": "Show",
          "sv": "Visa"
        },
        "choices": {
          "false": {
            "en": "Active",
            "sv": "Aktiva"
          },
          "true": {
            "en": "Deleted",
            "sv": "Borttagna"
          }
        }
      }
    ]
  },
  "actions": [
    {
      "name": "delete",
      "label": {
        "en": "Delete",
        "sv": "Ta bort"
      },
      "text": {
        "en": "Deleted teams leave the list of active teams and their codes become free. They can be restored later.",
        "sv": "Borttagna lag lämnar listan över aktiva lag och deras lagkoder blir lediga. De kan hämtas tillbaka senare."
      },
      "tone": "danger",
      "when": {
        "deleted": false
      },
      "set": {
        "deleted": true
      }
    },
    {
      "name": "restore",
      "label": {
        "en": "Restore",
        "sv": "Hämta tillbaka"
      },
      "text": {
        "en": "Restored teams come back to the list of active teams, unless another team has taken their code.",
        "sv": "Lagen kommer tillbaka till listan över aktiva lag, om inte ett annat lag har tagit lagkoden."
      },
      "when": {
        "deleted": true
      },
      "set": {
        "deleted": false
      }
    }
  ],
  "links": [
    {
      "label": {
        "en": "Squad",
        "sv": "Trupp"
      },
      "path": "/sports/teams/{teamUuid}/squad"
    },
    {
      "label": {
        "en": "Players",
        "sv": "Spelare"
      },
      "path": "/sports/players?teamUuid={uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Staff",
        "sv": "Ledare"
      },
      "path": "/sports/staff-managers?teamUuid={uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Games",
        "sv": "Matcher"
      },
      "path": "/sports/game?team={uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Competitions",
        "sv": "Tävlingar"
      },
      "path": "/sports/ssgt?teamUuid={uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Articles",
        "sv": "Artiklar"
      },
      "path": "/articles/list?tag=team.{uuid}",
      "tab": true
    },
    {
      "label": {
        "en": "Images",
        "sv": "Bilder"
      },
      "path": "/media-and-files/image/list?tag=team.{uuid}",
      "tab": true
    }
  ],
  "form": {
    "sections": [
      {
        "name": "identity",
        "title": {
          "en": "Identity",
          "sv": "Identitet"
        },
        "description": {
          "en": "How the team is known on this site and in feeds.",
          "sv": "Hur laget är känt på webbplatsen och i flöden."
        },
        "fields": [
          {
            "field": "displayName",
            "label": {
              "en": "Display name",
              "sv": "Visningsnamn"
            },
            "widget": "text",
            "called": [
              "Name",
              "Namn",
              "Team",
              "Lag",
              "Team name",
              "Lagnamn",
              "Mannschaft",
              "Joukkue",
              "Tým",
              "Команда"
            ]
          },
          {
            "field": "teamCode",
            "label": {
              "en": "Team code",
              "sv": "Lagkod"
            },
            "called": [
              "Abbr",
              "Abbreviation",
              "Förkortning",
              "ID",
              "Kortkod",
              "Kürzel",
              "Lyhenne",
              "Zkratka",
              "Код"
            ],
            "help": {
              "en": "Short, and used by no other team of the same owner.",
              "sv": "Kort, och används inte av något annat lag med samma ägare."
            },
            "widget": "text",
            "options": {
              "monospace": true
            }
          },
          {
            "field": "gender",
            "label": {
              "en": "Gender",
              "sv": "Kön"
            },
            "widget": "select",
            "choices": {
              "male": {
                "en": "Male",
                "sv": "Herr",
                "also": [
                  "M",
                  "Men",
                  "Boys",
                  "H",
                  "Herrar",
                  "Man",
                  "Pojkar",
                  "P"
                ]
              },
              "female": {
                "en": "Female",
                "sv": "Dam",
                "also": [
                  "F",
                  "W",
                  "K",
                  "D",
                  "Women",
                  "Girls",
                  "Damer",
                  "Kvinna",
                  "Kvinnor",
                  "Flickor"
                ]
              },
              "neutral": {
                "en": "Mix",
                "sv": "Mix",
                "also": [
                  "N",
                  "X",
                  "Mixed",
                  "Neutral",
                  "Mixat"
                ]
              }
            },
            "empty": null
          },
          {
            "field": "nationality",
            "label": {
              "en": "Nationality",
              "sv": "Nationalitet"
            },
            "called": [
              "Nat",
              "Nation",
              "Country",
              "Land",
              "Nationalität",
              "Maa",
              "Země",
              "Страна"
            ],
            "widget": "country",
            "options": {
              "written": {
                "SE": "sv"
              }
            },
            "empty": null
          },
          {
            "field": "ownerInstanceId",
            "label": {
              "en": "Owner",
              "sv": "Ägare"
            },
            "widget": "relation",
            "options": {
              "source": "listOwners",
              "value": "instanceId",
              "text": "name",
              "superAdministrator": true
            }
          }
        ],
        "properties": [
          "displayName",
          "teamCode",
          "gender",
          "nationality",
          "ownerInstanceId"
        ]
      },
      {
        "name": "names",
        "title": {
          "en": "Names",
          "sv": "Namn"
        },
        "description": {
          "en": "Used where space is short, long or plenty; the site's own may differ from the network's.",
          "sv": "Används där utrymmet är litet, stort eller gott; webbplatsens egna namn kan skilja sig från nätverkets."
        },
        "pairs": [
          {
            "en": "Everywhere",
            "sv": "Överallt"
          },
          {
            "en": "On this site",
            "sv": "På den här webbplatsen"
          }
        ],
        "fields": [
          {
            "field": "teamNames.code",
            "label": {
              "en": "Code",
              "sv": "Kod"
            },
            "widget": "text",
            "options": {
              "monospace": true
            },
            "empty": ""
          },
          {
            "field": "teamNames.codeSite",
            "label": {
              "en": "Code on this site",
              "sv": "Kod på den här webbplatsen"
            },
            "widget": "text",
            "options": {
              "monospace": true,
              "inherits": "teamNames.code"
            },
            "empty": ""
          },
          {
            "field": "teamNames.short",
            "label": {
              "en": "Short name",
              "sv": "Kort namn"
            },
            "widget": "text",
            "called": [
              "Short",
              "Kortnamn",
              "Nickname"
            ],
            "empty": ""
          },
          {
            "field": "teamNames.shortSite",
            "label": {
              "en": "Short name on this site",
              "sv": "Kort namn på den här webbplatsen"
            },
            "widget": "text",
            "options": {
              "inherits": "teamNames.short"
            },
            "empty": ""
          },
          {
            "field": "teamNames.long",
            "label": {
              "en": "Long name",
              "sv": "Långt namn"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "teamNames.longSite",
            "label": {
              "en": "Long name on this site",
              "sv": "Långt namn på den här webbplatsen"
            },
            "widget": "text",
            "options": {
              "inherits": "teamNames.long"
            },
            "empty": ""
          },
          {
            "field": "teamNames.full",
            "label": {
              "en": "Full name",
              "sv": "Fullständigt namn"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "teamNames.fullSite",
            "label": {
              "en": "Full name on this site",
              "sv": "Fullständigt namn på den här webbplatsen"
            },
            "widget": "text",
            "options": {
              "inherits": "teamNames.full"
            },
            "empty": ""
          }
        ],
        "properties": [
          "teamNames"
        ]
      },
      {
        "name": "club",
        "title": {
          "en": "Club",
          "sv": "Klubb"
        },
        "description": {
          "en": "The club's name in four forms.",
          "sv": "Klubbens namn i fyra former."
        },
        "fields": [
          {
            "field": "clubName.code",
            "label": {
              "en": "Club code",
              "sv": "Klubbkod"
            },
            "widget": "text",
            "options": {
              "monospace": true
            },
            "empty": ""
          },
          {
            "field": "clubName.short",
            "label": {
              "en": "Short club name",
              "sv": "Kort klubbnamn"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "clubName.long",
            "label": {
              "en": "Long club name",
              "sv": "Långt klubbnamn"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "clubName.full",
            "label": {
              "en": "Full club name",
              "sv": "Fullständigt klubbnamn"
            },
            "widget": "text",
            "called": [
              "Club",
              "Club name",
              "Klubb",
              "Klubbnamn",
              "Förening"
            ],
            "empty": ""
          }
        ],
        "properties": [
          "clubName"
        ]
      },
      {
        "name": "pictures",
        "title": {
          "en": "Pictures",
          "sv": "Bilder"
        },
        "description": {
          "en": "Chosen from the library, or uploaded to it right here.",
          "sv": "Väljs ur biblioteket eller laddas upp dit direkt här."
        },
        "fields": [
          {
            "field": "logo",
            "label": {
              "en": "Logo",
              "sv": "Logotyp"
            },
            "help": {
              "en": "Shown whole, wherever the team is named with a picture.",
              "sv": "Visas hel, överallt där laget står med bild."
            },
            "widget": "media",
            "options": {
              "property": "path"
            },
            "empty": null
          },
          {
            "field": "icon",
            "label": {
              "en": "Icon",
              "sv": "Ikon"
            },
            "help": {
              "en": "For small places, such as lists of games.",
              "sv": "För små ytor, som matchlistor."
            },
            "widget": "media",
            "empty": null
          },
          {
            "field": "teamMedia",
            "label": {
              "en": "Team pictures",
              "sv": "Lagbilder"
            },
            "help": {
              "en": "The first one is shown first.",
              "sv": "Den första visas först."
            },
            "widget": "portraits",
            "wide": true
          }
        ],
        "properties": [
          "logo",
          "icon",
          "teamMedia"
        ]
      },
      {
        "name": "competition",
        "title": {
          "en": "Competition",
          "sv": "Tävling"
        },
        "fields": [
          {
            "field": "sport",
            "label": {
              "en": "Sports",
              "sv": "Sporter"
            },
            "widget": "multi-relation",
            "options": {
              "source": "listSports",
              "value": "uuid",
              "text": "names"
            },
            "wide": true,
            "shape": [
              "uuid",
              "code",
              "displayName",
              "names"
            ]
          },
          {
            "field": "series",
            "label": {
              "en": "Series",
              "sv": "Serier"
            },
            "widget": "multi-relation",
            "options": {
              "source": "listSeries",
              "value": "uuid",
              "text": "names"
            },
            "wide": true,
            "shape": [
              "uuid",
              "code",
              "displayName",
              "names"
            ]
          }
        ],
        "properties": [
          "sport",
          "series"
        ]
      },
      {
        "name": "external-ids",
        "title": {
          "en": "External ids",
          "sv": "Externa id:n"
        },
        "description": {
          "en": "What other registers call the team. A locked id is kept by an import and cannot be changed here.",
          "sv": "Vad andra register kallar laget. Ett låst id sköts av en import och kan inte ändras här."
        },
        "fields": [
          {
            "field": "extIds",
            "label": {
              "en": "External ids",
              "sv": "Externa id:n"
            },
            "widget": "external-ids",
            "options": {
              "source": "listExternalIdTypes"
            },
            "wide": true
          }
        ],
        "properties": [
          "extIds"
        ]
      },
      {
        "name": "contact",
        "title": {
          "en": "Contact and social media",
          "sv": "Kontakt och sociala medier"
        },
        "fields": [
          {
            "field": "teamInfo.website",
            "label": {
              "en": "Website",
              "sv": "Webbplats"
            },
            "widget": "web-address",
            "called": [
              "Web",
              "Web site",
              "URL",
              "Hemsida"
            ],
            "empty": ""
          },
          {
            "field": "teamInfo.email",
            "label": {
              "en": "E-mail",
              "sv": "E-post"
            },
            "widget": "email",
            "called": [
              "Mail",
              "Epost",
              "Email"
            ],
            "empty": ""
          },
          {
            "field": "teamInfo.phone",
            "label": {
              "en": "Phone",
              "sv": "Telefon"
            },
            "widget": "phone",
            "called": [
              "Telephone",
              "Tel",
              "Tfn",
              "Telefonnummer"
            ],
            "empty": ""
          },
          {
            "field": "teamInfo.founded",
            "label": {
              "en": "Founded",
              "sv": "Grundat"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "teamInfo.facebook",
            "label": {
              "en": "Facebook",
              "sv": "Facebook"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "teamInfo.instagram",
            "label": {
              "en": "Instagram",
              "sv": "Instagram"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "teamInfo.twitter",
            "label": {
              "en": "X (Twitter)",
              "sv": "X (Twitter)"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "teamInfo.youtube",
            "label": {
              "en": "YouTube",
              "sv": "YouTube"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "teamInfo.tiktok",
            "label": {
              "en": "TikTok",
              "sv": "TikTok"
            },
            "widget": "text",
            "empty": ""
          }
        ],
        "properties": [
          "teamInfo"
        ]
      }
    ],
    "initial": {
      "displayName": "",
      "teamCode": "",
      "gender": null,
      "nationality": "sv",
      "logo": null,
      "icon": null,
      "teamNames": {},
      "clubName": {},
      "teamInfo": {},
      "teamMedia": [],
      "extIds": [],
      "series": [],
      "sport": [],
      "deleted": false
    },
    "activeSite": "ownerInstanceId",
    "unique": {
      "field": "teamCode",
      "parameters": {
        "teamCode": "teamCode",
        "ownerInstanceId": "ownerInstanceId"
      }
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "displayName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "\\S"
      },
      "teamCode": {
        "type": "string",
        "minLength": 1,
        "maxLength": 20,
        "pattern": "^\\S(.*\\S)?$"
      },
      "gender": {
        "type": [
          "string",
          "null"
        ],
        "enum": [
          "male",
          "female",
          "neutral",
          null
        ]
      },
      "nationality": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^([A-Z]{2}|sv)$"
      },
      "ownerInstanceId": {
        "type": "string",
        "maxLength": 60,
        "pattern": "^[a-z]+[0-9]+_[a-z]+$"
      },
      "teamNames": {
        "type": "object",
        "properties": {
          "code": {
            "type": "string",
            "maxLength": 20
          },
          "codeSite": {
            "type": "string",
            "maxLength": 20
          },
          "short": {
            "type": "string",
            "maxLength": 60
          },
          "shortSite": {
            "type": "string",
            "maxLength": 60
          },
          "long": {
            "type": "string",
            "maxLength": 100
          },
          "longSite": {
            "type": "string",
            "maxLength": 100
          },
          "full": {
            "type": "string",
            "maxLength": 150
          },
          "fullSite": {
            "type": "string",
            "maxLength": 150
          }
        }
      },
      "clubName": {
        "type": "object",
        "properties": {
          "code": {
            "type": "string",
            "maxLength": 20
          },
          "short": {
            "type": "string",
            "maxLength": 60
          },
          "long": {
            "type": "string",
            "maxLength": 100
          },
          "full": {
            "type": "string",
            "maxLength": 150
          }
        }
      },
      "logo": {
        "type": [
          "object",
          "null"
        ]
      },
      "icon": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 500,
        "format": "picture-address"
      },
      "teamMedia": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object"
        }
      },
      "sport": {
        "type": "array",
        "maxItems": 10,
        "items": {
          "type": "object"
        }
      },
      "series": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object"
        }
      },
      "extIds": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object"
        }
      },
      "teamInfo": {
        "type": "object",
        "properties": {
          "website": {
            "type": "string",
            "maxLength": 300,
            "format": "web-address"
          },
          "email": {
            "type": "string",
            "maxLength": 300
          },
          "phone": {
            "type": "string",
            "maxLength": 300
          },
          "founded": {
            "type": "string",
            "maxLength": 300
          },
          "facebook": {
            "type": "string",
            "maxLength": 300,
            "format": "account"
          },
          "instagram": {
            "type": "string",
            "maxLength": 300,
            "format": "account"
          },
          "twitter": {
            "type": "string",
            "maxLength": 300,
            "format": "account"
          },
          "youtube": {
            "type": "string",
            "maxLength": 300,
            "format": "account"
          },
          "tiktok": {
            "type": "string",
            "maxLength": 300,
            "format": "account"
          }
        }
      }
    },
    "required": [
      "displayName",
      "teamCode",
      "ownerInstanceId"
    ]
  },
  "readOnly": [
    "uuid",
    "ownerSite",
    "createdAt",
    "createdBy",
    "lastModified",
    "mergedInto"
  ],
  validate,
  sources: {
    listOwners: {
      searches: false,
      read: () => ({
        queryKey: sportsApi.getListOwnersQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sportsApi.listOwners({ signal })),
      }),
    },
    listSports: {
      searches: false,
      read: () => ({
        queryKey: sportsApi.getListSportsQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sportsApi.listSports({ signal })),
      }),
    },
    listSeries: {
      searches: true,
      read: (search: string) => ({
        queryKey: seriesApi.getListSeriesQueryKey({ ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => seriesApi.listSeries({ ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: seriesApi.getGetSeriesQueryKey(id),
        queryFn: ({ signal }) => seriesApi.getSeries(id, { signal }),
      }) },
    },
    listExternalIdTypes: {
      searches: false,
      read: () => ({
        queryKey: sportsApi.getListExternalIdTypesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sportsApi.listExternalIdTypes({ signal })),
      }),
    },
  },
  tabs: {
    "/sports/players?teamUuid={uuid}": {
  name: "player",
  url: (parameters: ListPlayersParams) => playersApi.getListPlayersUrl(parameters),
    },
    "/sports/staff-managers?teamUuid={uuid}": {
  name: "staff",
  url: (parameters: ListStaffParams) => staffApi.getListStaffUrl(parameters),
    },
    "/sports/game?team={uuid}": {
  name: "game",
  url: (parameters: ListGamesParams) => gamesApi.getListGamesUrl(parameters),
    },
    "/sports/ssgt?teamUuid={uuid}": {
  name: "ssgt",
  url: (parameters: ListSsgtsParams) => ssgtsApi.getListSsgtsUrl(parameters),
    },
    "/articles/list?tag=team.{uuid}": {
  name: "article",
  url: ({ list = "latest", ...parameters }: ListArticlesParams & { list?: Parameters<typeof articlesApi.listArticles>[0] }) => articlesApi.getListArticlesUrl(list, parameters),
    },
    "/media-and-files/image/list?tag=team.{uuid}": {
  name: "image",
  url: (parameters: Omit<ListMediaParams, "type">) => mediaApi.getListMediaUrl({ ...parameters, "type": "image" }),
    },
  },
  readPage: (parameters: ListTeamsParams) => ({
    queryKey: teamsApi.getListTeamsQueryKey(parameters),
    queryFn: ({ signal }) => teamsApi.listTeams(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: teamsApi.getGetTeamQueryKey(id),
    queryFn: ({ signal }) => teamsApi.getTeam(id, { signal }),
  }),
  create: (input: TeamInput, request: RequestInit) => teamsApi.createTeam(input, request),
  update: (id: string, input: TeamInput, request: RequestInit) => teamsApi.updateTeam(id, input, request),
  createMany: (input: TeamBatch, request: RequestInit) => teamsApi.importTeams(input, request),
  merging: {
    preview: (two: { kept: string; ended: string }) => ({
      queryKey: mergesApi.getPreviewMergeQueryKey({ ...two, "kind": "team" }),
      queryFn: ({ signal }) => mergesApi.previewMerge({ ...two, "kind": "team" }, { signal }),
    }),
    merge: (input: MergeInput, request: RequestInit) => mergesApi.mergeDuplicates(input, { "kind": "team" }, request),
    undo: (id: string, request: RequestInit) => mergesApi.undoMerge(id, request),
  },
};
