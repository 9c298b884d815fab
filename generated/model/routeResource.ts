/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Title } from './title.ts';

/**
 * Something that a route can lead to.
 */
export interface RouteResource {
  /** Its identifier. */
  id: string;
  /** What it is called in one language, with what tells namesakes apart. */
  title: string;
  /**
     * What it is called in each language that this differs in; `display` for the others.
     * @minItems 1
     */
  titles: Title[];
}
