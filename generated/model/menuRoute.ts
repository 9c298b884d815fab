/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { RouteResourceType } from './routeResourceType.ts';

/**
 * Where an item leads; null leads nowhere. With an id it is a route of the site, and path, resource type and resource are that route's; without one it is an address elsewhere.
 * @nullable
 */
export type MenuRoute = {
  /**
     * The route of the site, if it is one.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string | null;
  /**
     * Path of the route, or the address elsewhere (specification §5).
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  path: string;
  resourceType: RouteResourceType;
  /**
     * What the route shows, where it shows one thing.
     * @maxLength 200
     * @nullable
     */
  resourceId: string | null;
} | null;
