/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The time zone of the days that moments are compared with, by its IANA name.
 */
export type TimeZoneParameter = string;
