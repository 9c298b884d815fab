import type { Entity } from '../../contract/entity.ts';
import { isOnly } from '../entity/entity-kinds.ts';
import { isRecorded } from './recorded.ts';

/**
 * Where an editor leads to the history: a tab beside the form; the head of the only thing of its kind, about which
 * there is nothing else to tell; the panel of a document, which is written without tabs above it.
 */
export function historyPlace(entity: Entity): 'tab' | 'head' | 'panel' {
  if (isOnly(entity)) return 'head';
  return entity.form.arrangement === 'document' && entity.tabs === undefined ? 'panel' : 'tab';
}

/** Whether an editor has tabs: for the lists that belong to the thing, or for its history. */
export function hasTabs(entity: Entity): boolean {
  return entity.tabs !== undefined || (isRecorded(entity.name) && historyPlace(entity) === 'tab');
}
