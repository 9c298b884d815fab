// Printed by `npm run generate`. Do not edit.
import * as staffApi from '../api/staff/staff.ts';
import * as mergesApi from '../api/merges/merges.ts';
import * as sportsApi from '../api/sports/sports.ts';
import * as teamsApi from '../api/teams/teams.ts';
import * as seriesApi from '../api/series/series.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { StaffInput, StaffImport, SimilarStaffSearch, MergeInput, PersonMediaList, ListStaffParams } from '../model/index.ts';
import { validate } from '../validators/staff.js';

export const staff: WholeEntity = {
  "name": "staff",
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
  "addOn": "addEditStaff",
  "id": "uuid",
  "title": "fullName",
  "list": {
    "search": {
      "en": "Search name or role",
      "sv": "Sök namn eller roll"
    },
    "edit": [
      "role",
      "nationality",
      "gender",
      "portraitConsent",
      "portraitConsentUntil",
      "portraitConsentBy"
    ],
    "order": {
      "by": "fullName",
      "direction": "asc"
    },
    "searchParameter": "search",
    "zoneParameter": "timeZone",
    "pageSize": 25,
    "columns": [
      {
        "field": "portrait",
        "kind": "image",
        "label": {
          "en": "Photo",
          "sv": "Foto"
        }
      },
      {
        "field": "fullName",
        "kind": "text",
        "label": {
          "en": "Name",
          "sv": "Namn"
        },
        "sortedBy": {
          "en": "by last name",
          "sv": "efter efternamn"
        },
        "secondary": "role",
        "secondaryWords": [
          {
            "en": "Head coach",
            "sv": "Huvudtränare"
          },
          {
            "en": "Assistant coach",
            "sv": "Assisterande tränare"
          },
          {
            "en": "Goalkeeping coach",
            "sv": "Målvaktstränare"
          },
          {
            "en": "Team manager",
            "sv": "Lagledare"
          },
          {
            "en": "Physiotherapist",
            "sv": "Fysioterapeut"
          },
          {
            "en": "Equipment manager",
            "sv": "Materialförvaltare"
          },
          {
            "en": "Doctor",
            "sv": "Läkare"
          }
        ],
        "sort": "fullName"
      },
      {
        "field": "firstName",
        "kind": "text",
        "label": {
          "en": "First name",
          "sv": "Förnamn"
        },
        "optional": true,
        "sort": "firstName"
      },
      {
        "field": "lastName",
        "kind": "text",
        "label": {
          "en": "Last name",
          "sv": "Efternamn"
        },
        "optional": true,
        "sort": "lastName"
      },
      {
        "field": "role",
        "kind": "text",
        "label": {
          "en": "Role",
          "sv": "Roll"
        },
        "optional": true,
        "words": [
          {
            "en": "Head coach",
            "sv": "Huvudtränare"
          },
          {
            "en": "Assistant coach",
            "sv": "Assisterande tränare"
          },
          {
            "en": "Goalkeeping coach",
            "sv": "Målvaktstränare"
          },
          {
            "en": "Team manager",
            "sv": "Lagledare"
          },
          {
            "en": "Physiotherapist",
            "sv": "Fysioterapeut"
          },
          {
            "en": "Equipment manager",
            "sv": "Materialförvaltare"
          },
          {
            "en": "Doctor",
            "sv": "Läkare"
          }
        ],
        "sort": "role"
      },
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
        "field": "contactInfo",
        "kind": "tags",
        "label": {
          "en": "Contact",
          "sv": "Kontakt"
        },
        "item": "value",
        "optional": true
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
        "field": "gender",
        "kind": "choice",
        "label": {
          "en": "Gender",
          "sv": "Kön"
        },
        "optional": true,
        "choices": {
          "male": {
            "en": "Male",
            "sv": "Man"
          },
          "female": {
            "en": "Female",
            "sv": "Kvinna"
          },
          "neutral": {
            "en": "Neutral",
            "sv": "Neutralt"
          }
        },
        "sort": "gender"
      },
      {
        "field": "portraitConsentState",
        "edits": "portraitConsent",
        "kind": "status",
        "label": {
          "en": "Portrait consent",
          "sv": "Porträttsamtycke"
        },
        "optional": true,
        "choices": {
          "notAsked": {
            "en": "Not asked",
            "sv": "Inte tillfrågad"
          },
          "given": {
            "en": "Given",
            "sv": "Givet"
          },
          "endingSoon": {
            "en": "Ends soon",
            "sv": "Upphör snart"
          },
          "ended": {
            "en": "Ended",
            "sv": "Upphört"
          },
          "withdrawn": {
            "en": "Withdrawn",
            "sv": "Återkallat"
          }
        }
      },
      {
        "field": "portraitConsentUntil",
        "kind": "date",
        "label": {
          "en": "Consent until",
          "sv": "Samtycke till och med"
        },
        "optional": true,
        "isDay": true
      },
      {
        "field": "lastModified",
        "kind": "date",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        },
        "sort": "lastModified"
      },
      {
        "field": "createdAt",
        "kind": "date",
        "label": {
          "en": "Added",
          "sv": "Tillagd"
        },
        "optional": true,
        "sort": "createdAt"
      },
      {
        "field": "deleted",
        "kind": "status",
        "label": {
          "en": "Deleted",
          "sv": "Borttagen"
        },
        "optional": true,
        "choices": {
          "false": {
            "en": "No",
            "sv": "Nej"
          },
          "true": {
            "en": "Deleted",
            "sv": "Borttagen"
          }
        }
      }
    ],
    "filters": [
      {
        "parameter": "teamUuid",
        "label": {
          "en": "Team",
          "sv": "Lag"
        },
        "source": "listTeams",
        "value": "uuid",
        "text": "displayName"
      },
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
        "parameter": "withoutTeam",
        "label": {
          "en": "Has a team",
          "sv": "Har lag"
        },
        "choices": {
          "false": {
            "en": "Yes",
            "sv": "Ja"
          },
          "true": {
            "en": "No",
            "sv": "Nej"
          }
        }
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
            "sv": "Man"
          },
          "female": {
            "en": "Female",
            "sv": "Kvinna"
          },
          "neutral": {
            "en": "Neutral",
            "sv": "Neutralt"
          }
        }
      },
      {
        "parameter": "portraitConsentState",
        "label": {
          "en": "Portrait consent",
          "sv": "Porträttsamtycke"
        },
        "choices": {
          "notAsked": {
            "en": "Not asked",
            "sv": "Inte tillfrågad"
          },
          "given": {
            "en": "Given",
            "sv": "Givet"
          },
          "endingSoon": {
            "en": "Ends soon",
            "sv": "Upphör snart"
          },
          "ended": {
            "en": "Ended",
            "sv": "Upphört"
          },
          "withdrawn": {
            "en": "Withdrawn",
            "sv": "Återkallat"
          }
        },
        "watch": "endingSoon"
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
          "sv": "Ändrad"
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
        "en": "Deleted staff leave the list of active staff and can be restored later.",
        "sv": "Borttagna ledare lämnar listan över aktiva ledare och kan hämtas tillbaka senare."
      },
      "tone": "danger",
      "when": {
        "deleted": false
      },
      "remove": true
    },
    {
      "name": "restore",
      "label": {
        "en": "Restore",
        "sv": "Hämta tillbaka"
      },
      "text": {
        "en": "Restored staff come back to the list of active staff.",
        "sv": "Ledarna kommer tillbaka till listan över aktiva ledare."
      },
      "when": {
        "deleted": true
      },
      "set": {
        "deleted": false
      }
    }
  ],
  "form": {
    "sections": [
      {
        "name": "person",
        "title": {
          "en": "Person",
          "sv": "Person"
        },
        "fields": [
          {
            "field": "firstName",
            "label": {
              "en": "First name",
              "sv": "Förnamn"
            },
            "widget": "text",
            "called": [
              "First",
              "Name first",
              "Given name",
              "Forename",
              "Fname",
              "Tilltalsnamn",
              "Vorname",
              "Fornavn",
              "Etunimi",
              "Jméno",
              "Имя"
            ]
          },
          {
            "field": "lastName",
            "label": {
              "en": "Last name",
              "sv": "Efternamn"
            },
            "widget": "text",
            "called": [
              "Last",
              "Name last",
              "Surname",
              "Family name",
              "Lname",
              "Släktnamn",
              "Nachname",
              "Familienname",
              "Etternavn",
              "Sukunimi",
              "Příjmení",
              "Фамилия"
            ]
          },
          {
            "field": "role",
            "label": {
              "en": "Role",
              "sv": "Roll"
            },
            "called": [
              "Title",
              "Titel",
              "Function",
              "Funktion",
              "Position",
              "Uppdrag",
              "Должность"
            ],
            "help": {
              "en": "Such as head coach or team manager.",
              "sv": "Till exempel huvudtränare eller lagledare."
            },
            "widget": "text",
            "options": {
              "words": [
                {
                  "en": "Head coach",
                  "sv": "Huvudtränare"
                },
                {
                  "en": "Assistant coach",
                  "sv": "Assisterande tränare"
                },
                {
                  "en": "Goalkeeping coach",
                  "sv": "Målvaktstränare"
                },
                {
                  "en": "Team manager",
                  "sv": "Lagledare"
                },
                {
                  "en": "Physiotherapist",
                  "sv": "Fysioterapeut"
                },
                {
                  "en": "Equipment manager",
                  "sv": "Materialförvaltare"
                },
                {
                  "en": "Doctor",
                  "sv": "Läkare"
                }
              ]
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
              "Citizenship",
              "Land",
              "Medborgarskap",
              "Nationalität",
              "Nasjonalitet",
              "Kansalaisuus",
              "Maa",
              "Národnost",
              "Státní příslušnost",
              "Země",
              "Гражданство",
              "Страна",
              "Национальность"
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
            "field": "gender",
            "label": {
              "en": "Gender",
              "sv": "Kön"
            },
            "called": [
              "Sex",
              "Geschlecht",
              "Kjønn",
              "Sukupuoli",
              "Pohlaví",
              "Пол"
            ],
            "widget": "select",
            "choices": {
              "male": {
                "en": "Male",
                "sv": "Man",
                "also": [
                  "M",
                  "Boy",
                  "Men",
                  "Herr",
                  "Herrar",
                  "H",
                  "Pojke",
                  "Kille",
                  "Männlich",
                  "Mies",
                  "Muž",
                  "М",
                  "Муж",
                  "Мужской"
                ]
              },
              "female": {
                "en": "Female",
                "sv": "Kvinna",
                "also": [
                  "F",
                  "W",
                  "K",
                  "Girl",
                  "Woman",
                  "Women",
                  "Dam",
                  "Damer",
                  "D",
                  "Flicka",
                  "Tjej",
                  "Weiblich",
                  "Frau",
                  "Nainen",
                  "Žena",
                  "Ж",
                  "Жен",
                  "Женский"
                ]
              },
              "neutral": {
                "en": "Neutral",
                "sv": "Neutralt",
                "also": [
                  "N",
                  "X",
                  "Mixed"
                ]
              }
            },
            "empty": null
          }
        ],
        "properties": [
          "firstName",
          "lastName",
          "role",
          "nationality",
          "gender"
        ]
      },
      {
        "name": "contact",
        "title": {
          "en": "Contact",
          "sv": "Kontakt"
        },
        "description": {
          "en": "How the site's administrators reach the staff member.",
          "sv": "Så når webbplatsens administratörer ledaren."
        },
        "fields": [
          {
            "field": "contactInfo",
            "label": {
              "en": "Contact details",
              "sv": "Kontaktuppgifter"
            },
            "widget": "contacts",
            "wide": true
          }
        ],
        "properties": [
          "contactInfo"
        ]
      },
      {
        "name": "portraits",
        "title": {
          "en": "Portraits",
          "sv": "Porträtt"
        },
        "fields": [
          {
            "field": "portraitConsentState",
            "label": {
              "en": "What visitors see",
              "sv": "Vad besökare ser"
            },
            "when": {
              "portraitConsent": [
                "given",
                "withdrawn"
              ]
            },
            "widget": "read-only",
            "wide": true,
            "choices": {
              "notAsked": {
                "en": "These",
                "sv": "Dessa"
              },
              "given": {
                "en": "These",
                "sv": "Dessa"
              },
              "endingSoon": {
                "en": "These, but not after the last day of the consent",
                "sv": "Dessa, men inte efter samtyckets sista dag"
              },
              "ended": {
                "en": "None of these: the consent has ended",
                "sv": "Inga av dessa: samtycket har upphört"
              },
              "withdrawn": {
                "en": "None of these: the consent is withdrawn",
                "sv": "Inga av dessa: samtycket är återkallat"
              }
            },
            "empty": ""
          },
          {
            "field": "staffMedia",
            "label": {
              "en": "Portraits",
              "sv": "Porträtt"
            },
            "help": {
              "en": "The first one is shown in lists and squads.",
              "sv": "Det första visas i listor och trupper."
            },
            "widget": "portraits",
            "wide": true
          }
        ],
        "properties": [
          "portraitConsentState",
          "staffMedia"
        ]
      },
      {
        "name": "consent",
        "title": {
          "en": "Consent to portraits",
          "sv": "Samtycke till porträtt"
        },
        "description": {
          "en": "Once consent is withdrawn or has ended, visitors no longer see the portraits anywhere.",
          "sv": "När samtycket är återkallat eller har upphört ser besökare inte längre porträtten någonstans."
        },
        "merged": {
          "en": "A consent that either one has withdrawn stays withdrawn; otherwise the consent of the one that stays holds.",
          "sv": "Ett samtycke som någon av de två har återkallat förblir återkallat. Annars gäller samtycket för den som blir kvar."
        },
        "fields": [
          {
            "field": "portraitConsent",
            "label": {
              "en": "Consent",
              "sv": "Samtycke"
            },
            "widget": "radio",
            "called": [
              "Portrait consent",
              "Photo consent",
              "Consent to portraits",
              "Porträttsamtycke",
              "Fotosamtycke",
              "Bildsamtycke"
            ],
            "choices": {
              "notAsked": {
                "en": "Not asked",
                "sv": "Inte tillfrågad"
              },
              "given": {
                "en": "Given",
                "sv": "Givet",
                "also": [
                  "Yes",
                  "Ja"
                ]
              },
              "withdrawn": {
                "en": "Withdrawn",
                "sv": "Återkallat",
                "also": [
                  "No",
                  "Nej",
                  "Refused",
                  "Nekat"
                ]
              }
            },
            "options": {
              "look": "segments"
            },
            "empty": ""
          },
          {
            "field": "portraitConsentUntil",
            "label": {
              "en": "Consent until",
              "sv": "Samtycke till och med"
            },
            "when": {
              "portraitConsent": "given"
            },
            "help": {
              "en": "The last day of a consent that was given. Leave it empty where it has no end.",
              "sv": "Sista dagen för ett givet samtycke. Lämna tomt om det inte har något slut."
            },
            "widget": "date",
            "empty": null
          },
          {
            "field": "portraitConsentBy",
            "label": {
              "en": "Given or withdrawn by",
              "sv": "Givet eller återkallat av"
            },
            "when": {
              "portraitConsent": [
                "given",
                "withdrawn"
              ]
            },
            "help": {
              "en": "The person or a guardian.",
              "sv": "Personen själv eller en vårdnadshavare."
            },
            "widget": "text",
            "empty": null
          }
        ],
        "properties": [
          "portraitConsent",
          "portraitConsentUntil",
          "portraitConsentBy"
        ]
      },
      {
        "name": "external-ids",
        "title": {
          "en": "External ids",
          "sv": "Externa id:n"
        },
        "description": {
          "en": "What other registers call the staff member. A locked id is kept by an import and cannot be changed here.",
          "sv": "Vad andra register kallar ledaren. Ett låst id sköts av en import och kan inte ändras här."
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
      }
    ],
    "initial": {
      "firstName": "",
      "lastName": "",
      "nationality": "sv",
      "role": null,
      "gender": null,
      "contactInfo": [],
      "extIds": [],
      "staffMedia": [],
      "portraitConsent": "notAsked",
      "portraitConsentUntil": null,
      "portraitConsentBy": null,
      "deleted": false
    },
    "similar": {
      "parameters": {
        "firstName": "firstName",
        "lastName": "lastName"
      }
    },
    "wholeName": {
      "label": {
        "en": "Full name",
        "sv": "Hela namnet"
      },
      "first": "firstName",
      "last": "lastName",
      "called": [
        "Staff",
        "Staff member",
        "Name",
        "Ledare",
        "Namn",
        "Full name",
        "Hela namnet",
        "Fullständigt namn",
        "Nimi",
        "ФИО",
        "Фамилия Имя Отчество"
      ]
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "firstName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "\\S"
      },
      "lastName": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100,
        "pattern": "\\S"
      },
      "role": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "nationality": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^([A-Z]{2}|sv)$"
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
      "contactInfo": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object"
        }
      },
      "portraitConsentState": {
        "type": "string",
        "enum": [
          "notAsked",
          "given",
          "endingSoon",
          "ended",
          "withdrawn"
        ]
      },
      "staffMedia": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object"
        }
      },
      "portraitConsent": {
        "type": "string",
        "enum": [
          "notAsked",
          "given",
          "withdrawn"
        ]
      },
      "portraitConsentUntil": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}$",
        "format": "date"
      },
      "portraitConsentBy": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "extIds": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object"
        }
      }
    },
    "required": [
      "firstName",
      "lastName"
    ]
  },
  "readOnly": [
    "portraitConsentState",
    "uuid",
    "fullName",
    "createdAt",
    "createdBy",
    "lastModified",
    "mergedInto"
  ],
  validate,
  sources: {
    listExternalIdTypes: {
      searches: false,
      read: () => ({
        queryKey: sportsApi.getListExternalIdTypesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sportsApi.listExternalIdTypes({ signal })),
      }),
    },
    listTeams: {
      searches: true,
      read: (search: string) => ({
        queryKey: teamsApi.getListTeamsQueryKey({ ...(search ? { searchToken: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => teamsApi.listTeams({ ...(search ? { searchToken: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'uuid', read: (id: string) => ({
        queryKey: teamsApi.getGetTeamQueryKey(id),
        queryFn: ({ signal }) => teamsApi.getTeam(id, { signal }),
      }) },
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
  },
  readPage: (parameters: ListStaffParams) => ({
    queryKey: staffApi.getListStaffQueryKey(parameters),
    queryFn: ({ signal }) => staffApi.listStaff(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: staffApi.getGetStaffQueryKey(id),
    queryFn: ({ signal }) => staffApi.getStaff(id, { signal }),
  }),
  create: (input: StaffInput, request: RequestInit) => staffApi.createStaff(input, request),
  update: (id: string, input: StaffInput, request: RequestInit) => staffApi.updateStaff(id, input, request),
  remove: (id: string, request: RequestInit) => staffApi.deleteStaff(id, request),
  createMany: (input: StaffImport, request: RequestInit) => staffApi.importStaff(input, request),
  findSimilar: (input: SimilarStaffSearch, request: RequestInit) => staffApi.findSimilarStaff(input, request),
  merging: {
    preview: (two: { kept: string; ended: string }) => ({
      queryKey: mergesApi.getPreviewMergeQueryKey({ ...two, "kind": "staff" }),
      queryFn: ({ signal }) => mergesApi.previewMerge({ ...two, "kind": "staff" }, { signal }),
    }),
    merge: (input: MergeInput, request: RequestInit) => mergesApi.mergeDuplicates(input, { "kind": "staff" }, request),
    undo: (id: string, request: RequestInit) => mergesApi.undoMerge(id, request),
  },
  parts: {
    staffMedia: { save: (id: string, rows: PersonMediaList, request: RequestInit) => staffApi.saveStaffMedia(rows.map(({ mediaString, sortOrder }) => ({ mediaString, sortOrder })), { "staffUuid": id }, request) },
  },
};
