import type { AuditChange } from '../../../generated/model/auditChange.ts';
import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { valueAt, withValueAt } from '../values/values.ts';

/**
 * What a recorded change means for a form: the fields that it changed, with bodies that hold what they were and what
 * they became.
 */
export interface EntryFields {
  fields: readonly FieldDefinition[];
  /** Changes of what the form does not show. */
  others: readonly AuditChange[];
  before: object;
  after: object;
}

/** The fields of a form that changes touch, in the form's order. */
export function entryFields(form: FormDefinition | undefined, changes: readonly AuditChange[]): EntryFields {
  const all = (form?.sections ?? []).flatMap((section) => section.fields);
  return {
    fields: all.filter(({ field }) => changes.some(({ path }) => isWithin(path, field) || isWithin(field, path))),
    others: changes.filter(({ path }) => !all.some(({ field }) => isWithin(path, field) || isWithin(field, path))),
    before: bodyOf(changes, 'before'),
    after: bodyOf(changes, 'after'),
  };
}

/** A body in which a field is as it was before changes; all else stays. */
export function broughtBack(body: object, { field }: FieldDefinition, changes: readonly AuditChange[]): object {
  return changes.reduce((values, { path, before }) => {
    if (isWithin(path, field)) return withValueAt(values, path, before);
    if (!isWithin(field, path)) return values;
    return withValueAt(values, field, valueAt(before, field.slice(path.length + 1)));
  }, body);
}

/** Whether a dotted path is another one or leads on from it. */
const isWithin = (path: string, other: string): boolean => path === other || path.startsWith(`${other}.`);

function bodyOf(changes: readonly AuditChange[], side: 'before' | 'after'): object {
  return changes.reduce<object>(
    (body, change) => (change[side] === undefined ? body : withValueAt(body, change.path, change[side])),
    {},
  );
}
