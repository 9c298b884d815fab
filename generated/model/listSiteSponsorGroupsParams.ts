/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListSiteSponsorGroupsParams = {
/**
 * Whether the sponsors of each group come along.
 */
includeSponsors?: boolean;
};
