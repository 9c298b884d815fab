/**
 * Printed by `npm run generate`. Do not edit.
 */

export type DeleteArticleParams = {
/**
 * Whether it is deleted although something refers to it.
 */
evenInUse?: boolean;
};
