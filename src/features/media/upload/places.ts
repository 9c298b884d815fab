import type { MediaKind } from './file-signature.ts';

/** Where the page leads to. */
export interface UploadPlaces {
  list(type: MediaKind): string;
  edit(type: MediaKind, id: string): string;
}
