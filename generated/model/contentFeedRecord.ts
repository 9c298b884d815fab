/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * The part of a feed that the service keeps.
 */
export interface ContentFeedRecord {
  id: Uuid;
  /**
     * When it was added.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who added it.
     * @nullable
     */
  createdBy: string | null;
}
