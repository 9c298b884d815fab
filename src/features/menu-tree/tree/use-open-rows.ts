import { useCallback, useMemo, useState } from 'react';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { ancestorsOf, find, listItems } from '../model/find.ts';
import { rowsOf, type TreeRow } from './rows.ts';
import { matchesOf } from './search.ts';
import { toggled } from './selection.ts';
import { type KeptText, useClosedRows } from './use-closed-rows.ts';

/** What is open in the tree, and with it what is shown. */
export interface OpenRows {
  rows: readonly TreeRow[];
  /** How many items a search found; undefined while nothing is searched. */
  found: number | undefined;
  toggle(id: string): void;
  open(id: string): void;
  isOpen(id: string): boolean;
  /**
   * Opens all that is above an item of a menu, which may be about to be shown only, and ends a search that would leave
   * it out.
   */
  reveal(id: string, menu: readonly MenuGroup[]): void;
  openAll(): void;
  closeAll(): void;
}

/**
 * Which groups and items are open. A search has an openness of its own: what holds something that was found is open,
 * and when it ends all is as it was.
 * @param kept where what is closed is kept
 * @param shown the menu as it is drawn, which differs from `groups` while something is carried
 */
export function useOpenRows(
  groups: readonly MenuGroup[],
  shown: readonly MenuGroup[],
  query: string,
  endSearch: () => void,
  kept?: KeptText,
): OpenRows {
  const [closed, setClosed] = useClosedRows(groups, kept);
  const [flipped, setFlipped] = useState({ query, ids: NONE });
  const turned = flipped.query === query ? flipped.ids : NONE;
  const matches = useMemo(() => matchesOf(shown, query), [shown, query]);
  const isOpen = useCallback(
    (id: string): boolean => (matches ? matches.above.has(id) !== turned.has(id) : !closed.has(id)),
    [matches, turned, closed],
  );
  const rows = useMemo(() => rowsOf(shown, { isOpen, matches }), [shown, isOpen, matches]);
  const set = useCallback(
    (ids: readonly string[], open: boolean) => {
      const wrong = ids.filter((id) => isOpen(id) !== open);
      if (wrong.length === 0) return;
      if (matches) setFlipped({ query, ids: wrong.reduce(toggled, turned) });
      else setClosed((now) => wrong.reduce(toggled, now));
    },
    [isOpen, matches, query, turned, setClosed],
  );
  return useMemo(() => {
    const parents = (): string[] => listItems(shown).flatMap(({ item }) => (item.children.length > 0 ? [item.id] : []));
    return {
      rows,
      found: matches?.found.size,
      toggle: (id) => set([id], !isOpen(id)),
      open: (id) => set([id], true),
      isOpen,
      reveal: (id, menu) => {
        const group = find(menu, id)?.group.id;
        const above = [...ancestorsOf(menu, id).map((item) => item.id), ...(group === undefined ? [] : [group])];
        if (isFound(menu, [id, ...above], query)) {
          set(above, true);
          return;
        }
        endSearch();
        setClosed((now) => above.filter((one) => now.has(one)).reduce(toggled, now));
      },
      openAll: () => set([...groups.map(({ id }) => id), ...parents()], true),
      closeAll: () => set(parents(), false),
    };
  }, [rows, matches, set, isOpen, shown, groups, query, endSearch, setClosed]);
}

/** Whether a search finds something of a branch, given from an item upwards; without a search it does. */
function isFound(menu: readonly MenuGroup[], branch: readonly string[], query: string): boolean {
  const matches = matchesOf(menu, query);
  if (!matches) return true;
  const [id = ''] = branch;
  return matches.above.has(id) || branch.some((one) => matches.found.has(one));
}

const NONE: ReadonlySet<string> = new Set();
