/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { FocalPoint } from './focalPoint.ts';
import type { MediaString } from './mediaString.ts';
import type { MediaType } from './mediaType.ts';

/**
 * A picture or film of the library as a page shows it.
 * @nullable
 */
export type ResolvedPicture = {
  media: MediaString;
  type: MediaType;
  /** Address of the picture, of a film's still. */
  src: string;
  /**
     * What makes the address one to keep for ever.
     * @nullable
     */
  version: number | null;
  /** What the library calls it. */
  title: string;
  /** What it shows. */
  alt: string;
  /**
     * Who took it.
     * @nullable
     */
  credit: string | null;
  focalPoint: FocalPoint | null;
  /**
     * Address of the film; null for a picture.
     * @nullable
     */
  video: string | null;
} | null;
