import { routePath } from '../../engine/entity/paths.ts';
import type { Feature } from '../../engine/routing/feature.ts';
import { paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { readStored, writeStored } from '../../engine/values/stored.ts';

/** What the session keeps under the key of the selected game metadata series (specification §4). */
const keptSeries = {
  read: () => readStored('selectedGameMetadataSeries'),
  write: (text: string) => writeStored('selectedGameMetadataSeries', text),
};

/** The list of games and the setting of a game (specification §2). */
export const games: Feature = {
  actions: [{ name: 'postpone', href: `${paths.games.list()}?status=upcoming`, icon: 'calendar-days', place: 3 }],
  routes: () => [
    {
      path: routePath(paths.games.list.pattern),
      handle: { title: 'games' } satisfies RouteHandle,
      lazy: async () => {
        const [{ game }, { GameListPage }] = await Promise.all([
          import('../../../generated/forms/game.ts'),
          import('./game-list-page.tsx'),
          openAreaTexts('games'),
        ]);
        return { Component: () => <GameListPage game={game} kept={keptSeries} /> };
      },
    },
    {
      path: routePath(paths.games.edit.pattern),
      handle: { title: 'gameEdit', afterSwitch: paths.games.list() } satisfies RouteHandle,
      lazy: async () => {
        const [{ gameSetting }, { GameSettingPage }] = await Promise.all([
          import('../../../generated/forms/game-setting.ts'),
          import('./game-setting-page.tsx'),
          openAreaTexts('games'),
        ]);
        return { Component: () => <GameSettingPage setting={gameSetting} /> };
      },
    },
  ],
};
