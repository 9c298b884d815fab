import { routePath } from '../../engine/entity/paths.ts';
import type { Feature } from '../../engine/routing/feature.ts';
import { needsAddOn } from '../../engine/routing/guards.ts';
import { paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';

/** Where the page leads to. */
const places = {
  list: paths.ssgtList(),
  competition: (uuid: string): string => paths.sportsConfig.ssgtEdit({ uuid }),
  team: (teamUuid: string): string => paths.teams.edit({ teamUuid }),
};

/** Which teams play a competition: entered only with the add-on, as the list of competitions is (specification §2). */
export const connectTeams: Feature = {
  routes: (access) => [
    {
      path: routePath(paths.sportsConfig.connectTeams.pattern),
      handle: { title: 'connectTeams', afterSwitch: paths.ssgtList() } satisfies RouteHandle,
      loader: needsAddOn('ssgtManagement')(access),
      lazy: async () => {
        const [{ ConnectTeamsPage }] = await Promise.all([
          import('./connect-teams-page.tsx'),
          openAreaTexts('connect-teams'),
        ]);
        return { Component: () => <ConnectTeamsPage places={places} /> };
      },
    },
  ],
};
