/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleInput } from './articleInput.ts';
import type { ArticleTemplateId } from './articleTemplateId.ts';

/**
 * What new articles can start from. Words such as `{homeTeam}` in its texts are filled in from a game.
 */
export interface ArticleTemplate {
  id: ArticleTemplateId;
  /** What it is called. */
  name: string;
  article: ArticleInput;
  /**
     * What `If-Match` names, in quotation marks, to change it.
     * @minimum 1
     */
  version: number;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who made it.
     * @nullable
     */
  createdBy: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
}
