// Printed by `npm run generate`. Do not edit.
import * as subscriptionsApi from '../api/subscriptions/subscriptions.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { SubscriptionTexts } from '../model/index.ts';
import { validate } from '../validators/subscription-texts.js';

export const subscriptionTexts: StoredEntity = {
  "name": "subscription-texts",
  "icon": "credit-card",
  "labels": {
    "one": {
      "en": "Subscriptions",
      "sv": "Prenumerationer"
    },
    "many": {
      "en": "Subscriptions",
      "sv": "Prenumerationer"
    },
    "add": {
      "en": "Subscriptions",
      "sv": "Prenumerationer"
    }
  },
  "paths": {
    "list": "/subscriptions",
    "edit": "/subscriptions"
  },
  "addOn": "subscriptions",
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "count",
        "title": {
          "en": "Subscriptions now",
          "sv": "Prenumerationer nu"
        },
        "fields": [
          {
            "field": "count",
            "label": {
              "en": "Subscriptions by state",
              "sv": "Prenumerationer efter status"
            },
            "widget": "related",
            "wide": true,
            "options": {
              "source": "getSubscriptionCount",
              "value": "active",
              "text": "active",
              "columns": [
                {
                  "field": "active",
                  "kind": "number",
                  "label": {
                    "en": "Active",
                    "sv": "Aktiva"
                  }
                },
                {
                  "field": "paused",
                  "kind": "number",
                  "label": {
                    "en": "Paused",
                    "sv": "Pausade"
                  }
                },
                {
                  "field": "cancelled",
                  "kind": "number",
                  "label": {
                    "en": "Cancelled",
                    "sv": "Avslutade"
                  }
                }
              ],
              "none": {
                "en": "Nothing has been counted.",
                "sv": "Inget har räknats."
              }
            }
          },
          {
            "field": "levels",
            "label": {
              "en": "Levels",
              "sv": "Nivåer"
            },
            "widget": "related",
            "wide": true,
            "options": {
              "source": "listSubscriptionLevels",
              "value": "id",
              "text": "name",
              "columns": [
                {
                  "field": "name",
                  "kind": "text",
                  "label": {
                    "en": "Level",
                    "sv": "Nivå"
                  }
                },
                {
                  "field": "price",
                  "kind": "number",
                  "label": {
                    "en": "Price a month",
                    "sv": "Pris per månad"
                  }
                },
                {
                  "field": "active",
                  "kind": "choice",
                  "label": {
                    "en": "On sale",
                    "sv": "Till salu"
                  },
                  "choices": {
                    "true": {
                      "en": "Yes",
                      "sv": "Ja"
                    },
                    "false": {
                      "en": "No",
                      "sv": "Nej"
                    }
                  }
                }
              ],
              "none": {
                "en": "There are no levels to subscribe to.",
                "sv": "Det finns inga nivåer att prenumerera på."
              }
            }
          }
        ],
        "properties": [
          "count",
          "levels"
        ]
      },
      {
        "name": "texts",
        "title": {
          "en": "Texts",
          "sv": "Texter"
        },
        "description": {
          "en": "What visitors read before they subscribe.",
          "sv": "Vad besökarna läser innan de prenumererar."
        },
        "fields": [
          {
            "field": "texts.en.title",
            "label": {
              "en": "Heading in English",
              "sv": "Rubrik på engelska"
            },
            "wide": true,
            "widget": "text",
            "empty": ""
          },
          {
            "field": "texts.en.body",
            "label": {
              "en": "Text in English",
              "sv": "Text på engelska"
            },
            "widget": "textarea",
            "wide": true,
            "empty": ""
          },
          {
            "field": "texts.sv.title",
            "label": {
              "en": "Heading in Swedish",
              "sv": "Rubrik på svenska"
            },
            "wide": true,
            "widget": "text",
            "empty": ""
          },
          {
            "field": "texts.sv.body",
            "label": {
              "en": "Text in Swedish",
              "sv": "Text på svenska"
            },
            "widget": "textarea",
            "wide": true,
            "empty": ""
          },
          {
            "field": "texts.no.title",
            "label": {
              "en": "Heading in Norwegian",
              "sv": "Rubrik på norska"
            },
            "wide": true,
            "widget": "text",
            "empty": ""
          },
          {
            "field": "texts.no.body",
            "label": {
              "en": "Text in Norwegian",
              "sv": "Text på norska"
            },
            "widget": "textarea",
            "wide": true,
            "empty": ""
          }
        ],
        "properties": [
          "texts"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "count": {
        "type": "array"
      },
      "levels": {
        "type": "array"
      },
      "texts": {
        "type": "object",
        "properties": {
          "en": {
            "type": "object",
            "properties": {
              "title": {
                "type": "string",
                "maxLength": 200
              },
              "body": {
                "type": "string",
                "maxLength": 10000
              }
            }
          },
          "sv": {
            "type": "object",
            "properties": {
              "title": {
                "type": "string",
                "maxLength": 200
              },
              "body": {
                "type": "string",
                "maxLength": 10000
              }
            }
          },
          "no": {
            "type": "object",
            "properties": {
              "title": {
                "type": "string",
                "maxLength": 200
              },
              "body": {
                "type": "string",
                "maxLength": 10000
              }
            }
          }
        }
      }
    },
    "required": []
  },
  "readOnly": [
    "count",
    "levels"
  ],
  validate,
  sources: {
    getSubscriptionCount: {
      searches: false,
      read: () => ({
        queryKey: [...subscriptionsApi.getGetSubscriptionCountQueryKey(), 'row'],
        queryFn: async ({ signal }) => [await subscriptionsApi.getSubscriptionCount({ signal })],
      }),
    },
    listSubscriptionLevels: {
      searches: false,
      read: () => ({
        queryKey: subscriptionsApi.getListSubscriptionLevelsQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await subscriptionsApi.listSubscriptionLevels({ signal })),
      }),
    },
  },
  read: () => ({
    queryKey: subscriptionsApi.getGetSubscriptionTextsQueryKey(),
    queryFn: ({ signal }) => subscriptionsApi.getSubscriptionTexts({ signal }),
  }),
  update: (_id: string, input: SubscriptionTexts, request: RequestInit) => subscriptionsApi.saveSubscriptionTexts(input, request),
};
