// Printed by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        text: {
            /**
             * @description Set as the word above a headline; for a form arranged as a document.
             * @example kicker
             * @enum {unknown}
             */
            look?: "kicker";
            /**
             * @description For codes: every letter of the same width.
             * @example true
             */
            monospace?: boolean;
            /**
             * @description Fixed text in front of the value.
             * @example @
             */
            prefix?: string;
            /**
             * @description Property whose value counts where this one is empty: it stands grey in the empty box.
             * @example teamNames.code
             */
            inherits?: string;
            /**
             * @description Usual values in both languages, which are offered; any other may be written. Where one of them is stored, in either language, the form and the list show it in the user's.
             * @example [
             *       {
             *         "en": "Head coach",
             *         "sv": "Huvudtränare"
             *       }
             *     ]
             */
            words?: {
                /** @description In English. */
                en: string;
                /** @description In Swedish. */
                sv: string;
            }[];
        };
        textarea: {
            /**
             * @description Set as the headline, in one line however long, or as the lead of the page that is written; for a form arranged as a document.
             * @example headline
             * @enum {unknown}
             */
            look?: "headline" | "lead";
            /**
             * @description Where others cut the text, the shortest first: its length is shown beside them while it is written.
             * @example [
             *       {
             *         "at": 60,
             *         "where": {
             *           "en": "Search engines",
             *           "sv": "Sökmotorer"
             *         }
             *       }
             *     ]
             */
            cuts?: {
                /** @description So many letters are shown. */
                at: number;
                /** @description Who cuts it. */
                where: {
                    /** @description In English. */
                    en: string;
                    /** @description In Swedish. */
                    sv: string;
                };
            }[];
        };
        "web-address": Record<string, never>;
        code: {
            /**
             * @description Lines in sight while it is short; 6 when left out.
             * @example 6
             */
            lines?: number;
        };
        email: Record<string, never>;
        phone: Record<string, never>;
        number: {
            /**
             * @description Shown behind the number, such as cm.
             * @example cm
             */
            unit?: string;
        };
        select: Record<string, never>;
        radio: {
            /**
             * @description Side by side, for two to four short words; left out, beneath each other.
             * @example segments
             * @enum {unknown}
             */
            look?: "segments";
        };
        checkbox: Record<string, never>;
        checkboxes: Record<string, never>;
        switch: Record<string, never>;
        date: Record<string, never>;
        "date-time": {
            /**
             * @description A moment that is chosen must lie in the future; one that is stored already may be over.
             * @example true
             */
            future?: boolean;
            /**
             * @description Property with the moment at which it begins, after which this one must lie.
             * @example visibleFrom
             */
            after?: string;
        };
        "focal-point": {
            /**
             * @description Property with the address of the picture.
             * @example imgixUrl
             */
            picture: string;
            /**
             * @description Property with its width in pixels; left out where the thing does not know it.
             * @example width
             */
            width?: string;
            /**
             * @description Property with its height in pixels; left out where the thing does not know it.
             * @example height
             */
            height?: string;
        };
        frame: {
            /**
             * @description Property with the address of the video.
             * @example video
             */
            video: string;
            /**
             * @description Property with the address of the picture that stands for the video now.
             * @example thumbnailUrl
             */
            picture: string;
            /**
             * @description Property that, where it has a value, stands before any frame.
             * @example thumbnail
             */
            instead?: string;
        };
        country: {
            /**
             * @description Codes that are written differently from ISO 3166, such as SE to sv.
             * @example {
             *       "SE": "sv"
             *     }
             */
            written?: {
                [key: string]: string;
            };
        };
        relation: {
            /**
             * @description The list operation that gives the choices.
             * @example listOwners
             */
            source: string;
            /**
             * @description Property of a choice that identifies it.
             * @example instanceId
             */
            value: string;
            /**
             * @description Property of a choice that names it.
             * @example name
             */
            text: string;
            /**
             * @description Offer what was chosen last before anything is written.
             * @example true
             */
            recent?: boolean;
            /**
             * @description Name of the entity that can be made in place when nothing fits.
             * @example team
             */
            create?: string;
            /**
             * @description Short forms by which a file that is imported means a choice, by the value that identifies it.
             * @example {
             *       "GK": [
             *         "G",
             *         "MV"
             *       ]
             *     }
             */
            also?: {
                [key: string]: string[];
            };
            /**
             * @description Only a super administrator may change it.
             * @example true
             */
            superAdministrator?: boolean;
            /**
             * @description Parameters of the source, each with the property of what is edited that it is filled with.
             * @example {
             *       "ssgtUuid": "ssgtUuid"
             *     }
             */
            parameters?: {
                [key: string]: string;
            };
        };
        "multi-relation": {
            /**
             * @description The list operation that gives the choices.
             * @example listOwners
             */
            source: string;
            /**
             * @description Property of a choice that identifies it.
             * @example instanceId
             */
            value: string;
            /**
             * @description Property of a choice that names it.
             * @example name
             */
            text: string;
            /**
             * @description Offer what was chosen last before anything is written.
             * @example true
             */
            recent?: boolean;
            /**
             * @description Name of the entity that can be made in place when nothing fits.
             * @example team
             */
            create?: string;
            /**
             * @description Short forms by which a file that is imported means a choice, by the value that identifies it.
             * @example {
             *       "GK": [
             *         "G",
             *         "MV"
             *       ]
             *     }
             */
            also?: {
                [key: string]: string[];
            };
            /**
             * @description Only a super administrator may change it.
             * @example true
             */
            superAdministrator?: boolean;
            /**
             * @description Parameters of the source, each with the property of what is edited that it is filled with.
             * @example {
             *       "ssgtUuid": "ssgtUuid"
             *     }
             */
            parameters?: {
                [key: string]: string;
            };
        };
        related: {
            /**
             * @description The operation that gives the rows, or the one thing.
             * @example listGamesOfTeams
             */
            source: string;
            /**
             * @description Parameters of the source, each with the property of what is edited that it is filled with.
             * @example {
             *       "ssgtUuid": "ssgtUuid"
             *     }
             */
            parameters?: {
                [key: string]: string;
            };
            /**
             * @description Property of a row that identifies it.
             * @example uuid
             */
            value: string;
            /**
             * @description Property of a row that names it.
             * @example displayName
             */
            text: string;
            /**
             * @description What is shown of a row, as in the columns of a list.
             * @example [
             *       {
             *         "field": "displayStatus",
             *         "kind": "text",
             *         "label": {
             *           "en": "Status",
             *           "sv": "Status"
             *         }
             *       }
             *     ]
             */
            columns: {
                /** @description Property of a row, with a dot for one inside another. */
                field: string;
                /**
                 * @description How it is shown.
                 * @enum {unknown}
                 */
                kind: "text" | "number" | "date" | "choice" | "status";
                label: {
                    /** @description In English. */
                    en: string;
                    /** @description In Swedish. */
                    sv: string;
                };
                /** @description Labels of a `choice` or a `status`. */
                choices?: {
                    [key: string]: {
                        /** @description In English. */
                        en: string;
                        /** @description In Swedish. */
                        sv: string;
                    };
                };
            }[];
            /**
             * @description Address of a row's own page; its parameters are properties of the row.
             * @example /sports/game/{uuid}/edit/{ssgtUuid}
             */
            path?: string;
            /**
             * @description Said while a parameter has no value yet; needed with parameters.
             * @example {
             *       "en": "Choose both teams.",
             *       "sv": "Välj båda lagen."
             *     }
             */
            wanting?: {
                /** @description In English. */
                en: string;
                /** @description In Swedish. */
                sv: string;
            };
            /**
             * @description Said when there are no rows.
             * @example {
             *       "en": "They have not met.",
             *       "sv": "De har inte mötts."
             *     }
             */
            none: {
                /** @description In English. */
                en: string;
                /** @description In Swedish. */
                sv: string;
            };
        };
        rows: {
            /**
             * @description Property that names a row; the name stands before the row's fields.
             * @example name
             */
            text?: string;
            /**
             * @description The fields can be changed, no row added or removed.
             * @example true
             */
            fixed?: boolean;
            /**
             * @description Property of a row that locks it when true.
             * @example locked
             */
            lockedBy?: string;
        };
        colour: {
            /**
             * @description Colours offered first, such as the site's own.
             * @example [
             *       "#D8127D",
             *       "#712A7A"
             *     ]
             */
            presets?: string[];
        };
        "button-preview": {
            /**
             * @description Property with what the button says: a text, or one for each language.
             * @example buttonText
             */
            text: string;
            /**
             * @description Property that is off while visitors see no button.
             * @example enabled
             */
            shown?: string;
            /**
             * @description Colours offered first, such as the site's own.
             * @example [
             *       "#D8127D",
             *       "#712A7A"
             *     ]
             */
            presets?: string[];
        };
        language: {
            /**
             * @description Codes that are written differently from ISO 639-1, such as SE for sv.
             * @example {
             *       "sv": "SE"
             *     }
             */
            written?: {
                [key: string]: string;
            };
        };
        tags: {
            /**
             * @description Words offered while one writes.
             * @example [
             *       "junior",
             *       "academy"
             *     ]
             */
            suggestions?: string[];
        };
        "tag-picker": {
            /**
             * @description The operation that searches the tags which are offered.
             * @example searchActiveTags
             */
            source: string;
            /**
             * @description The operation that makes a tag of what was written; left out where none can be made.
             * @example createTag
             */
            create?: string;
            /**
             * @description The operation that gives tags by their values: it names those that are chosen, and says which are no longer offered.
             * @example fetchTags
             */
            known?: string;
            /**
             * @description Property of a tag that is false once it is no longer offered.
             * @example active
             */
            active?: string;
            /**
             * @description Property of a tag that tells namesakes apart.
             * @example detail
             */
            detail?: string;
            /**
             * @description Property of a tag by which the choices stand in groups.
             * @example resourceType
             */
            kind?: string;
            /**
             * @description Parameter of the source that limits it to some kinds; with it only the kinds of `kinds` are offered.
             * @example include
             */
            kindParameter?: string;
            /**
             * @description Tags of one kind say as what they link, with the third part of their values; a value of two parts links as the kind itself. Left out, nothing is asked.
             * @example {
             *       "kind": "game",
             *       "types": {
             *         "game": {
             *           "en": "Game",
             *           "sv": "Match"
             *         },
             *         "report": {
             *           "en": "Report",
             *           "sv": "Referat"
             *         }
             *       }
             *     }
             */
            links?: {
                /**
                 * @description The first part of their values.
                 * @example game
                 */
                kind: string;
                /**
                 * @description As what they can link, each with its label.
                 * @example {
                 *       "report": {
                 *         "en": "Report",
                 *         "sv": "Referat"
                 *       }
                 *     }
                 */
                types: {
                    [key: string]: {
                        /** @description In English. */
                        en: string;
                        /** @description In Swedish. */
                        sv: string;
                    };
                };
            };
            /**
             * @description The kinds, in order, each with the heading of its group.
             * @example {
             *       "custom": {
             *         "en": "Tags",
             *         "sv": "Taggar"
             *       },
             *       "team": {
             *         "en": "Teams",
             *         "sv": "Lag"
             *       }
             *     }
             */
            kinds?: {
                [key: string]: {
                    /** @description In English. */
                    en: string;
                    /** @description In Swedish. */
                    sv: string;
                };
            };
        };
        "birth-date": {
            /**
             * @description The oldest age in years that is believed; 110 when left out.
             * @example 110
             */
            oldest?: number;
        };
        names: {
            /**
             * @description Languages that are asked for, in order; en, no and sv when left out.
             * @example [
             *       "en",
             *       "sv"
             *     ]
             */
            languages?: string[];
        };
        "external-ids": {
            /**
             * @description The list operation that gives the registers.
             * @example listExternalIdTypes
             */
            source: string;
        };
        contacts: {
            /**
             * @description The kinds that are offered; all when left out.
             * @example [
             *       "email",
             *       "phone"
             *     ]
             */
            types?: ("email" | "phone" | "mobile" | "web" | "other")[];
        };
        accounts: {
            /**
             * @description Names of the media that are always shown, in order.
             * @example [
             *       "facebook",
             *       "instagram"
             *     ]
             */
            media: string[];
        };
        "ordered-list": {
            /**
             * @description Property of a record that names it; left out for plain texts, and where its fields say all.
             * @example name
             */
            text?: string;
            /**
             * @description Property of a record that keeps its place, from 0; it is filled in as the list is saved.
             * @example sortOrder
             */
            order?: string;
            /**
             * @description The list operation that gives the records which can be added, each once; needs `value`, `choiceText` and `text`.
             * @example listActiveSeries
             */
            source?: string;
            /**
             * @description Property of a choice that identifies it, and that the record keeps.
             * @example uuid
             */
            value?: string;
            /**
             * @description Property of a choice that names it.
             * @example names
             */
            choiceText?: string;
            /**
             * @description What a new record starts from, by property.
             * @example {
             *       "visible": true
             *     }
             */
            initial?: Record<string, never>;
            /**
             * @description The order can be changed, nothing added or removed.
             * @example true
             */
            fixed?: boolean;
            /**
             * @description The page of a record by itself, which a row leads to once it is saved.
             * @example {
             *       "path": "/sponsors/setup/{id}/edit",
             *       "label": {
             *         "en": "Sponsors",
             *         "sv": "Sponsorer"
             *       }
             *     }
             */
            page?: {
                /** @description Its address; a parameter is a property of the record. */
                path: string;
                /** @description What it is called. */
                label: {
                    /** @description In English. */
                    en: string;
                    /** @description In Swedish. */
                    sv: string;
                };
            };
        };
        "logo-strip": {
            /**
             * @description Property of a record that names it.
             * @example sponsor.name
             */
            text: string;
            /**
             * @description Property of a record with the address of its logo.
             * @example sponsor.logoUrl
             */
            picture: string;
            /**
             * @description Property of a record with the address of its logo on dark ground.
             * @example sponsor.logoDarkUrl
             */
            dark: string;
            /**
             * @description Property of a record with the last day on which its logo may be shown at all.
             * @example sponsor.contractUntil
             */
            until: string;
            /**
             * @description Property of a record that names where visitors see it as well: a warning beside the logo says so.
             * @example sponsor.mainGroup
             */
            elsewhere?: string;
            /**
             * @description Property of a record that keeps its place, from 0; it is filled in as the list is saved.
             * @example sortOrder
             */
            order?: string;
            /**
             * @description The list operation that gives the records which can be added, each once.
             * @example listSponsors
             */
            source: string;
            /**
             * @description Property of a choice that identifies it.
             * @example id
             */
            choiceValue: string;
            /**
             * @description Property of a choice that names it.
             * @example name
             */
            choiceText: string;
            /**
             * @description Property of a record that keeps what identifies the choice.
             * @example sponsorId
             */
            kept: string;
            /**
             * @description Property of a record that holds what is shown of the choice.
             * @example sponsor
             */
            shown: string;
            /**
             * @description Property of a record with the first day on which the list shows it.
             * @example visibleFrom
             */
            first: string;
            /**
             * @description Property of a record with the last day on which the list shows it.
             * @example visibleUntil
             */
            last: string;
            /**
             * @description Property of a record with another address for a press.
             * @example url
             */
            address: string;
        };
        media: {
            /**
             * @description What can be chosen; images only when left out.
             * @example [
             *       "image",
             *       "video"
             *     ]
             */
            kinds?: ("image" | "video")[];
            /**
             * @description The only shape that fits; a picture of another is offered to be cropped.
             * @example 16:9
             * @enum {unknown}
             */
            ratio?: "16:9";
            /**
             * @description The library opens on this category of media, and what is uploaded there gets it; the user may look at the others.
             * @example 5
             */
            category?: number;
            /**
             * @description `figure`: as large as the page that is written shows it, for a form arranged as a document. `light`, `dark`: on such a ground, as a logo will stand.
             * @example figure
             * @enum {unknown}
             */
            look?: "figure" | "light" | "dark";
            /**
             * @description Property of an object that holds the mediaString; needed for an object, and for nothing else.
             * @example path
             */
            property?: string;
        };
        portraits: {
            /**
             * @description The operation that gives an address for a new picture; that of the library when left out.
             * @example getPlayerPortraitUploadUrl
             */
            upload?: string;
        };
        "rich-text": {
            /**
             * @description Whether headings are offered.
             * @example true
             */
            headings?: boolean;
            /**
             * @description What may stand in a document beside text: it is then written as an article is, with a slash menu, find and replace and its length.
             * @example [
             *       "table",
             *       "picture",
             *       "embed"
             *     ]
             */
            nodes?: ("table" | "picture" | "gallery" | "embed" | "game" | "factbox")[];
            /**
             * @description The operation that searches the tags of games, for cards of games.
             * @example searchGameTags
             */
            games?: string;
            /**
             * @description The operation that gives tags by their values: it names the games whose cards are stored.
             * @example fetchTags
             */
            knownGames?: string;
            /**
             * @description Property with the language of the text, in two letters: the browser checks its spelling, and it runs in its direction.
             * @example lang
             */
            language?: string;
            /**
             * @description The add-on without which the text holds one picture at most: galleries and further pictures are then closed, with the reason.
             * @example multipleImagesArticle
             */
            severalPictures?: string;
        };
        "read-only": {
            /**
             * @description Property of an object, or of each object of a list, that is shown.
             * @example displayName
             */
            text?: string;
        };
        hidden: Record<string, never>;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
