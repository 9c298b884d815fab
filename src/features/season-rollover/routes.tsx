import { routePath } from '../../engine/entity/paths.ts';
import type { Feature } from '../../engine/routing/feature.ts';
import { needsAddOn } from '../../engine/routing/guards.ts';
import { paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';

/** Where the page leads to. */
const places = {
  list: paths.ssgtList(),
  seasons: paths.sportsConfig.seasons(),
  wholeSeason: (uuid: string): string => paths.sportsConfig.seasonRollover({ uuid }),
  competition: (uuid: string): string => paths.sportsConfig.ssgtEdit({ uuid }),
  connectTeams: (uuid: string): string => paths.sportsConfig.connectTeams({ uuid }),
};

/** The next season made from a competition or from all of a season: entered only with the add-on, as the list of competitions is (specification §2). */
export const seasonRollover: Feature = {
  routes: (access) => [
    {
      path: routePath(paths.sportsConfig.rollover.pattern),
      handle: { title: 'rollover', afterSwitch: paths.ssgtList() } satisfies RouteHandle,
      loader: needsAddOn('ssgtManagement')(access),
      lazy: async () => {
        const [{ RolloverPage }] = await Promise.all([import('./rollover-page.tsx'), openAreaTexts('rollover')]);
        return { Component: () => <RolloverPage places={places} /> };
      },
    },
    {
      path: routePath(paths.sportsConfig.seasonRollover.pattern),
      handle: { title: 'rollover', afterSwitch: paths.sportsConfig.seasons() } satisfies RouteHandle,
      loader: needsAddOn('ssgtManagement')(access),
      lazy: async () => {
        const [{ WholeSeasonPage }] = await Promise.all([import('./whole-season-page.tsx'), openAreaTexts('rollover')]);
        return { Component: () => <WholeSeasonPage places={places} /> };
      },
    },
  ],
};
