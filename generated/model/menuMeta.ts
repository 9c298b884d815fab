/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What the public site keeps with the group; the console hands it back as it came.
 */
export interface MenuMeta { [key: string]: unknown }
