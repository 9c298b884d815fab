/**
 * Printed by `npm run generate`. Do not edit.
 */

export type DeleteMediaParams = {
/**
 * Delete it although something refers to it.
 */
evenInUse?: boolean;
};
