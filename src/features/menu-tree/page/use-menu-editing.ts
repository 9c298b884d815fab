import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MenuGroup } from '../../../../generated/model/index.ts';
import { countOf, diffMenus, type MenuDiff } from '../publish/diff-menus.ts';
import type { ItemMark } from '../tree/menu-tree-props.ts';
import { useUndoStack } from '../tree/use-undo-stack.ts';
import { opened } from './opened.ts';

type Groups = readonly MenuGroup[];

/** The menu as it is edited, and what of it is not published. */
export type MenuEditing = ReturnType<typeof useMenuEditing>;

/** Keeps the menu as it was read (`base`) and as it is edited (`groups`), with all steps between them. */
export function useMenuEditing(initial: Groups) {
  const [base, setBase] = useState(initial);
  const { groups, change, bring, steps } = useUndoStack(() => opened(initial));
  const diff = useMemo(() => diffMenus(base, groups), [base, groups]);
  const marks = useMemo(() => marksOf(diff), [diff]);
  const latest = useRef({ base, groups, isDirty: countOf(diff) > 0 });
  useEffect(() => {
    latest.current = { base, groups, isDirty: countOf(diff) > 0 };
  }, [base, groups, diff]);
  const isDirty = useCallback(() => latest.current.isDirty, []);
  const now = useCallback(() => latest.current.groups, []);
  const stored = useCallback(() => latest.current.base, []);
  const reset = useCallback(() => change(opened(latest.current.base)), [change]);
  /** Takes over what is stored now; each state that can be undone or redone is brought there by `to`. */
  const rebase = useCallback(
    (next: Groups, to: (state: Groups) => Groups) => {
      setBase(next);
      bring(to);
    },
    [bring],
  );
  return { base, groups, diff, marks, count: countOf(diff), change, reset, rebase, steps, isDirty, now, stored };
}

/** How each item differs from the published menu, as the tree shows it. */
function marksOf({ items }: MenuDiff): ReadonlyMap<string, ItemMark> {
  const there = items.filter(({ after }) => after !== undefined);
  return new Map(
    there.map(({ id, kinds }): [string, ItemMark] => [
      id,
      kinds.includes('new') ? 'new' : kinds.includes('moved') ? 'moved' : 'changed',
    ]),
  );
}
