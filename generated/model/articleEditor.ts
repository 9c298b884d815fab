/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Somebody who has an article open.
 */
export interface ArticleEditor {
  /** Name of the person. */
  name: string;
  /** Since when. */
  since: string;
}
