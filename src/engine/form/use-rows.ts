import { useMemo } from 'react';
import { valueAt } from '../values/values.ts';
import { useFormScope } from '../widgets/form-context.ts';
import type { FormValues } from '../widgets/form-values.ts';

/** The rows of a list in a form. */
export interface Rows {
  values: FormValues;
  path: string;
  /** The rows as they are right now. */
  read(): readonly unknown[];
  /** Writes other rows. */
  put(rows: readonly unknown[]): void;
}

/** The rows of the list at a path of the form that one stands in; the same object as long as it is the same list. */
export function useRows(keys: readonly (string | number)[]): Rows {
  const { values } = useFormScope();
  if (!values) throw new Error('A list of rows stands outside a form');
  const path = keys.join('.');
  return useMemo(
    () => ({
      values,
      path,
      read: () => rowsIn(valueAt(values.get(), path)),
      put: (rows) => values.writeRows(path, rows),
    }),
    [values, path],
  );
}

/** A value as a list of rows; empty where it is none. */
export const rowsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : NO_ROWS);

const NO_ROWS: readonly unknown[] = [];
