/**
 * Printed by `npm run generate`. Do not edit.
 */

export type UpdateMenuGroupParams = {
/**
 * Groups that are saved with the same one by the same user are one publish in the history.
 * @minLength 8
 * @maxLength 64
 * @pattern ^[A-Za-z0-9-]+$
 */
publishId?: string;
};
