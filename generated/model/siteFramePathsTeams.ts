/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The page of each team that has one, by its uuid.
 */
export type SiteFramePathsTeams = {[key: string]: string};
