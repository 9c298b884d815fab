import type { CallWatch } from '../contract/fetcher.ts';
import type { Feature, FeatureAction, FeaturePage } from '../engine/routing/feature.ts';
import { articles } from '../features/articles/routes.tsx';
import { audit } from '../features/audit/routes.tsx';
import { loadCarousels } from '../features/carousels/parts.ts';
import { connectTeams } from '../features/connect-teams/routes.tsx';
import { games } from '../features/games/routes.tsx';
import { layouts } from '../features/layouts/routes.tsx';
import { media } from '../features/media/routes.tsx';
import { menuTree } from '../features/menu-tree/routes.tsx';
import { seasonRollover } from '../features/season-rollover/routes.tsx';
import { squad } from '../features/squad/routes.tsx';
import { statistics } from '../features/statistics/routes.tsx';
import { tags } from '../features/tags/routes.tsx';
import { landings } from './pages/routes.tsx';

/** Every feature of the console, in the order in which their pages stand in the navigation. */
export const features: readonly Feature[] = [
  articles,
  layouts(loadCarousels),
  media,
  menuTree,
  tags,
  games,
  squad,
  connectTeams,
  seasonRollover,
  statistics,
  audit,
  landings,
];

/** The hand-written pages of the navigation. */
export const featurePages: readonly FeaturePage[] = features.flatMap(({ pages = [] }) => pages);

/** What can be done from the palette, the first things first. */
export const featureActions: readonly FeatureAction[] = features
  .flatMap(({ actions = [] }) => actions)
  .toSorted((one, other) => one.place - other.place);

/** Fetches the code of a list that a feature shows in place of the engine's; by the list's address. */
export const featureLists: Readonly<Record<string, () => Promise<unknown>>> = Object.fromEntries(
  features.flatMap(({ lists = {} }) => Object.entries(lists)),
);

/** Fetches what features show on Home, each by itself. */
export const featureHomes = features.flatMap(({ home }) => home ?? []);

/** What the calls of features are held to besides. */
export const featureCalls: readonly CallWatch[] = features.flatMap(({ calls }) => calls ?? []);

/** Addresses of entries that stand first in their group of the navigation. */
export const firstEntries: readonly string[] = features.flatMap(({ first = [] }) => first);
