/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { FocalPoint } from './focalPoint.ts';
import type { SlideVideo } from './slideVideo.ts';

/**
 * The picture or video of a slide.
 * @nullable
 */
export type SlideMedia = {
  /**
     * The image or video of the library; null for none.
     * @maxLength 300
     * @nullable
     * @pattern ^(image|video)\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  media?: string | null;
  /**
     * What it shows, for those who do not see it; null for the description of the library.
     * @maxLength 300
     * @nullable
     */
  alt?: string | null;
  /** Whether it says nothing that the text does not. */
  decorative?: boolean;
  focalPoint?: FocalPoint | null;
  /**
     * The image of the library that phones show instead.
     * @maxLength 300
     * @nullable
     * @pattern ^image\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  phoneMedia?: string | null;
  video?: SlideVideo;
} | null;
