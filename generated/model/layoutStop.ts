/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutStopChange } from './layoutStopChange.ts';
import type { Title } from './title.ts';

/**
 * A moment at which visitors begin to see something else.
 */
export interface LayoutStop {
  /** The moment. */
  at: string;
  /** What happens then. */
  change: LayoutStopChange;
  /** The section. */
  sectionId: string;
  /**
     * The slide, if it is one.
     * @nullable
     */
  slideId: string | null;
  /** What it happens to, in one language. */
  title: string;
  /** The same in each language that it differs in. */
  titles: Title[];
}
