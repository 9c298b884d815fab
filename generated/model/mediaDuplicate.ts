/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaString } from './mediaString.ts';
import type { MediaType } from './mediaType.ts';
import type { Uuid } from './uuid.ts';

/**
 * The item of the site that has the same file, if any.
 * @nullable
 */
export type MediaDuplicate = {
  id: Uuid;
  type: MediaType;
  /** Name of the item. */
  name: string;
  mediaString: MediaString;
} | null;
