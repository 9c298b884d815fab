/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';

/**
 * The position, with its names.
 * @nullable
 */
export type PlayerRowPosition = {
  /** Its code. */
  code: string;
  /** Its name in each language. */
  names: Name[];
} | null;
