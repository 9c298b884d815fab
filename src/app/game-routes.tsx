import type { RouteObject } from 'react-router-dom';
import { listed, made } from '../engine/entity/entity-kinds.ts';
import { routePath } from '../engine/entity/paths.ts';
import { openAreaTexts } from './area-texts.ts';
import { entityCalled } from './entity-list.ts';
import { paths } from './paths.ts';
import type { RouteHandle } from './route-handle.ts';
import { readStored, writeStored } from './stored.ts';

/** What the session keeps under the key of the selected game metadata series (specification §4). */
const keptSeries = {
  read: () => readStored('selectedGameMetadataSeries'),
  write: (text: string) => writeStored('selectedGameMetadataSeries', text),
};

/** The hand-written pages around games; they stand before those that the definitions bring, whose addresses some of them have. */
export function gameRoutes(): RouteObject[] {
  const handle = (title: string, afterSwitch?: string): RouteHandle => ({
    title,
    ...(afterSwitch === undefined ? {} : { afterSwitch }),
  });
  return [
    {
      path: routePath(paths.games.list.pattern),
      handle: handle('games'),
      lazy: async () => {
        const [game, { GameListPage }] = await Promise.all([
          entityCalled('game').load(),
          import('../features/games/game-list-page.tsx'),
          openAreaTexts('games'),
        ]);
        const shown = listed(game);
        return { Component: () => <GameListPage game={shown} kept={keptSeries} /> };
      },
    },
    {
      path: routePath(paths.games.edit.pattern),
      handle: handle('gameEdit', paths.games.list()),
      lazy: async () => {
        const [setting, { GameSettingPage }] = await Promise.all([
          entityCalled('game-setting').load(),
          import('../features/games/game-setting-page.tsx'),
          openAreaTexts('games'),
        ]);
        const shown = made(setting);
        return { Component: () => <GameSettingPage setting={shown} /> };
      },
    },
    {
      path: routePath(paths.sportsConfig.statistics.pattern),
      handle: handle('statistics', paths.ssgtList()),
      lazy: async () => {
        const [{ StatisticsPage }] = await Promise.all([
          import('../features/statistics/statistics-page.tsx'),
          openAreaTexts('statistics'),
        ]);
        return { Component: StatisticsPage };
      },
    },
  ];
}
