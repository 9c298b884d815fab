/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A list of articles in a layout that shows an article, or would.
 */
export interface ArticlePlace {
  layoutId: Uuid;
  /** What the layout is called. */
  layoutName: string;
  /** The section, different among the places of an article. */
  sectionId: string;
  /**
     * The heading of the section; null without one.
     * @nullable
     */
  sectionTitle: string | null;
  /**
     * Which of its articles it is, from 1.
     * @minimum 1
     */
  place: number;
  /**
     * The headline that the list would no longer show; null where none falls out.
     * @nullable
     */
  pushesOut: string | null;
  /** The page of the layout in the console. */
  path: string;
}
