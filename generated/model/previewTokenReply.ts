/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PreviewTokenReplyData } from './previewTokenReplyData.ts';

/**
 * Where an article is seen before it is published, in the envelope of articles.
 */
export interface PreviewTokenReply {
  /** The status of the reply. */
  code: number;
  /** The token and the addresses that hold it. */
  data: PreviewTokenReplyData;
}
