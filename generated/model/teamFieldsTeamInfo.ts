/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Contact details and social media accounts, keyed by lower-case name (specification §3).
 */
export type TeamFieldsTeamInfo = {[key: string]: string};
