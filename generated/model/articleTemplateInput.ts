/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleInput } from './articleInput.ts';

/**
 * What one may send about a template.
 */
export interface ArticleTemplateInput {
  /**
     * What it is called; no other template of the site is called so.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  article: ArticleInput;
}
