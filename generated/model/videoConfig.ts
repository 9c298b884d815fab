/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { VideoConfigProvider } from './videoConfigProvider.ts';

/**
 * The file of a video.
 */
export interface VideoConfig {
  /**
     * Name of the file.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  fileName: string;
  /** Who is to store the file. */
  provider: VideoConfigProvider;
  /**
     * Type of the file; told by its name where it is left out.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  mimeType?: string;
  /**
     * Size of the file, bytes; without it any size up to the largest is taken.
     * @minimum 1
     * @maximum 9007199254740991
     */
  size?: number;
}
