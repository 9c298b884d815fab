// Printed by `npm run generate`. Do not edit.
import * as dynamicAdsApi from '../api/dynamic-ads/dynamic-ads.ts';
import type { WholeEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { DynamicAdsConfigInput, ListDynamicAdsConfigsParams } from '../model/index.ts';
import { validate } from '../validators/dynamic-ads.js';

export const dynamicAds: WholeEntity = {
  "name": "dynamic-ads",
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
  "paths": {
    "list": "/dynamic-ads",
    "create": "/dynamic-ads/add",
    "edit": "/dynamic-ads/{id}/edit"
  },
  "addOn": "dynamicAds",
  "whenEmpty": "Invalid parameter passed",
  "id": "id",
  "title": "providerName",
  "list": {
    "search": {
      "en": "Search provider or company",
      "sv": "Sök leverantör eller företag"
    },
    "order": {
      "by": "name",
      "direction": "asc"
    },
    "searchParameter": "search",
    "pageSize": 20,
    "columns": [
      {
        "field": "providerName",
        "kind": "text",
        "label": {
          "en": "Provider",
          "sv": "Leverantör"
        },
        "secondary": "company"
      },
      {
        "field": "isSelected",
        "kind": "boolean",
        "label": {
          "en": "Selected",
          "sv": "Vald"
        },
        "sort": "isSelected"
      },
      {
        "field": "isActive",
        "kind": "boolean",
        "label": {
          "en": "Active",
          "sv": "Aktiv"
        },
        "sort": "isActive"
      },
      {
        "field": "lastModified",
        "kind": "date",
        "label": {
          "en": "Changed",
          "sv": "Ändrad"
        },
        "sort": "lastModified"
      }
    ],
    "filters": [
      {
        "parameter": "active",
        "label": {
          "en": "Active",
          "sv": "Aktiv"
        },
        "choices": {
          "true": {
            "en": "Active",
            "sv": "Aktiva"
          },
          "false": {
            "en": "Inactive",
            "sv": "Inaktiva"
          }
        }
      }
    ]
  },
  "actions": [
    {
      "name": "select",
      "label": {
        "en": "Select",
        "sv": "Välj"
      },
      "text": {
        "en": "The site then uses this configuration, and no other.",
        "sv": "Webbplatsen använder sedan den här konfigurationen och ingen annan."
      },
      "when": {
        "isSelected": false
      },
      "set": {
        "isSelected": true
      }
    },
    {
      "name": "delete",
      "label": {
        "en": "Delete",
        "sv": "Ta bort"
      },
      "text": {
        "en": "A deleted configuration and its slots cannot be restored. If it was selected, the site shows no ads.",
        "sv": "En borttagen konfiguration och dess platser kan inte hämtas tillbaka. Om den var vald visar webbplatsen inga annonser."
      },
      "tone": "danger",
      "remove": true
    }
  ],
  "form": {
    "sections": [
      {
        "name": "provider",
        "title": {
          "en": "Provider",
          "sv": "Leverantör"
        },
        "fields": [
          {
            "field": "name",
            "label": {
              "en": "Provider",
              "sv": "Leverantör"
            },
            "help": {
              "en": "A site has one configuration for each provider.",
              "sv": "En webbplats har en konfiguration för varje leverantör."
            },
            "widget": "relation",
            "options": {
              "source": "listDynamicAdsProviders",
              "value": "name",
              "text": "displayName"
            },
            "whenEmpty": "Invalid dynamic ad provider"
          },
          {
            "field": "company",
            "label": {
              "en": "Company",
              "sv": "Företag"
            },
            "widget": "text",
            "empty": null
          },
          {
            "field": "ofProvider",
            "label": {
              "en": "The site has for this provider",
              "sv": "Webbplatsen har för den här leverantören"
            },
            "widget": "related",
            "wide": true,
            "options": {
              "source": "getDynamicAdsConfig",
              "parameters": {
                "id": "name"
              },
              "value": "id",
              "text": "providerName",
              "path": "/dynamic-ads/{id}/edit",
              "columns": [
                {
                  "field": "providerName",
                  "kind": "text",
                  "label": {
                    "en": "Provider",
                    "sv": "Leverantör"
                  }
                },
                {
                  "field": "company",
                  "kind": "text",
                  "label": {
                    "en": "Company",
                    "sv": "Företag"
                  }
                },
                {
                  "field": "lastModified",
                  "kind": "date",
                  "label": {
                    "en": "Changed",
                    "sv": "Ändrad"
                  }
                }
              ],
              "wanting": {
                "en": "Choose a provider to see its configuration.",
                "sv": "Välj en leverantör för att se dess konfiguration."
              },
              "none": {
                "en": "No configuration yet.",
                "sv": "Ingen konfiguration ännu."
              }
            }
          },
          {
            "field": "isActive",
            "label": {
              "en": "Active",
              "sv": "Aktiv"
            },
            "help": {
              "en": "Its ads are shown.",
              "sv": "Dess annonser visas."
            },
            "widget": "switch"
          },
          {
            "field": "isSelected",
            "label": {
              "en": "Selected",
              "sv": "Vald"
            },
            "help": {
              "en": "The site uses this configuration. The one that was selected no longer is.",
              "sv": "Webbplatsen använder den här konfigurationen. Den som var vald är det inte längre."
            },
            "widget": "switch"
          },
          {
            "field": "selectedNow",
            "label": {
              "en": "The site uses now",
              "sv": "Webbplatsen använder nu"
            },
            "widget": "related",
            "wide": true,
            "options": {
              "source": "getSelectedDynamicAdsConfig",
              "value": "id",
              "text": "providerName",
              "path": "/dynamic-ads/{id}/edit",
              "columns": [
                {
                  "field": "providerName",
                  "kind": "text",
                  "label": {
                    "en": "Provider",
                    "sv": "Leverantör"
                  }
                },
                {
                  "field": "company",
                  "kind": "text",
                  "label": {
                    "en": "Company",
                    "sv": "Företag"
                  }
                }
              ],
              "none": {
                "en": "No configuration is selected: the site shows no ads.",
                "sv": "Ingen konfiguration är vald: webbplatsen visar inga annonser."
              }
            }
          }
        ],
        "properties": [
          "name",
          "company",
          "ofProvider",
          "isActive",
          "isSelected",
          "selectedNow"
        ]
      },
      {
        "name": "script",
        "title": {
          "en": "Script and link",
          "sv": "Skript och länk"
        },
        "fields": [
          {
            "field": "importScript",
            "label": {
              "en": "Import script",
              "sv": "Importskript"
            },
            "help": {
              "en": "Address of the script that shows the ads; it begins with https://.",
              "sv": "Adress till skriptet som visar annonserna; den börjar med https://."
            },
            "wide": true,
            "options": {
              "monospace": true
            },
            "widget": "text",
            "empty": null
          },
          {
            "field": "redirectLink",
            "label": {
              "en": "Redirect link",
              "sv": "Omdirigeringslänk"
            },
            "help": {
              "en": "Where a click on an ad leads.",
              "sv": "Dit ett klick på en annons leder."
            },
            "widget": "web-address",
            "wide": true,
            "empty": null
          },
          {
            "field": "updateAdsSections",
            "label": {
              "en": "Update the ad sections",
              "sv": "Uppdatera annonssektionerna"
            },
            "help": {
              "en": "The sections of the site that show ads follow the slots of this configuration, which are then shown below.",
              "sv": "Webbplatsens sektioner som visar annonser följer platserna i den här konfigurationen, som då visas nedan."
            },
            "wide": true,
            "widget": "switch"
          }
        ],
        "properties": [
          "importScript",
          "redirectLink",
          "updateAdsSections"
        ]
      },
      {
        "name": "slots",
        "title": {
          "en": "Slots",
          "sv": "Platser"
        },
        "when": {
          "updateAdsSections": true
        },
        "description": {
          "en": "The HTML of each slot is kept word for word. It is run on the site alone, never here.",
          "sv": "Varje plats HTML sparas ordagrant. Den körs bara på webbplatsen, aldrig här."
        },
        "fields": [
          {
            "field": "htmlSlots",
            "label": {
              "en": "Slots",
              "sv": "Platser"
            },
            "widget": "ordered-list",
            "wide": true,
            "items": [
              {
                "field": "name",
                "label": {
                  "en": "Name",
                  "sv": "Namn"
                },
                "wide": true,
                "widget": "text"
              },
              {
                "field": "html",
                "label": {
                  "en": "HTML",
                  "sv": "HTML"
                },
                "widget": "code",
                "wide": true,
                "empty": ""
              },
              {
                "field": "id",
                "label": {
                  "en": "Identifier",
                  "sv": "Identifierare"
                },
                "widget": "hidden",
                "empty": null
              }
            ]
          }
        ],
        "properties": [
          "htmlSlots"
        ]
      }
    ],
    "initial": {
      "name": "",
      "isActive": true,
      "isSelected": false,
      "updateAdsSections": false,
      "htmlSlots": []
    },
    "unique": {
      "field": "name",
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
        "maxLength": 100,
        "pattern": "\\S"
      },
      "company": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 200
      },
      "ofProvider": {
        "type": "array"
      },
      "isActive": {
        "type": "boolean"
      },
      "isSelected": {
        "type": "boolean"
      },
      "selectedNow": {
        "type": "array"
      },
      "importScript": {
        "type": [
          "string",
          "null"
        ],
        "maxLength": 2000,
        "pattern": "^[hH][tT][tT][pP][sS]://",
        "format": "web-address"
      },
      "redirectLink": {
        "type": [
          "string",
          "null"
        ],
        "minLength": 1,
        "maxLength": 2000,
        "format": "web-address"
      },
      "updateAdsSections": {
        "type": "boolean"
      },
      "htmlSlots": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 100,
              "pattern": "\\S"
            },
            "html": {
              "type": "string",
              "maxLength": 100000
            },
            "id": {
              "type": [
                "string",
                "null"
              ],
              "maxLength": 60
            }
          },
          "required": [
            "name"
          ]
        }
      }
    },
    "required": [
      "name"
    ]
  },
  "readOnly": [
    "id",
    "ownerInstanceId",
    "providerName",
    "createdAt",
    "createdBy",
    "lastModified",
    "ofProvider",
    "selectedNow"
  ],
  validate,
  sources: {
    listDynamicAdsProviders: {
      searches: false,
      read: () => ({
        queryKey: dynamicAdsApi.getListDynamicAdsProvidersQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await dynamicAdsApi.listDynamicAdsProviders({ signal })),
      }),
    },
    getDynamicAdsConfig: {
      searches: false,
      isFilled: true,
      read: (_search: string, given: { id: string }) => ({
        queryKey: [...dynamicAdsApi.getGetDynamicAdsConfigQueryKey(given.id), 'row'],
        queryFn: async ({ signal }) => [await dynamicAdsApi.getDynamicAdsConfig(given.id, { signal })],
      }),
    },
    getSelectedDynamicAdsConfig: {
      searches: false,
      read: () => ({
        queryKey: [...dynamicAdsApi.getGetSelectedDynamicAdsConfigQueryKey(), 'row'],
        queryFn: async ({ signal }) => [await dynamicAdsApi.getSelectedDynamicAdsConfig({ signal })],
      }),
    },
  },
  readPage: (parameters: ListDynamicAdsConfigsParams) => ({
    queryKey: dynamicAdsApi.getListDynamicAdsConfigsQueryKey(parameters),
    queryFn: ({ signal }) => dynamicAdsApi.listDynamicAdsConfigs(parameters, { signal }),
  }),
  read: (id: string) => ({
    queryKey: dynamicAdsApi.getReadDynamicAdsConfigQueryKey(id),
    queryFn: ({ signal }) => dynamicAdsApi.readDynamicAdsConfig(id, { signal }),
  }),
  create: (input: DynamicAdsConfigInput, request: RequestInit) => dynamicAdsApi.createDynamicAdsConfig(input, request),
  update: (id: string, input: DynamicAdsConfigInput, request: RequestInit) => dynamicAdsApi.updateDynamicAdsConfig(id, input, request),
  remove: (id: string, request: RequestInit) => dynamicAdsApi.deleteDynamicAdsConfig(id, request),
};
