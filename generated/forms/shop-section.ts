// Printed by `npm run generate`. Do not edit.
import * as shopApi from '../api/shop/shop.ts';
import type { Entity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import { validate } from '../validators/shop-section.js';

export const shopSection: Entity = {
  "name": "shop-section",
  "icon": "shopping-bag",
  "labels": {
    "one": {
      "en": "Shop",
      "sv": "Butik"
    },
    "many": {
      "en": "Shop",
      "sv": "Butik"
    },
    "add": {
      "en": "Shop",
      "sv": "Butik"
    }
  },
  "paths": {
    "list": ""
  },
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "shop",
        "title": {
          "en": "Shop",
          "sv": "Butik"
        },
        "fields": [
          {
            "field": "categoryIds",
            "label": {
              "en": "Categories",
              "sv": "Kategorier"
            },
            "help": {
              "en": "All of them, where none is chosen.",
              "sv": "Alla, om ingen är vald."
            },
            "widget": "multi-relation",
            "wide": true,
            "options": {
              "source": "listShopCategories",
              "value": "id",
              "text": "name"
            }
          }
        ],
        "properties": [
          "categoryIds"
        ]
      }
    ],
    "initial": {
      "categoryIds": []
    }
  },
  "schema": {
    "type": "object",
    "properties": {
      "categoryIds": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "string",
          "minLength": 1,
          "maxLength": 60,
          "pattern": "\\S"
        }
      }
    },
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
    listShopCategories: {
      searches: false,
      read: () => ({
        queryKey: shopApi.getListShopCategoriesQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await shopApi.listShopCategories({ signal })),
      }),
    },
  },
};
