import type { RouteObject } from 'react-router-dom';
import { routePath } from '../engine/entity/paths.ts';
import { wordsOf } from '../engine/values/suggested-words.ts';
import { openAreaTexts } from './area-texts.ts';
import { entityCalled } from './entity-list.ts';
import { paths } from './paths.ts';
import type { RouteHandle } from './route-handle.ts';

/** Where the page of a squad leads to. */
const places = {
  teams: paths.teams.list(),
  team: (teamUuid: string): string => paths.teams.edit({ teamUuid }),
};

/** The page of a team's squad (specification §2). Everybody may look at it; what one may change, the site's add-ons decide. */
export const squadRoute: RouteObject = {
  path: routePath(paths.teams.squad.pattern),
  handle: { title: 'squad', afterSwitch: places.teams } satisfies RouteHandle,
  lazy: async () => {
    const [{ SquadPage }, staff] = await Promise.all([
      import('../features/squad/squad-page.tsx'),
      entityCalled('staff').load(),
      openAreaTexts('squad'),
    ]);
    const role = staff.form.sections.flatMap(({ fields }) => fields).find(({ field }) => field === 'role');
    const roles = (role && wordsOf(role)) ?? [];
    return { Component: () => <SquadPage places={places} roles={roles} /> };
  },
};
