import { entities } from '../../generated/forms.ts';
import type { EntityRoute } from '../contract/entity.ts';

/** The entities that one goes to by themselves: those with a list that belongs to nothing else. */
export const listedEntities: readonly EntityRoute[] = entities.filter(
  ({ isListed, paths }) => isListed && !paths.list.includes('{'),
);
