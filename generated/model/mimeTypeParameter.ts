/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Type of the file, such as `image/jpeg`.
 */
export type MimeTypeParameter = string;
