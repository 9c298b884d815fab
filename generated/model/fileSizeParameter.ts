/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Size of the file, bytes.
 */
export type FileSizeParameter = number;
