import type { RouteObject } from 'react-router-dom';
import { routePath } from '../engine/entity/paths.ts';
import { openAreaTexts } from './area-texts.ts';
import { needsAddOn } from './guards.ts';
import { paths } from './paths.ts';
import type { RouteHandle } from './route-handle.ts';
import type { WorkspaceStore } from './sites/workspace.ts';

/** Where the pages of one competition lead to. */
const places = {
  list: paths.ssgtList(),
  competition: (uuid: string): string => paths.sportsConfig.ssgtEdit({ uuid }),
  connectTeams: (uuid: string): string => paths.sportsConfig.connectTeams({ uuid }),
  team: (teamUuid: string): string => paths.teams.edit({ teamUuid }),
};

/** The hand-written pages of one competition, entered only with the add-on, as the list of competitions is (specification §2). */
export function competitionRoutes(workspace: Pick<WorkspaceStore, 'whenReady'>): RouteObject[] {
  const loader = needsAddOn('ssgtManagement')(workspace);
  const handle = (title: string): RouteHandle => ({ title, afterSwitch: paths.ssgtList() });
  const { connectTeams, rollover } = paths.sportsConfig;
  return [
    {
      path: routePath(connectTeams.pattern),
      handle: handle('connectTeams'),
      loader,
      lazy: async () => {
        const [{ ConnectTeamsPage }] = await Promise.all([
          import('../features/connect-teams/connect-teams-page.tsx'),
          openAreaTexts('connect-teams'),
        ]);
        return { Component: () => <ConnectTeamsPage places={places} /> };
      },
    },
    {
      path: routePath(rollover.pattern),
      handle: handle('rollover'),
      loader,
      lazy: async () => {
        const [{ RolloverPage }] = await Promise.all([
          import('../features/season-rollover/rollover-page.tsx'),
          openAreaTexts('rollover'),
        ]);
        return { Component: () => <RolloverPage places={places} /> };
      },
    },
  ];
}
