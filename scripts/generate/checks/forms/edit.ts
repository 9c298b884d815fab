import type { Checking } from '../../checking.ts';
import { type Place, shownFields, type WrittenField } from '../../definition.ts';
import { nearest, quoted, suggestion } from '../../faults.ts';

/** Widgets that show something of a thing and change nothing. */
export const SHOWN_ONLY: readonly string[] = ['hidden', 'read-only', 'related'];

/** Checks the fields that can be changed from the list: each is edited alone, without the rest of its form. */
export function checkEdit(checking: Checking): void {
  const { file, definition, operations } = checking;
  const { edit, columns = [] } = definition.list ?? {};
  columns.forEach(({ field, edits }, index) => {
    if (edits === undefined) return;
    const place: Place = ['list', 'columns', index, 'edits'];
    if (edits === field) file.fault(place, `\`${field}\` is edited in its own column anyway.`, 'Remove `edits`.');
    else if (!edit?.includes(edits))
      file.fault(
        place,
        `\`${edits}\` is not among the fields of \`edit\`.`,
        // What the form has is meant as it is written.
        nearest(edits, edit ?? []) && !shownFields(definition).some((one) => one.field === edits)
          ? suggestion(edits, edit ?? [])
          : 'Add it there, or remove `edits`.',
      );
  });
  if (edit === undefined) return;
  if (!operations.read || !operations.update) {
    file.fault(['list', 'edit'], 'Nothing can be changed: `operations` has no `read` and `update`.', 'Remove `edit`.');
    return;
  }
  const fields = shownFields(definition);
  const fitting = fields.filter((field) => whyNot(checking, field) === undefined).map(({ field }) => field);
  edit.forEach((name, index) => {
    const place: Place = ['list', 'edit', index];
    const field = fields.find((one) => one.field === name);
    const why = field && whyNot(checking, field);
    if (!field) file.fault(place, `The form has no field \`${name}\`.`, suggestion(name, fitting));
    else if (why !== undefined)
      file.fault(
        place,
        `\`${name}\` cannot be changed from the list: ${why}.`,
        alsoNeeded(field, edit, fitting) || `There are ${quoted(fitting, 'and')}.`,
      );
  });
}

/** What a field depends on can be changed from the list with it. */
function alsoNeeded({ when }: WrittenField, edit: readonly string[], fitting: readonly string[]): string {
  const lacking = Object.keys(when ?? {}).filter((name) => !edit.includes(name));
  const isAble = lacking.length > 0 && lacking.every((name) => fitting.includes(name));
  return isAble ? `Add ${quoted(lacking, 'and')}, on which it depends.` : '';
}

function whyNot({ definition, widgets }: Checking, { field, widget, when, savedBy, options }: WrittenField) {
  const section = definition.form.sections.find(({ fields }) => fields.some((one) => one.field === field));
  if (widget !== undefined && SHOWN_ONLY.includes(widget)) return 'it is only shown';
  if (field.includes('.')) return 'it is a part of a property, which is sent as a whole';
  // What it depends on is then changed with it.
  const isWith = Object.keys(when ?? {}).every((name) => definition.list?.edit?.includes(name));
  if (!isWith || section?.when) return 'whether it is shown depends on other fields';
  if (savedBy !== undefined) return 'it is saved by a call of its own';
  if (definition.form.unique?.field === field) return 'no two may have the same value';
  const named = widget === undefined ? [] : widgets.naming(widget);
  const isTied = named.some(([option, names]) => names === 'edited-property' && options?.[option] !== undefined);
  return isTied || options?.parameters !== undefined ? 'its widget looks at other fields' : undefined;
}
