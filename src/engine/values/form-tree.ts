import type { FieldDefinition } from '../../contract/entity.ts';

/** The fields of a form by the properties that lead to them: `field` where one ends, `inner` where the path goes on. */
export interface FormTree {
  field?: FieldDefinition;
  inner: Readonly<Record<string, FormTree>>;
}

/**
 * The tree of the fields of a form, or of a row.
 * @param depth how many properties of the fields' paths lead to this tree
 */
export function formTree(fields: readonly FieldDefinition[], depth = 0): FormTree {
  const byKey = new Map<string, FieldDefinition[]>();
  for (const field of fields) {
    const key = field.field.split('.')[depth];
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), field]);
  }
  const inner = [...byKey].map(([key, within]): [string, FormTree] => {
    const whole = within.find(({ field }) => field.split('.').length === depth + 1);
    return [key, { ...formTree(within, depth + 1), ...(whole ? { field: whole } : {}) }];
  });
  return { inner: Object.fromEntries(inner) };
}
