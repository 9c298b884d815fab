/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SlideLinkKind } from './slideLinkKind.ts';

/**
 * Where a slide or a button leads.
 */
export interface SlideLink {
  /** To what kind of thing. */
  kind: SlideLinkKind;
  /**
     * The thing; null where there is none.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id?: string | null;
  /**
     * The address elsewhere.
     * @maxLength 2000
     * @nullable
     */
  url?: string | null;
  /** Whether it opens beside the page. */
  openInNewTab?: boolean;
}
