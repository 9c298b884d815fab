// Printed by `npm run generate`. Do not edit.
import * as shopApi from '../api/shop/shop.ts';
import type { ShownEntity, ListParameters } from '../../src/contract/entity.ts';
import { pageOf } from '../../src/contract/page-of.ts';
import { validate } from '../validators/shop-category.js';

export const shopCategory: ShownEntity = {
  "name": "shop-category",
  "icon": "shopping-bag",
  "labels": {
    "one": {
      "en": "Shop category",
      "sv": "Butikskategori"
    },
    "many": {
      "en": "Shop categories",
      "sv": "Butikskategorier"
    },
    "add": {
      "en": "Add shop category",
      "sv": "Lägg till butikskategori"
    }
  },
  "paths": {
    "list": "/shop"
  },
  "id": "id",
  "title": "name",
  "list": {
    "order": {
      "by": "",
      "direction": "asc"
    },
    "pageSize": 50,
    "columns": [
      {
        "field": "name",
        "kind": "text",
        "label": {
          "en": "Category",
          "sv": "Kategori"
        },
        "sort": "name"
      },
      {
        "field": "parentName",
        "kind": "text",
        "label": {
          "en": "Belongs to",
          "sv": "Hör till"
        },
        "sort": "parentName"
      },
      {
        "field": "productCount",
        "kind": "number",
        "label": {
          "en": "Products",
          "sv": "Produkter"
        },
        "sort": "productCount"
      },
      {
        "field": "active",
        "kind": "boolean",
        "label": {
          "en": "Shown",
          "sv": "Visas"
        },
        "sort": "active"
      }
    ],
    "filters": []
  },
  "actions": [],
  "form": {
    "sections": [],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {},
    "required": []
  },
  "readOnly": [],
  validate,
  sources: {
  },
  readPage: (parameters: ListParameters) => ({
    queryKey: [...shopApi.getListShopCategoriesQueryKey(), parameters],
    queryFn: async ({ signal }) => pageOf(await shopApi.listShopCategories({ signal }), parameters),
  }),
};
