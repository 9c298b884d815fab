/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * An opaque identifier.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Uuid = string;
