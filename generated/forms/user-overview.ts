// Printed by `npm run generate`. Do not edit.
import * as usersApi from '../api/users/users.ts';
import * as sportsApi from '../api/sports/sports.ts';
import type { ShownEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { ListAccountsParams } from '../model/index.ts';
import { validate } from '../validators/user-overview.js';

export const userOverview: ShownEntity = {
  "name": "user-overview",
  "icon": "users",
  "labels": {
    "one": {
      "en": "User",
      "sv": "Användare"
    },
    "many": {
      "en": "Users with access",
      "sv": "Användare med åtkomst"
    },
    "add": {
      "en": "Add user",
      "sv": "Lägg till användare"
    }
  },
  "paths": {
    "list": "/super-admin/users"
  },
  "id": "subject",
  "title": "name",
  "list": {
    "search": {
      "en": "Search name or e-mail",
      "sv": "Sök namn eller e-post"
    },
    "order": {
      "by": "name",
      "direction": "asc"
    },
    "searchParameter": "search",
    "pageSize": 25,
    "columns": [
      {
        "field": "name",
        "kind": "text",
        "person": true,
        "label": {
          "en": "Name",
          "sv": "Namn"
        },
        "secondary": "email",
        "sort": "name"
      },
      {
        "field": "email",
        "kind": "text",
        "label": {
          "en": "E-mail",
          "sv": "E-post"
        },
        "optional": true
      },
      {
        "field": "sites",
        "kind": "tags",
        "wide": true,
        "label": {
          "en": "Sites",
          "sv": "Webbplatser"
        },
        "item": "name"
      },
      {
        "field": "superAdministrator",
        "kind": "boolean",
        "label": {
          "en": "Super administrator",
          "sv": "Superadministratör"
        }
      },
      {
        "field": "lastSeen",
        "kind": "date",
        "label": {
          "en": "Last seen",
          "sv": "Senast sedd"
        },
        "sort": "lastSeen"
      },
      {
        "field": "subject",
        "kind": "text",
        "wide": true,
        "label": {
          "en": "Account (sub)",
          "sv": "Konto (sub)"
        }
      }
    ],
    "filters": [
      {
        "parameter": "instanceId",
        "label": {
          "en": "Site",
          "sv": "Webbplats"
        },
        "source": "listOwners",
        "value": "instanceId",
        "text": "name"
      },
      {
        "parameter": "superAdministrator",
        "label": {
          "en": "Super administrator",
          "sv": "Superadministratör"
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
    ]
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
    listOwners: {
      searches: false,
      read: () => ({
        queryKey: sportsApi.getListOwnersQueryKey(),
        queryFn: async ({ signal }) => rowsOf(await sportsApi.listOwners({ signal })),
      }),
    },
  },
  readPage: (parameters: ListAccountsParams) => ({
    queryKey: usersApi.getListAccountsQueryKey(parameters),
    queryFn: ({ signal }) => usersApi.listAccounts(parameters, { signal }),
  }),
};
