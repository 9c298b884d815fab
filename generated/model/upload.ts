/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaString } from './mediaString.ts';
import type { UploadHeaders } from './uploadHeaders.ts';
import type { Uuid } from './uuid.ts';

/**
 * Where and how the browser sends a file.
 */
export interface Upload {
  uploadKey: Uuid;
  mediaString: MediaString;
  /** Address that takes the file by PUT until it expires. */
  preSignedUrl: string;
  /** The headers that the PUT has to carry, by name in lower case. */
  headers: UploadHeaders;
  /** When the address expires. */
  expiresAt: string;
}
