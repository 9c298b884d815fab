import type { Guard } from '../engine/routing/guards.ts';
import { type Path, paths } from '../engine/routing/paths.ts';

/** A route whose area is not built yet: it can be addressed, says so, and is not in the navigation. */
export interface PlannedRoute {
  path: Pick<Path, 'pattern'>;
  /** Key below `titles` (specification §2). */
  title: string;
  guard?: Guard;
}

/** Every such route. An entity that brings a route of its own, in its form definition, takes it out of this list by itself. */
export const plannedRoutes: readonly PlannedRoute[] = [
  { path: paths.layoutsPages.list, title: 'layoutsPages' },
  { path: paths.articles.list, title: 'articles' },
  { path: paths.articles.create, title: 'articleCreate' },
  { path: paths.articles.edit, title: 'articleEdit' },
  { path: paths.players.list, title: 'players' },
  { path: paths.players.add, title: 'players' },
  { path: paths.players.profile, title: 'players' },
  { path: paths.staffManagers.list, title: 'staffManagers' },
  { path: paths.staffManagers.add, title: 'staffManagers' },
  { path: paths.staffManagers.profile, title: 'staffManagers' },
];
