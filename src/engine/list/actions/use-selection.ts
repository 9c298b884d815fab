import { useCallback, useMemo, useRef, useState } from 'react';
import type { RowSelection } from '../../../ui/data-table-props.ts';

/** The chosen rows: some by name, or all that match but for a few. */
export type Chosen = { kind: 'some'; rows: ReadonlyMap<string, object> } | { kind: 'all'; except: ReadonlySet<string> };

/** One row as a choice. */
export const onlyRow = (id: string, row: object): Chosen => ({ kind: 'some', rows: new Map([[id, row]]) });

/** The choice of rows in a list, and how to change it. */
export interface Selection {
  chosen: Chosen;
  count: number;
  table: RowSelection<object>;
  /** Chooses every row that the search and the filters let through, on whatever page. */
  chooseAll(): void;
  clear(): void;
}

const NONE: Chosen = { kind: 'some', rows: new Map() };

/**
 * The choice of rows. It outlives turning pages and another order, and ends with another search or filter: nothing may
 * be done to rows that the user does not have before the eyes.
 * @param scope says which search and filters the rows are of
 * @param total how many rows match
 */
export function useSelection(
  rows: readonly object[],
  idOf: (row: object) => string,
  scope: string,
  total: number,
): Selection {
  const [state, setState] = useState<{ scope: string; chosen: Chosen }>({ scope, chosen: NONE });
  const chosen = state.scope === scope ? state.chosen : NONE;
  const last = useRef<string>(undefined);
  const change = useCallback((next: Chosen): void => setState({ scope, chosen: next }), [scope]);

  const table = useMemo((): RowSelection<object> => {
    const isSelected = (row: object): boolean =>
      chosen.kind === 'all' ? !chosen.except.has(idOf(row)) : chosen.rows.has(idOf(row));
    const selected = rows.filter(isSelected).length;
    const put = (changed: readonly object[], isOn: boolean): void => change(withRows(chosen, changed, isOn, idOf));
    return {
      isSelected,
      state: selected === 0 ? 'none' : selected === rows.length ? 'all' : 'some',
      onToggle: (row, isRange) => {
        const from = rows.findIndex((one) => idOf(one) === last.current);
        const to = rows.indexOf(row);
        last.current = idOf(row);
        put(isRange && from !== -1 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row], !isSelected(row));
      },
      onToggleAll: () => put(rows, selected < rows.length),
    };
  }, [rows, idOf, chosen, change]);

  const chooseAll = useCallback(() => change({ kind: 'all', except: new Set() }), [change]);
  const clear = useCallback(() => change(NONE), [change]);
  const count = chosen.kind === 'all' ? Math.max(0, total - chosen.except.size) : chosen.rows.size;
  return { chosen, count, table, chooseAll, clear };
}

function withRows(chosen: Chosen, changed: readonly object[], isOn: boolean, idOf: (row: object) => string): Chosen {
  if (chosen.kind === 'all') {
    const except = new Set(chosen.except);
    for (const row of changed) {
      if (isOn) except.delete(idOf(row));
      else except.add(idOf(row));
    }
    return { kind: 'all', except };
  }
  const rows = new Map(chosen.rows);
  for (const row of changed) {
    if (isOn) rows.set(idOf(row), row);
    else rows.delete(idOf(row));
  }
  return { kind: 'some', rows };
}
