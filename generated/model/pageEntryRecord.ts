/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';
import type { Uuid } from './uuid.ts';

/**
 * The part of a page that the service keeps or derives.
 */
export interface PageEntryRecord {
  id: Uuid;
  /** What its layout is called. */
  layoutName: string;
  /**
     * What the page that it stands below is called.
     * @nullable
     */
  parentTitle: string | null;
  /**
     * How many pages it stands below.
     * @minimum 0
     */
  depth: number;
  instanceId: InstanceId;
  /**
     * What `If-Match` names, in quotation marks, to change it.
     * @minimum 1
     */
  version: number;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who made it.
     * @nullable
     */
  createdBy: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
}
