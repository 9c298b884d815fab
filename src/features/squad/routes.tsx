import { routePath } from '../../engine/entity/paths.ts';
import type { Feature } from '../../engine/routing/feature.ts';
import { paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { wordsOf } from '../../engine/values/suggested-words.ts';

/** Where the page of a squad leads to. */
const places = {
  teams: paths.teams.list(),
  team: (teamUuid: string): string => paths.teams.edit({ teamUuid }),
};

/** A team's squad (specification §2). Everybody may look at it; what one may change, the site's add-ons decide. */
export const squad: Feature = {
  routes: () => [
    {
      path: routePath(paths.teams.squad.pattern),
      handle: { title: 'squad', afterSwitch: places.teams } satisfies RouteHandle,
      lazy: async () => {
        const [{ SquadPage }, { staff }] = await Promise.all([
          import('./squad-page.tsx'),
          import('../../../generated/forms/staff.ts'),
          openAreaTexts('squad'),
        ]);
        const role = staff.form.sections.flatMap(({ fields }) => fields).find(({ field }) => field === 'role');
        const roles = (role && wordsOf(role)) ?? [];
        return { Component: () => <SquadPage places={places} roles={roles} /> };
      },
    },
  ],
};
