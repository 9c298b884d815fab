import type { FormDefinition } from '../../contract/entity.ts';
import { type EditedKind, EditSession } from '../edit-session/edit-session.ts';
import { changedFields } from '../merge/changed-fields.ts';
import { broughtOnto } from '../merge/merge-bodies.ts';
import { FormIndex } from './form-index.ts';

/**
 * Widgets whose values are chosen: each choice is a step. What is written elsewhere is a step for each field and pause.
 */
const CHOSEN: ReadonlySet<string> = new Set([
  'select',
  'radio',
  'country',
  'language',
  'relation',
  'colour',
  'date',
  'date-time',
  'media',
  'frame',
]);

/** How a record is edited by a form: its body as a whole, compared and merged field by field. */
export function recordKind(form: FormDefinition): EditedKind<object, object> {
  const index = new FormIndex(form);
  return {
    unchanged: (base) => base,
    isDirty: (base, value) => base !== value && changedFields(form, base, value).length > 0,
    onto: (value, from, to) => broughtOnto(form, from, to, value),
    isTyped: (path) => !CHOSEN.has(index.find(path)?.field.widget ?? ''),
  };
}

/** The session of a record that stands in no editor: one that is made in a dialog, or shown as a sample. */
export const recordSession = (form: FormDefinition, start: object): EditSession<object, object> =>
  new EditSession(recordKind(form), start);
