/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleUseType } from './articleUseType.ts';

/**
 * Something that refers to an article.
 */
export interface ArticleUse {
  /** What it is; related is another article that points to it, a layout shows it in a section or a slide. */
  type: ArticleUseType;
  /** Its identifier, different among the uses of an article. */
  id: string;
  /** What it is called. */
  title: string;
  /** Its page in the console. */
  path: string;
}
