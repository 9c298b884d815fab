/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InfoSlideIcon } from './infoSlideIcon.ts';
import type { InfoSlideTone } from './infoSlideTone.ts';
import type { SlideBase } from './slideBase.ts';
import type { SlideLink } from './slideLink.ts';
import type { SlideMedia } from './slideMedia.ts';

/**
 * A short notice.
 */
export type InfoSlide = SlideBase & ({
  /** Its icon. */
  icon?: InfoSlideIcon;
  /** Its colours. */
  tone?: InfoSlideTone;
  /**
     * Its heading.
     * @minLength 1
     * @maxLength 80
     * @pattern \S
     */
  heading: string;
  /**
     * What it says.
     * @minLength 1
     * @maxLength 280
     * @pattern \S
     */
  text: string;
  link?: SlideLink;
  media?: SlideMedia | null;
  /** Whether visitors may put it away. */
  dismissible?: boolean;
}) & Required<Pick<SlideBase & ({
  /** Its icon. */
  icon?: InfoSlideIcon;
  /** Its colours. */
  tone?: InfoSlideTone;
  /**
     * Its heading.
     * @minLength 1
     * @maxLength 80
     * @pattern \S
     */
  heading: string;
  /**
     * What it says.
     * @minLength 1
     * @maxLength 280
     * @pattern \S
     */
  text: string;
  link?: SlideLink;
  media?: SlideMedia | null;
  /** Whether visitors may put it away. */
  dismissible?: boolean;
}), 'id' | 'kind'>>;
