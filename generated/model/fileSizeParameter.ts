/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Size of the file, bytes. Without it any size up to the largest of the type is taken, and as much of the quota is held for it.
 */
export type FileSizeParameter = number;
