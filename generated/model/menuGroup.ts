/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';
import type { MenuGroupIdentifier } from './menuGroupIdentifier.ts';
import type { MenuItem } from './menuItem.ts';
import type { MenuMeta } from './menuMeta.ts';
import type { Uuid } from './uuid.ts';

/**
 * A part of the site's menu with its items (specification §3). Each group has a version of its own.
 */
export interface MenuGroup {
  id: Uuid;
  identifier: MenuGroupIdentifier;
  /** What the group is called. */
  name: string;
  instanceId: InstanceId;
  /** Whether the site shows it. */
  active: boolean;
  meta: MenuMeta;
  /** Its items, in their order. */
  children: MenuItem[];
  /**
     * What `If-Match` names, in quotation marks, to change this group.
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
