/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutUseType } from './layoutUseType.ts';

/**
 * A page that is drawn with a layout.
 */
export interface LayoutUse {
  /** What it is. */
  type: LayoutUseType;
  /** Its identifier. */
  id: string;
  /** What it is called. */
  title: string;
  /** Its page in the console. */
  path: string;
  /** Dotted path of the property that names the layout. */
  field: string;
}
