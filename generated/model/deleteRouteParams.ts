/**
 * Printed by `npm run generate`. Do not edit.
 */

export type DeleteRouteParams = {
/**
 * Delete it although something leads to it.
 */
evenInUse?: boolean;
};
