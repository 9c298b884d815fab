/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MenuGroup } from './menuGroup.ts';
import type { MenuGroupIdentifier } from './menuGroupIdentifier.ts';
import type { Uuid } from './uuid.ts';

/**
 * A publish and the whole menu as it stood after it.
 */
export interface PublishedMenu {
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
  /** All groups as they stood then; a route of theirs may be gone since. */
  menu: MenuGroup[];
}
