import type { Entity } from '../../../contract/entity.ts';
import { isOnly } from '../../entity/entity-kinds.ts';
import { isRecorded } from '../../history/recorded.ts';

/**
 * Whether an editor has tabs: for the lists that belong to the thing, for where it is used, or for its history. The head of
 * the only thing of its kind leads to that: there is nothing else to tell.
 */
export function hasTabs(entity: Entity): boolean {
  return entity.tabs !== undefined || entity.uses !== undefined || (isRecorded(entity.name) && !isOnly(entity));
}
