/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether the article is open for editing.
 */
export interface ArticlePresenceInput {
  /** Whether it is still open; false ends it. */
  isEditing: boolean;
}
