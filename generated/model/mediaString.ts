/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Names an item of the library, as type, provider and key; it stays when the item's file is replaced.
 * @minLength 1
 * @maxLength 300
 * @pattern ^(image|video)\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
 */
export type MediaString = string;
