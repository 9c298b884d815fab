import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { EntityRoute } from '../../contract/entity.ts';
import { routePath } from '../entity/paths.ts';
import type { SiteAccess } from './feature.ts';
import { readAhead } from './read-ahead.ts';
import type { RouteHandle } from './route-handle.ts';

/** The route of an entity's hand-written list. What it shows is read while its code is on the way. */
export function listRoute(
  entity: EntityRoute,
  access: SiteAccess,
  handle: RouteHandle,
  lazy: () => Promise<{ Component: ComponentType }>,
): RouteObject {
  return {
    path: routePath(entity.paths.list),
    handle,
    loader: (place) => {
      readAhead(entity, access, place);
      return null;
    },
    // A list whose filter changes reads for itself.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
    lazy,
  };
}
