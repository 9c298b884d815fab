/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Something that a route can lead to.
 */
export interface RouteResource {
  /** Its identifier. */
  id: string;
  /** What it is called, with what tells namesakes apart. */
  title: string;
}
