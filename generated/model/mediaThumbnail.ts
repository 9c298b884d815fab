/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { FocalPoint } from './focalPoint.ts';
import type { MediaString } from './mediaString.ts';
import type { Uuid } from './uuid.ts';

/**
 * The image of the library that stands for a video.
 * @nullable
 */
export type MediaThumbnail = {
  id: Uuid;
  /** Name of the image. */
  name: string;
  mediaString: MediaString;
  /** Address of the image. */
  url: string;
  focalPoint: FocalPoint | null;
} | null;
