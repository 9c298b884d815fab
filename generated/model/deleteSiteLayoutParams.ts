/**
 * Printed by `npm run generate`. Do not edit.
 */

export type DeleteSiteLayoutParams = {
/**
 * Delete it although pages are drawn with it.
 */
evenInUse?: boolean;
};
