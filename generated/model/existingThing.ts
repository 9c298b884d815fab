/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Title } from './title.ts';

/**
 * A thing that a refusal names.
 */
export interface ExistingThing {
  /** Its identifier; of a tag its value. */
  uuid: string;
  /** What it is called. */
  displayName: string;
  /** What it is called in each language, where it has names; `display` for the others. */
  titles?: Title[];
}
