/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What the tag is called; blanks around it and doubled ones are not kept.
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
export type TagName = string;
