/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SiteLayout } from './siteLayout.ts';
import type { Uuid } from './uuid.ts';

/**
 * A publish and the whole layout as it stood after it.
 */
export interface PublishedLayout {
  id: Uuid;
  /** When the last part of it was saved. */
  publishedAt: string;
  /**
     * Who published.
     * @nullable
     */
  publishedBy: string | null;
  /**
     * How many sections the layout had then.
     * @minimum 0
     */
  sectionCount: number;
  layout: SiteLayout;
}
