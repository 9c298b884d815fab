// Printed by `npm run generate`. Do not edit.
import * as sponsorsApi from '../api/sponsors/sponsors.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import type { GroupSponsors } from '../model/index.ts';
import { validate } from '../validators/site-sponsors.js';

export const siteSponsors: StoredEntity = {
  "name": "site-sponsors",
  "icon": "handshake",
  "labels": {
    "one": {
      "en": "Sponsor group",
      "sv": "Sponsorgrupp"
    },
    "many": {
      "en": "Sponsor groups",
      "sv": "Sponsorgrupper"
    },
    "add": {
      "en": "Add group",
      "sv": "Lägg till grupp"
    }
  },
  "paths": {
    "list": "/sponsors/setup",
    "edit": "/sponsors/setup/{groupId}/edit"
  },
  "id": "id",
  "title": "name",
  "actions": [],
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
        "name": "sponsors",
        "title": {
          "en": "Sponsors",
          "sv": "Sponsorer"
        },
        "description": {
          "en": "Visitors see them in this order, as long as their contracts run.",
          "sv": "Besökarna ser dem i den här ordningen, så länge avtalen gäller."
        },
        "fields": [
          {
            "field": "sponsors",
            "label": {
              "en": "Sponsors",
              "sv": "Sponsorer"
            },
            "widget": "logo-strip",
            "wide": true,
            "options": {
              "text": "sponsor.name",
              "picture": "sponsor.logoUrl",
              "dark": "sponsor.logoDarkUrl",
              "until": "sponsor.contractUntil",
              "elsewhere": "sponsor.mainGroup",
              "order": "sortOrder",
              "source": "listSponsors",
              "choiceValue": "id",
              "choiceText": "name",
              "kept": "sponsorId",
              "shown": "sponsor",
              "first": "visibleFrom",
              "last": "visibleUntil",
              "address": "url"
            },
            "shape": [
              "name",
              "alt",
              "clickUrl",
              "openInNewTab",
              "logoUrl",
              "logoDarkUrl",
              "logoWidth",
              "logoHeight",
              "active",
              "contractFrom",
              "contractUntil",
              "mainGroup",
              "siteGroup"
            ]
          }
        ],
        "properties": [
          "sponsors"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "sponsors": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "object"
        }
      }
    },
    "required": [
      "sponsors"
    ]
  },
  "readOnly": [
    "id",
    "isMain",
    "name",
    "names",
    "size",
    "columns",
    "ground",
    "greyscale",
    "showHeading",
    "visible",
    "order",
    "sortOrder",
    "sponsorCount"
  ],
  validate,
  sources: {
    listSponsors: {
      searches: true,
      read: (search: string) => ({
        queryKey: sponsorsApi.getListSponsorsQueryKey({ ...(search ? { search: search } : {}), pageSize: 50 }),
        queryFn: ({ signal }) => sponsorsApi.listSponsors({ ...(search ? { search: search } : {}), pageSize: 50 }, { signal }),
      }),
      one: { by: 'id', read: (id: string) => ({
        queryKey: sponsorsApi.getGetSponsorQueryKey(id),
        queryFn: ({ signal }) => sponsorsApi.getSponsor(id, {}, { signal }),
      }) },
    },
  },
  read: (id: string) => ({
    queryKey: sponsorsApi.getGetSiteSponsorsQueryKey(id),
    queryFn: ({ signal }) => sponsorsApi.getSiteSponsors(id, { signal }),
  }),
  update: (id: string, input: GroupSponsors, request: RequestInit) => sponsorsApi.updateSiteSponsors(id, input, request),
};
