/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleReplyData } from './articleReplyData.ts';

/**
 * An article, in the envelope that the management service puts articles in (specification §7).
 */
export interface ArticleReply {
  /** The status of the reply. */
  code: number;
  /** What was asked for. */
  data: ArticleReplyData;
}
