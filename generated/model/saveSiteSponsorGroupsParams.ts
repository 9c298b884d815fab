/**
 * Printed by `npm run generate`. Do not edit.
 */

export type SaveSiteSponsorGroupsParams = {
/**
 * Delete groups that are missing although a section shows them.
 */
evenInUse?: boolean;
};
