import type { RouteObject } from 'react-router-dom';
import { auditRoutes } from './audit-routes.tsx';
import { competitionRoutes } from './competition-routes.tsx';
import { gameRoutes } from './game-routes.tsx';
import { mediaRoutes } from './media-routes.tsx';
import { menuRoute } from './menu-routes.tsx';
import type { WorkspaceStore } from './sites/workspace.ts';
import { squadRoute } from './squad-route.tsx';
import { tagRoutes } from './tag-routes.tsx';

/** The pages that are written by hand because no form can be them. They stand before the definitions' own, whose addresses some of them have. */
export function featureRoutes(workspace: Pick<WorkspaceStore, 'whenReady'>): RouteObject[] {
  return [
    ...gameRoutes(),
    ...competitionRoutes(workspace),
    squadRoute,
    menuRoute,
    ...tagRoutes(workspace),
    ...mediaRoutes(workspace),
    ...auditRoutes(workspace),
  ];
}
