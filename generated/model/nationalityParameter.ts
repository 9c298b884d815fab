/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Only people of this country, by its code.
 */
export type NationalityParameter = string;
