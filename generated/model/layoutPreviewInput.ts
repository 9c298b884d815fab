/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Device } from './device.ts';
import type { HeldLayout } from './heldLayout.ts';
import type { Instant } from './instant.ts';

/**
 * A layout to look at, and the moment and device to look at it with.
 */
export interface LayoutPreviewInput {
  layout: HeldLayout;
  at?: Instant;
  device?: Device;
}
