/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Device } from './device.ts';
import type { SectionConfig } from './sectionConfig.ts';
import type { SectionTypeName } from './sectionTypeName.ts';
import type { Uuid } from './uuid.ts';

/**
 * A part of a page (specification §3).
 */
export interface Section {
  id: Uuid;
  sectionGroupId: Uuid;
  type: SectionTypeName;
  /** What stands above it. */
  title: string;
  /** Whether the title is shown. */
  showTitle: boolean;
  /** Whether visitors see it. */
  visible: boolean;
  /**
     * When it appears; null at once.
     * @nullable
     */
  visibleFrom: string | null;
  /**
     * When it disappears; null never.
     * @nullable
     */
  visibleUntil: string | null;
  /** Where it is not shown. */
  hiddenOn: Device[];
  /**
     * How many columns of its group it takes.
     * @minimum 1
     * @maximum 4
     */
  span: number;
  /**
     * Its place in the group, from 0.
     * @minimum 0
     */
  sortOrder: number;
  config: SectionConfig;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  updatedAt: string | null;
}
