/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaDuplicate } from './mediaDuplicate.ts';
import type { MediaString } from './mediaString.ts';
import type { Uuid } from './uuid.ts';

/**
 * What the service found in an uploaded file.
 */
export interface UploadedFile {
  uploadKey: Uuid;
  mediaString: MediaString;
  /** Type of the file by its content. */
  mimetype: string;
  /**
     * Size of the stored file, bytes.
     * @minimum 0
     */
  size: number;
  /**
     * Width as shown, pixels.
     * @minimum 1
     */
  width: number;
  /**
     * Height as shown, pixels.
     * @minimum 1
     */
  height: number;
  /**
     * Duration of a video, seconds.
     * @minimum 0
     * @nullable
     */
  duration: number | null;
  /** SHA-256 of the file as it was uploaded, in hexadecimal. */
  hash: string;
  /** Whether the picture was turned as its camera had noted. */
  rotated: boolean;
  duplicateOf: MediaDuplicate | null;
}
