/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MenuGroupIdentifier } from './menuGroupIdentifier.ts';
import type { Uuid } from './uuid.ts';

/**
 * A publish of the menu.
 */
export interface MenuPublication {
  id: Uuid;
  /** When the last of its groups was saved. */
  publishedAt: string;
  /**
     * Who published.
     * @nullable
     */
  publishedBy: string | null;
  /** The groups that were saved with it, main first. */
  groups: MenuGroupIdentifier[];
}
