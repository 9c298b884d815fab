/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Device } from './device.ts';
import type { SectionConfig } from './sectionConfig.ts';
import type { SectionTypeName } from './sectionTypeName.ts';
import type { Uuid } from './uuid.ts';

/**
 * What one may send about a section. A property that is left out has the value named as its default.
 */
export interface SectionInput {
  id: Uuid;
  sectionGroupId: Uuid;
  type: SectionTypeName;
  /**
     * What stands above it.
     * @maxLength 120
     */
  title?: string;
  /** Whether the title is shown. */
  showTitle?: boolean;
  /** Whether visitors see it. */
  visible?: boolean;
  /**
     * When it appears; null at once.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  visibleFrom?: string | null;
  /**
     * When it disappears; null never.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  visibleUntil?: string | null;
  /**
     * Where it is not shown.
     * @maxItems 3
     */
  hiddenOn?: Device[];
  /**
     * How many columns of its group it takes.
     * @minimum 1
     * @maximum 4
     */
  span?: number;
  /**
     * What the service says of its place; not looked at.
     * @minimum 0
     * @maximum 1000
     */
  sortOrder?: number;
  config: SectionConfig;
  /**
     * What the service says of it; not looked at.
     * @maxLength 40
     * @nullable
     */
  createdAt?: string | null;
  /**
     * What the service says of it; not looked at.
     * @maxLength 40
     * @nullable
     */
  updatedAt?: string | null;
}
