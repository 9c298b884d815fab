/**
 * Printed by `npm run generate`. Do not edit.
 */

export type GetTagParams = {
/**
 * Activates or deactivates the tag before it is answered; left out, it is only read.
 */
siteTag?: true;
};
