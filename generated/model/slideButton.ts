/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SlideButtonLink } from './slideButtonLink.ts';
import type { SlideButtonSize } from './slideButtonSize.ts';
import type { SlideButtonType } from './slideButtonType.ts';

/**
 * A button of a slide.
 */
export interface SlideButton {
  /**
     * What stands on it.
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  text: string;
  link: SlideButtonLink;
  type?: SlideButtonType;
  size?: SlideButtonSize;
}
