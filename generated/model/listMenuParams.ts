/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListMenuParams = {
/**
 * Answer the routes too.
 */
includeRoutes?: boolean;
};
