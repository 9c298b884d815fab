/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Device } from './device.ts';
import type { Instant } from './instant.ts';

export type ResolveLayoutParams = {
/**
 * The moment; now without it. At most 400 days ahead.
 */
at?: Instant;
/**
 * What the visitor looks with.
 */
device?: Device;
};
