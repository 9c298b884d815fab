/**
 * Printed by `npm run generate`. Do not edit.
 */

export type CreateTagParams = {
/**
 * Says that the tag is one of the site; other tags are not made or changed here.
 */
siteTag?: true;
};
