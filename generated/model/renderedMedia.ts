/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { FocalPoint } from './focalPoint.ts';

/**
 * A display media item (specification §3). It is an image when url is set and videourl is not, a video when videourl is set.
 */
export interface RenderedMedia {
  /**
     * Address of the picture, or of the video's thumbnail.
     * @nullable
     */
  url: string | null;
  /** What it shows. */
  alt: string;
  /** The picture in 31 widths; empty without a picture. */
  srcset: string;
  /**
     * Address of the video file.
     * @nullable
     */
  videourl: string | null;
  /**
     * Who took the picture.
     * @nullable
     */
  photographer: string | null;
  focalPoint: FocalPoint | null;
  /** Whether crops keep a point that was chosen. */
  isFocalCropped: boolean;
}
