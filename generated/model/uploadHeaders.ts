/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The headers that the PUT has to carry, by name in lower case.
 */
export type UploadHeaders = {[key: string]: string};
