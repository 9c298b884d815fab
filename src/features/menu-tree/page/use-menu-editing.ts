import { useCallback, useMemo, useState } from 'react';
import { useDraftPlace } from '../../../engine/edit-session/use-draft-place.ts';
import { useEditSession, useEditState } from '../../../engine/edit-session/use-edit-session.ts';
import { countOf, diffMenus, type MenuDiff } from '../publish/diff-menus.ts';
import type { ItemMark } from '../tree/menu-tree-props.ts';
import { type Groups, MENU_KIND } from './menu-kind.ts';

/** The menu as it is edited, and what of it is not published. */
export type MenuEditing = ReturnType<typeof useMenuEditing>;

/** The menu as it was read (`base`) and as it is edited (`groups`). A newer one is taken in by `useNewerMenu`. */
export function useMenuEditing(read: Groups) {
  const [initial] = useState(read);
  const edit = useEditSession(MENU_KIND, initial, useDraftPlace('menu', 'menu'));
  const { session } = edit;
  const { base, value: groups } = useEditState(session);
  const diff = useMemo(() => diffMenus(base, groups), [base, groups]);
  const marks = useMemo(() => marksOf(diff), [diff]);
  const change = useCallback((next: Groups) => session.replace(next), [session]);
  return { edit, session, base, groups, diff, marks, count: countOf(diff), change };
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
