// Actions on what `sample-editor.tsx` stores, for the tests of src/engine/editor.
import type { Action } from '../../contract/entity.ts';
import { valueAt } from '../values/values.ts';
import { stored, uniqueField } from './sample-editor.tsx';

/** A label that says the same in both languages. */
export const label = (en: string) => ({ en, sv: en });

/** The property that {@link shelve} changes. */
export const unique = uniqueField?.field ?? '';

/** What is stored before and after {@link shelve}. */
export const before = { [unique]: String(valueAt(stored, unique)) };
export const after = { [unique]: 'SHELF' };

/** An action that changes one property. */
export const shelve: Action = {
  name: 'shelve',
  label: label('Shelve'),
  text: label('It goes on the shelf.'),
  when: before,
  set: after,
};
/** The action that is offered after it, and does not take it back. */
export const unshelve: Action = { ...shelve, name: 'unshelve', label: label('Unshelve'), when: after };
/** The same, taking it back. */
export const backAgain: Action = { ...unshelve, set: before };
