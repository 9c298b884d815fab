/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ContentFeedFormat } from './contentFeedFormat.ts';

/**
 * The part of a feed that administrators write.
 */
export interface ContentFeedFields {
  /**
     * What it is called; blanks around it are not kept.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  name?: string;
  /**
     * Its address, as specification §5 has it; no other feed of the site may have it.
     * @minLength 1
     * @maxLength 2000
     */
  url?: string;
  format?: ContentFeedFormat;
  /** Whether content is taken from it; it is when left out. */
  active?: boolean;
}
