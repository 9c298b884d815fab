/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Device } from './device.ts';
import type { SlideKind } from './slideKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * What all slides have.
 */
export interface SlideFields {
  id?: Uuid;
  kind?: SlideKind;
  /**
     * What it is called in the console alone.
     * @maxLength 100
     * @nullable
     */
  name?: string | null;
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
     * What the service says of its place; not looked at.
     * @minimum 0
     * @maximum 1000
     */
  sortOrder?: number;
  /**
     * When it was made; the service says so.
     * @maxLength 40
     * @nullable
     */
  createdAt?: string | null;
  /**
     * When it was last changed; the service says so.
     * @maxLength 40
     * @nullable
     */
  updatedAt?: string | null;
  /**
     * Who made it; the service says so.
     * @maxLength 300
     * @nullable
     */
  createdBy?: string | null;
}
