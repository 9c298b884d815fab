/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a tag is known by: `custom.<slug>`, or the resource and its id, such as `team.<uuid>`. A game tag of three parts says with the third as what the game is linked (specification §3).
 * @minLength 1
 * @maxLength 200
 * @pattern ^(custom|team|player|series|game)\.[\p{L}\p{M}\p{N}_-]+(\.[A-Za-z0-9_-]+)?$
 */
export type TagValue = string;
