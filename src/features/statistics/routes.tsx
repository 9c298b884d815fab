import { routePath } from '../../engine/entity/paths.ts';
import type { Feature } from '../../engine/routing/feature.ts';
import { paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';

/** The statistics of a competition (specification §2). */
export const statistics: Feature = {
  routes: () => [
    {
      path: routePath(paths.sportsConfig.statistics.pattern),
      handle: { title: 'statistics', afterSwitch: paths.ssgtList() } satisfies RouteHandle,
      lazy: async () => {
        const [{ StatisticsPage }] = await Promise.all([import('./statistics-page.tsx'), openAreaTexts('statistics')]);
        return { Component: StatisticsPage };
      },
    },
  ],
};
