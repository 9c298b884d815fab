import { entities } from '../../generated/forms.ts';
import type { EntityRoute } from '../contract/entity.ts';

/** The entities that one goes to by themselves: those with a list that belongs to nothing else. */
export const listedEntities: readonly EntityRoute[] = entities.filter(
  ({ isListed, paths }) => isListed && !paths.list.includes('{'),
);

/** The entity of a definition. @throws {Error} where there is no such definition */
export function entityCalled(name: string): EntityRoute {
  const found = entities.find((entity) => entity.name === name);
  if (!found) throw new Error(`There is no definition ${name}`);
  return found;
}
