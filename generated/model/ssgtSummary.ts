/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A competition, named.
 */
export interface SsgtSummary {
  uuid: Uuid;
  /** Its name in lists and headings. */
  displayName: string;
}
