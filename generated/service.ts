// Printed by `npm run generate`. Do not edit.
/** Base path of the service. */
export const BASE = "/api";
/** The header that names the site. */
export const SITE: string | undefined = "x-s8y-instance-id";
/** The media type of what is sent and answered. */
export const MEDIA = "application/json";
/** Whether replies come with a version (ETag). */
export const HAS_VERSIONS: boolean = true;
/** Whether a save sends the changed properties alone. */
export const SENDS_CHANGES: boolean = false;
/** What a refusal says, and its faults at their fields. */
export const messageIn = (problem: any): unknown => problem?.["message"];
export const faultsIn = (problem: any): unknown => problem?.["fields"];
