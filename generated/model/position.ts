/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { PositionCode } from './positionCode.ts';

/**
 * A position on the ice or pitch.
 */
export interface Position {
  code: PositionCode;
  /** Its name in each language. */
  names: Name[];
}
