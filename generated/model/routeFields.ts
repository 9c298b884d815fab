/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { RouteResourceType } from './routeResourceType.ts';

/**
 * The part of a route that administrators write.
 */
export interface RouteFields {
  /**
     * Path on the public site, such as `/news`; a part such as `:team` stands for any text. The service puts a slash in front and takes one at the end away. No other route of the site has it, letter case ignored.
     * @minLength 1
     * @maxLength 300
     * @pattern ^(/|/?(?!\.\.?(/|$))(:[A-Za-z][A-Za-z0-9]*|[\p{L}\p{M}\p{N}._~%+-]+)(/(?!\.\.?(/|$))(:[A-Za-z][A-Za-z0-9]*|[\p{L}\p{M}\p{N}._~%+-]+))*\/?)$
     */
  path?: string;
  /**
     * What the route is called.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  title?: string;
  resourceType?: RouteResourceType;
  /**
     * Identifier of what is shown: a page, article, team, player or game, a competition for lists of games, tables and statistics, an item of the library for media.
     * @maxLength 200
     * @nullable
     */
  resourceId?: string | null;
  /**
     * Where an external route leads, an address as specification §5 has it; other routes have none.
     * @maxLength 2000
     * @nullable
     */
  target?: string | null;
}
