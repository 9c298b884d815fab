/**
 * Printed by `npm run generate`. Do not edit.
 */

export type DeleteSponsorParams = {
/**
 * Delete it although it stands somewhere.
 */
evenInUse?: boolean;
};
