// Printed by `npm run generate`. Do not edit.
import * as instanceConfigApi from '../api/instance-config/instance-config.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import type { SocialMediaLinks } from '../model/index.ts';
import { validate } from '../validators/social-media-links.js';

export const socialMediaLinks: StoredEntity = {
  "name": "social-media-links",
  "icon": "share-2",
  "labels": {
    "one": {
      "en": "Social media links",
      "sv": "Länkar till sociala medier"
    },
    "many": {
      "en": "Social media links",
      "sv": "Länkar till sociala medier"
    },
    "add": {
      "en": "Social media links",
      "sv": "Länkar till sociala medier"
    }
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/site-settings/social-media-links"
  },
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "links",
        "title": {
          "en": "Links",
          "sv": "Länkar"
        },
        "description": {
          "en": "The site shows them in this order.",
          "sv": "Webbplatsen visar dem i den här ordningen."
        },
        "fields": [
          {
            "field": "links",
            "label": {
              "en": "Links",
              "sv": "Länkar"
            },
            "widget": "ordered-list",
            "wide": true,
            "options": {
              "order": "sortOrder"
            },
            "items": [
              {
                "field": "type",
                "label": {
                  "en": "Network",
                  "sv": "Nätverk"
                },
                "choices": {
                  "facebook": {
                    "en": "Facebook",
                    "sv": "Facebook"
                  },
                  "instagram": {
                    "en": "Instagram",
                    "sv": "Instagram"
                  },
                  "x": {
                    "en": "X",
                    "sv": "X"
                  },
                  "youtube": {
                    "en": "YouTube",
                    "sv": "YouTube"
                  },
                  "tiktok": {
                    "en": "TikTok",
                    "sv": "TikTok"
                  },
                  "linkedin": {
                    "en": "LinkedIn",
                    "sv": "LinkedIn"
                  }
                },
                "widget": "select"
              },
              {
                "field": "url",
                "label": {
                  "en": "Address",
                  "sv": "Adress"
                },
                "widget": "web-address"
              }
            ]
          }
        ],
        "properties": [
          "links"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "links": {
        "type": "array",
        "maxItems": 50,
        "items": {
          "type": "object",
          "properties": {
            "type": {
              "type": "string",
              "enum": [
                "facebook",
                "instagram",
                "x",
                "youtube",
                "tiktok",
                "linkedin"
              ]
            },
            "url": {
              "type": "string",
              "minLength": 1,
              "maxLength": 2000,
              "format": "web-address"
            }
          },
          "required": [
            "type",
            "url"
          ]
        }
      }
    },
    "required": [
      "links"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
  },
  read: () => ({
    queryKey: instanceConfigApi.getGetSocialMediaLinksQueryKey(),
    queryFn: ({ signal }) => instanceConfigApi.getSocialMediaLinks({ signal }),
  }),
  update: (_id: string, input: SocialMediaLinks, request: RequestInit) => instanceConfigApi.saveSocialMediaLinks(input, request),
};
