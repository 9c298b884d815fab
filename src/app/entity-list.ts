import { entities } from '../../generated/forms.ts';
import type { EntityRoute } from '../contract/entity.ts';
import { paths } from '../engine/routing/paths.ts';

/** Pages that lead to what lies below their addresses, so that the navigation need not. */
const LANDINGS: readonly string[] = [paths.superAdmin.root(), paths.siteSettings.root()];

/** The address of an entity's own first page: its list, or the editor of what there is only one of. Undefined where it belongs to something else. */
export function ownAddress({ isListed, paths: { list, edit, create } }: EntityRoute): string | undefined {
  if (isListed) return list.includes('{') ? undefined : list;
  return create === undefined && edit !== undefined && !edit.includes('{') ? edit : undefined;
}

const isBelowLanding = (route: EntityRoute): boolean =>
  LANDINGS.some((landing) => ownAddress(route)?.startsWith(`${landing}/`));

/** The entities that one goes to by themselves: those with a page of their own that belongs to nothing else and that no landing page leads to. */
export const navigatedEntities = (): readonly EntityRoute[] =>
  entities.filter((route) => ownAddress(route) !== undefined && !isBelowLanding(route));

/** The entities that a landing page leads to: those whose page lies below its address, and those from whose page one returns to it. */
export function entitiesOf(landing: string): readonly EntityRoute[] {
  return entities.filter((route) => {
    const address = ownAddress(route);
    return (
      address !== undefined && (address.startsWith(`${landing}/`) || (!route.isListed && route.paths.list === landing))
    );
  });
}
