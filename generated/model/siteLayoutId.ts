/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * Identifier of a layout.
 */
export type SiteLayoutId = Uuid;
