// Printed by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        text: {
            /** @description For codes: every letter of the same width. */
            monospace?: boolean;
            /** @description Fixed text in front of the value. */
            prefix?: string;
        };
        textarea: Record<string, never>;
        "web-address": Record<string, never>;
        email: Record<string, never>;
        phone: Record<string, never>;
        number: {
            /** @description Shown behind the number, such as cm. */
            unit?: string;
        };
        select: Record<string, never>;
        radio: Record<string, never>;
        checkbox: Record<string, never>;
        switch: Record<string, never>;
        date: Record<string, never>;
        "date-time": Record<string, never>;
        country: {
            /** @description Codes that are written differently from ISO 3166, such as SE to sv. */
            written?: {
                [key: string]: string;
            };
        };
        relation: {
            /** @description The list operation that gives the choices. */
            source: string;
            /** @description Property of a choice that identifies it. */
            value: string;
            /** @description Property of a choice that names it. */
            text: string;
            /** @description Only a super administrator may change it. */
            superAdministrator?: boolean;
        };
        "multi-relation": {
            /** @description The list operation that gives the choices. */
            source: string;
            /** @description Property of a choice that identifies it. */
            value: string;
            /** @description Property of a choice that names it. */
            text: string;
            /** @description Only a super administrator may change it. */
            superAdministrator?: boolean;
        };
        rows: {
            /** @description Property of a row that locks it when true. */
            lockedBy?: string;
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
