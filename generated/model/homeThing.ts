/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Title } from './title.ts';

/**
 * A thing by what it is called.
 */
export interface HomeThing {
  /** What it is known by; of a problem that of its layout. */
  id: string;
  /** What it is called. */
  title: string;
  /** What it is called in each language that this differs in; empty where it differs in none. */
  titles: Title[];
  /**
     * The part of it that is meant, as the section of a layout; null where it is meant whole.
     * @nullable
     */
  part: string | null;
  /**
     * The moment or the day that counts, as ISO 8601; null where none does.
     * @nullable
     */
  at: string | null;
}
