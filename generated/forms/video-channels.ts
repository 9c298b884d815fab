// Printed by `npm run generate`. Do not edit.
import * as videoChannelsApi from '../api/video-channels/video-channels.ts';
import * as sportsApi from '../api/sports/sports.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import { rowsOf } from '../../src/contract/page-of.ts';
import type { VideoChannels } from '../model/index.ts';
import { validate } from '../validators/video-channels.js';

export const videoChannels: StoredEntity = {
  "name": "video-channels",
  "icon": "video",
  "labels": {
    "one": {
      "en": "Video channels",
      "sv": "Videokanaler"
    },
    "many": {
      "en": "Video channels",
      "sv": "Videokanaler"
    },
    "add": {
      "en": "Video channels",
      "sv": "Videokanaler"
    }
  },
  "paths": {
    "list": "/super-admin",
    "edit": "/super-admin/video-channel-management"
  },
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "channels",
        "title": {
          "en": "Channels",
          "sv": "Kanaler"
        },
        "description": {
          "en": "The channels of the whole network, in their order. Each is shown on the sites that it names.",
          "sv": "Hela nätverkets kanaler, i ordning. Varje kanal visas på de webbplatser som den anger."
        },
        "fields": [
          {
            "field": "channels",
            "label": {
              "en": "Channels",
              "sv": "Kanaler"
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
                "widget": "text"
              },
              {
                "field": "provider",
                "label": {
                  "en": "Provider",
                  "sv": "Leverantör"
                },
                "help": {
                  "en": "Who serves the videos; “embedded” is this service.",
                  "sv": "Den som visar videorna. ”embedded” är den här tjänsten."
                },
                "options": {
                  "monospace": true
                },
                "widget": "text"
              },
              {
                "field": "instanceIds",
                "label": {
                  "en": "Sites",
                  "sv": "Webbplatser"
                },
                "widget": "multi-relation",
                "options": {
                  "source": "listOwners",
                  "value": "instanceId",
                  "text": "name"
                }
              },
              {
                "field": "active",
                "label": {
                  "en": "Active",
                  "sv": "Aktiv"
                },
                "widget": "switch"
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
          "channels"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "channels": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "object",
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 100,
              "pattern": "\\S"
            },
            "provider": {
              "type": "string",
              "minLength": 1,
              "maxLength": 40,
              "pattern": "^[a-z][a-z0-9-]*$"
            },
            "instanceIds": {
              "type": "array",
              "maxItems": 200,
              "items": {
                "type": "string",
                "maxLength": 60,
                "pattern": "^[a-z]+[0-9]+_[a-z]+$"
              }
            },
            "active": {
              "type": "boolean"
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
            "name",
            "provider"
          ]
        }
      }
    },
    "required": [
      "channels"
    ]
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
  read: () => ({
    queryKey: videoChannelsApi.getListVideoChannelsQueryKey(),
    queryFn: ({ signal }) => videoChannelsApi.listVideoChannels({ signal }),
  }),
  update: (_id: string, input: VideoChannels, request: RequestInit) => videoChannelsApi.saveVideoChannels(input, request),
};
