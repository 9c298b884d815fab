/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SlideButtonLinkKind } from './slideButtonLinkKind.ts';

/**
 * Where a button leads; unlike a slide, it always leads somewhere.
 */
export interface SlideButtonLink {
  /** To what kind of thing. */
  kind: SlideButtonLinkKind;
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
