/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleDraftReplyData } from './articleDraftReplyData.ts';

/**
 * An article that is not stored yet, in the envelope of articles.
 */
export interface ArticleDraftReply {
  /** The status of the reply. */
  code: number;
  /** What was asked for. */
  data: ArticleDraftReplyData;
}
