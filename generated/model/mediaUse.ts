/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaUseType } from './mediaUseType.ts';

/**
 * Something that refers to an item.
 */
export interface MediaUse {
  /** What it is; gameMetadata is a logo of game metadata, a video refers to its thumbnail, a layout by its settings, sections and slides. */
  type: MediaUseType;
  /** Its identifier. */
  id: string;
  /** What it is called. */
  title: string;
  /** Its page in the console. */
  path: string;
  /** Dotted path of the property that refers to the item. */
  field: string;
}
