/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Only people without a team (true) or with one (false).
 */
export type WithoutTeamParameter = boolean;
