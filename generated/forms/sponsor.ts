// Printed by `npm run generate`. Do not edit.
import * as sponsorsApi from '../api/sponsors/sponsors.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import type { SponsorInput, ListSponsorsParams } from '../model/index.ts';
import { validate } from '../validators/sponsor.js';

export const sponsor: WholeEntity = {
  "name": "sponsor",
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
  "paths": {
    "list": "/sponsors/all",
    "create": "/sponsors/all/add",
    "edit": "/sponsors/all/{id}/edit",
    "import": "/sponsors/all/import"
  },
  "refusesInUse": true,
  "id": "id",
  "title": "name",
  "head": {
    "facts": [
      "daysLeft"
    ]
  },
  "list": {
    "search": {
      "en": "Search name, address or id",
      "sv": "Sök namn, adress eller id"
    },
    "calendar": "contractUntil",
    "edit": [
      "contractFrom",
      "contractUntil",
      "warnDays",
      "openInNewTab"
    ],
    "order": {
      "by": "name",
      "direction": "asc"
    },
    "searchParameter": "search",
    "zoneParameter": "timeZone",
    "pageSize": 25,
    "columns": [
      {
        "field": "logoUrl",
        "kind": "image",
        "label": {
          "en": "Logo",
          "sv": "Logotyp"
        },
        "wide": true
      },
      {
        "field": "name",
        "kind": "text",
        "label": {
          "en": "Name",
          "sv": "Namn"
        },
        "secondary": "host",
        "sort": "name"
      },
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
        "isDay": true,
        "sort": "contractUntil"
      },
      {
        "field": "daysLeft",
        "kind": "number",
        "label": {
          "en": "Days left",
          "sv": "Dagar kvar"
        },
        "optional": true
      },
      {
        "field": "contractFrom",
        "kind": "date",
        "label": {
          "en": "Contract start",
          "sv": "Avtalsstart"
        },
        "optional": true,
        "isDay": true
      },
      {
        "field": "url",
        "kind": "text",
        "label": {
          "en": "Address",
          "sv": "Adress"
        },
        "optional": true
      },
      {
        "field": "externalId",
        "kind": "text",
        "label": {
          "en": "External id",
          "sv": "Externt id"
        },
        "optional": true
      },
      {
        "field": "usageCount",
        "kind": "number",
        "label": {
          "en": "Places",
          "sv": "Platser"
        },
        "optional": true
      },
      {
        "field": "lastModified",
        "kind": "date",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        },
        "optional": true,
        "sort": "lastModified"
      }
    ],
    "filters": [
      {
        "parameter": "state",
        "as": "tabs",
        "label": {
          "en": "State",
          "sv": "Status"
        },
        "choices": {
          "all": {
            "en": "All",
            "sv": "Alla"
          },
          "active": {
            "en": "Active",
            "sv": "Aktiva"
          },
          "endingSoon": {
            "en": "Ending soon",
            "sv": "Slutar snart"
          },
          "upcoming": {
            "en": "Upcoming",
            "sv": "Kommande"
          },
          "ended": {
            "en": "Ended",
            "sv": "Avslutade"
          },
          "inactive": {
            "en": "Hidden",
            "sv": "Dolda"
          }
        },
        "watch": "endingSoon"
      },
      {
        "parameter": "endsFrom",
        "until": "endsUntil",
        "presets": false,
        "label": {
          "en": "Contract end",
          "sv": "Avtalsslut"
        }
      }
    ]
  },
  "actions": [
    {
      "name": "renew",
      "label": {
        "en": "Renew a year",
        "sv": "Förläng ett år"
      },
      "text": {
        "en": "The contract ends on the same day of the next year. The places of the logo stay.",
        "sv": "Avtalet slutar samma dag nästa år. Logotypens platser står kvar."
      },
      "ask": {
        "one": {
          "en": "Renew {things} for a year?",
          "sv": "Förläng {things} ett år?"
        },
        "many": {
          "en": "Renew {things} for a year?",
          "sv": "Förläng {things} ett år?"
        }
      },
      "when": {
        "isOpenEnded": false
      },
      "otherwise": {
        "en": "A contract without an end needs no renewal.",
        "sv": "Ett avtal utan slut behöver inte förlängas."
      },
      "call": {
        "operation": "renewSponsor"
      }
    },
    {
      "name": "deactivate",
      "label": {
        "en": "Hide",
        "sv": "Dölj"
      },
      "text": {
        "en": "Visitors no longer see what is hidden. The places of the logo stay, and it can be shown again.",
        "sv": "Besökarna ser inte längre det som döljs. Logotypens platser står kvar, och den kan visas igen."
      },
      "when": {
        "active": true
      },
      "set": {
        "active": false
      }
    },
    {
      "name": "activate",
      "label": {
        "en": "Show",
        "sv": "Visa"
      },
      "text": {
        "en": "Visitors see the logo again on the days of its contract.",
        "sv": "Besökarna ser logotypen igen under avtalets dagar."
      },
      "when": {
        "active": false
      },
      "set": {
        "active": true
      }
    },
    {
      "name": "delete",
      "label": {
        "en": "Delete",
        "sv": "Ta bort"
      },
      "text": {
        "en": "The sponsor leaves its groups and is gone for good. Hide it to keep what is known of it.",
        "sv": "Sponsorn lämnar sina grupper och är borta för gott. Dölj den för att behålla uppgifterna."
      },
      "tone": "danger",
      "remove": true,
      "uses": true
    }
  ],
  "links": [
    {
      "label": {
        "en": "Sponsor setup",
        "sv": "Sponsorinställningar"
      },
      "path": "/sponsors/setup"
    }
  ],
  "form": {
    "sections": [
      {
        "name": "sponsor",
        "title": {
          "en": "Sponsor",
          "sv": "Sponsor"
        },
        "fields": [
          {
            "field": "name",
            "label": {
              "en": "Name",
              "sv": "Namn"
            },
            "widget": "text"
          },
          {
            "field": "active",
            "label": {
              "en": "Shown on site",
              "sv": "Visas på webbplatsen"
            },
            "widget": "switch"
          },
          {
            "field": "url",
            "label": {
              "en": "Address",
              "sv": "Adress"
            },
            "widget": "web-address",
            "help": {
              "en": "Where a press on the logo leads.",
              "sv": "Dit ett tryck på logotypen leder."
            },
            "empty": null
          },
          {
            "field": "urlParameters",
            "label": {
              "en": "Parameters",
              "sv": "Parametrar"
            },
            "widget": "text",
            "options": {
              "monospace": true,
              "prefix": "?"
            },
            "help": {
              "en": "Added to the address, such as utm_source=frosthamn: the sponsor counts visits by them.",
              "sv": "Läggs till adressen, till exempel utm_source=frosthamn: sponsorn räknar besök med dem."
            },
            "empty": null
          },
          {
            "field": "openInNewTab",
            "label": {
              "en": "Open in a new tab",
              "sv": "Öppna i en ny flik"
            },
            "widget": "switch"
          },
          {
            "field": "externalId",
            "label": {
              "en": "External id",
              "sv": "Externt id"
            },
            "help": {
              "en": "What another system, such as a CRM, knows it by.",
              "sv": "Vad ett annat system, till exempel ett CRM, känner den som."
            },
            "widget": "text",
            "empty": null
          }
        ],
        "properties": [
          "name",
          "active",
          "url",
          "urlParameters",
          "openInNewTab",
          "externalId"
        ]
      },
      {
        "name": "logos",
        "title": {
          "en": "Logos",
          "sv": "Logotyper"
        },
        "description": {
          "en": "PNG with a transparent ground looks best. SVG files cannot be used.",
          "sv": "PNG med genomskinlig bakgrund blir bäst. SVG-filer kan inte användas."
        },
        "fields": [
          {
            "field": "logo",
            "label": {
              "en": "Logo",
              "sv": "Logotyp"
            },
            "widget": "media",
            "options": {
              "category": 5,
              "look": "light"
            },
            "empty": null
          },
          {
            "field": "logoDark",
            "label": {
              "en": "Logo on dark ground",
              "sv": "Logotyp på mörk bakgrund"
            },
            "widget": "media",
            "options": {
              "category": 5,
              "look": "dark"
            },
            "help": {
              "en": "Where the first cannot be read on dark ground.",
              "sv": "Där den första inte går att läsa på mörk bakgrund."
            },
            "empty": null
          },
          {
            "field": "alt",
            "label": {
              "en": "Alternative text",
              "sv": "Alternativtext"
            },
            "widget": "text",
            "options": {
              "inherits": "name"
            },
            "wide": true,
            "help": {
              "en": "What the logo says, for those who do not see it. The name where this is empty.",
              "sv": "Vad logotypen säger, för den som inte ser den. Namnet om fältet är tomt."
            },
            "empty": null
          }
        ],
        "properties": [
          "logo",
          "logoDark",
          "alt"
        ]
      },
      {
        "name": "contract",
        "title": {
          "en": "Contract",
          "sv": "Avtal"
        },
        "description": {
          "en": "Visitors see the logo from the first to the last day of the contract.",
          "sv": "Besökarna ser logotypen från avtalets första till dess sista dag."
        },
        "fields": [
          {
            "field": "contractFrom",
            "label": {
              "en": "Contract start",
              "sv": "Avtalsstart"
            },
            "widget": "date",
            "empty": null
          },
          {
            "field": "contractUntil",
            "label": {
              "en": "Contract end",
              "sv": "Avtalsslut"
            },
            "widget": "date",
            "help": {
              "en": "The last day. Empty for a contract without an end.",
              "sv": "Den sista dagen. Tomt för ett avtal utan slut."
            },
            "empty": null
          },
          {
            "field": "warnDays",
            "label": {
              "en": "Warn before the end",
              "sv": "Varna före slutet"
            },
            "widget": "number",
            "options": {
              "unit": "d"
            },
            "help": {
              "en": "So many days before, Home and the list say that the contract ends soon.",
              "sv": "Så många dagar före säger startsidan och listan att avtalet snart slutar."
            }
          },
          {
            "field": "state",
            "label": {
              "en": "State",
              "sv": "Status"
            },
            "widget": "read-only",
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
            },
            "empty": ""
          }
        ],
        "properties": [
          "contractFrom",
          "contractUntil",
          "warnDays",
          "state"
        ]
      },
      {
        "name": "contact",
        "title": {
          "en": "Contact",
          "sv": "Kontakt"
        },
        "description": {
          "en": "Never shown to visitors.",
          "sv": "Visas aldrig för besökare."
        },
        "fields": [
          {
            "field": "contact.name",
            "label": {
              "en": "Contact person",
              "sv": "Kontaktperson"
            },
            "widget": "text",
            "empty": ""
          },
          {
            "field": "contact.email",
            "label": {
              "en": "E-mail",
              "sv": "E-post"
            },
            "widget": "email",
            "empty": ""
          },
          {
            "field": "contact.phone",
            "label": {
              "en": "Telephone",
              "sv": "Telefon"
            },
            "widget": "phone",
            "empty": ""
          },
          {
            "field": "note",
            "label": {
              "en": "Note",
              "sv": "Anteckning"
            },
            "widget": "textarea",
            "wide": true,
            "empty": null
          }
        ],
        "properties": [
          "contact",
          "note"
        ]
      }
    ],
    "initial": {
      "name": "",
      "openInNewTab": true,
      "active": true,
      "warnDays": 30
    },
    "unique": {
      "field": "externalId",
      "parameters": {
        "externalId": "externalId"
      }
    },
    "similar": {
      "parameters": {
        "name": "name"
      }
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "name": {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": "^(?!\\s*(null|undefined)\\s*$)[\\s\\S]*\\S"
      },
      "active": {
        "type": "boolean"
      },
      "url": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000,
        "format": "web-address"
      },
      "urlParameters": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300,
        "pattern": "^[\\w.~%&=-]*$"
      },
      "openInNewTab": {
        "type": "boolean"
      },
      "externalId": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 100
      },
      "logo": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300,
        "pattern": "^(image|video)\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
      },
      "logoDark": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300,
        "pattern": "^(image|video)\\|[a-z0-9-]+\\|[A-Za-z0-9/_-]+$"
      },
      "alt": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 300
      },
      "contractFrom": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}$",
        "format": "date"
      },
      "contractUntil": {
        "type": [
          "string",
          "null"
        ],
        "pattern": "^[12]\\d{3}-\\d{2}-\\d{2}$",
        "format": "date"
      },
      "warnDays": {
        "type": "integer",
        "minimum": 0,
        "maximum": 365
      },
      "state": {
        "type": "string",
        "enum": [
          "active",
          "upcoming",
          "endingSoon",
          "ended",
          "inactive"
        ]
      },
      "contact": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string",
            "maxLength": 200
          },
          "email": {
            "type": "string",
            "maxLength": 200
          },
          "phone": {
            "type": "string",
            "maxLength": 60
          }
        }
      },
      "note": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 4000
      }
    },
    "required": [
      "name"
    ]
  },
  "readOnly": [
    "instanceId",
    "state",
    "daysLeft",
    "isOpenEnded",
    "host",
    "clickUrl",
    "logoUrl",
    "logoDarkUrl",
    "logoWidth",
    "logoHeight",
    "groups",
    "mainGroup",
    "siteGroup",
    "usageCount",
    "version",
    "createdAt",
    "createdBy",
    "lastModified"
  ],
  validate,
  sources: {
  },
  readPage: (parameters: ListSponsorsParams) => ({
    queryKey: sponsorsApi.getListSponsorsQueryKey(parameters),
    queryFn: ({ signal }) => sponsorsApi.listSponsors(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: sponsorsApi.getGetSponsorQueryKey(id),
    queryFn: ({ signal }) => sponsorsApi.getSponsor(id, {}, { signal }),
  }),
  create: (input: SponsorInput, request: RequestInit) => sponsorsApi.saveSponsor(input, request),
  update: (id: string, input: SponsorInput, request: RequestInit) => sponsorsApi.updateSponsor(id, input, request),
  remove: (id: string, request: RequestInit, evenInUse?: boolean) => sponsorsApi.deleteSponsor(id, (evenInUse ? { evenInUse } : {}), request),
  uses: (id: string) => ({
    queryKey: sponsorsApi.getListSponsorUsesQueryKey(id),
    queryFn: ({ signal }) => sponsorsApi.listSponsorUses(id, { signal }),
  }),
  calls: {
    "renew": (id: string, request: RequestInit) => sponsorsApi.renewSponsor(id, request),
  },
};
