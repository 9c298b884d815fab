/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SlideButtonSize } from './slideButtonSize.ts';
import type { SlideButtonType } from './slideButtonType.ts';

/**
 * A button of a slide.
 */
export interface ResolvedButton {
  /** What stands on it. */
  text: string;
  /**
     * Where it leads; null where that is gone.
     * @nullable
     */
  href: string | null;
  /** Whether it opens beside the page. */
  openInNewTab: boolean;
  type: SlideButtonType;
  size: SlideButtonSize;
}
