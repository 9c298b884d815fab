// Printed by `npm run generate`. Do not edit.
import * as instanceConfigApi from '../api/instance-config/instance-config.ts';
import type { StoredEntity } from '../../src/contract/entity.ts';
import type { ImageCrops } from '../model/index.ts';
import { validate } from '../validators/image-crops.js';

export const imageCrops: StoredEntity = {
  "name": "image-crops",
  "icon": "image",
  "labels": {
    "one": {
      "en": "Image crops",
      "sv": "Bildbeskärningar"
    },
    "many": {
      "en": "Image crops",
      "sv": "Bildbeskärningar"
    },
    "add": {
      "en": "Image crops",
      "sv": "Bildbeskärningar"
    }
  },
  "paths": {
    "list": "/site-settings",
    "edit": "/site-settings/image-crops"
  },
  "id": "",
  "title": "",
  "actions": [],
  "form": {
    "sections": [
      {
        "name": "crops",
        "title": {
          "en": "Crops",
          "sv": "Beskärningar"
        },
        "description": {
          "en": "Whoever chooses a picture’s focal point sees these beside 16:9, 1:1, 4:5 and 9:16, in this order.",
          "sv": "Den som väljer en bilds fokuspunkt ser dem bredvid 16:9, 1:1, 4:5 och 9:16, i den här ordningen."
        },
        "fields": [
          {
            "field": "crops",
            "label": {
              "en": "Crops",
              "sv": "Beskärningar"
            },
            "widget": "ordered-list",
            "wide": true,
            "options": {
              "order": "sortOrder"
            },
            "items": [
              {
                "field": "name.en",
                "label": {
                  "en": "Name in English",
                  "sv": "Namn på engelska"
                },
                "widget": "text"
              },
              {
                "field": "name.sv",
                "label": {
                  "en": "Name in Swedish",
                  "sv": "Namn på svenska"
                },
                "widget": "text"
              },
              {
                "field": "ratio",
                "label": {
                  "en": "Width:height",
                  "sv": "Bredd:höjd"
                },
                "help": {
                  "en": "As in 21:9, from 1:5 to 5:1.",
                  "sv": "Till exempel 21:9, från 1:5 till 5:1."
                },
                "widget": "text"
              }
            ]
          }
        ],
        "properties": [
          "crops"
        ]
      }
    ],
    "initial": {}
  },
  "schema": {
    "type": "object",
    "properties": {
      "crops": {
        "type": "array",
        "maxItems": 20,
        "items": {
          "type": "object",
          "properties": {
            "name": {
              "type": "object",
              "properties": {
                "en": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 60,
                  "pattern": "\\S"
                },
                "sv": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 60,
                  "pattern": "\\S"
                }
              },
              "required": [
                "en",
                "sv"
              ]
            },
            "ratio": {
              "type": "string",
              "maxLength": 9,
              "pattern": "^[1-9]\\d{0,3}:[1-9]\\d{0,3}$"
            }
          },
          "required": [
            "ratio"
          ]
        }
      }
    },
    "required": [
      "crops"
    ]
  },
  "readOnly": [],
  validate,
  sources: {
  },
  read: () => ({
    queryKey: instanceConfigApi.getGetImageCropsQueryKey(),
    queryFn: ({ signal }) => instanceConfigApi.getImageCrops({ signal }),
  }),
  update: (_id: string, input: ImageCrops, request: RequestInit) => instanceConfigApi.saveImageCrops(input, request),
};
