/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Name of the file.
 */
export type FileLocatorParameter = string;
