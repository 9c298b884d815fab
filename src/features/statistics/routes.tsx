import { routePath } from '../../engine/entity/paths.ts';
import type { Feature } from '../../engine/routing/feature.ts';
import { paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { ADD_ONS } from './add-ons.ts';

const loadOverview = async () => {
  const [{ StatisticsOverviewPage }] = await Promise.all([
    import('./statistics-overview-page.tsx'),
    openAreaTexts('statistics'),
  ]);
  return { StatisticsOverviewPage };
};

/** The statistics of a competition (specification §7), at its own page and, of any that is chosen, in the navigation. */
export const statistics: Feature = {
  pages: [
    {
      area: 'sports',
      href: paths.statistics(),
      title: 'statistics',
      icon: 'chart-column',
      requiresOneOf: [ADD_ONS.v2, ADD_ONS.v1],
      load: () => loadOverview(),
    },
  ],
  routes: () => [
    {
      path: routePath(paths.statistics.pattern),
      handle: { title: 'statistics', afterSwitch: paths.statistics() } satisfies RouteHandle,
      lazy: async () => ({ Component: (await loadOverview()).StatisticsOverviewPage }),
    },
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
