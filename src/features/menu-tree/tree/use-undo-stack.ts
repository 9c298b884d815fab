import { useCallback, useMemo, useState } from 'react';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { freshStack, mapStates, pushState, redo, type UndoStack, undo } from '../model/undo-stack.ts';

type Groups = readonly MenuGroup[];

/** The menu as it is edited, with undo and redo without limit. */
export function useUndoStack(first: Groups | (() => Groups)) {
  const [stack, setStack] = useState<UndoStack<Groups>>(() =>
    freshStack(typeof first === 'function' ? first() : first),
  );
  const change = useCallback((groups: Groups, step?: string) => setStack((now) => pushState(now, groups, step)), []);
  /** Begins anew: nothing can be undone. */
  const begin = useCallback((groups: Groups) => setStack(freshStack(groups)), []);
  /** Brings this state, and all that can be undone and redone, elsewhere: after a publish, or when somebody else's changes were merged in. */
  const bring = useCallback((to: (groups: Groups) => Groups) => setStack((now) => mapStates(now, to)), []);
  const back = useCallback(() => setStack(undo), []);
  const forth = useCallback(() => setStack(redo), []);
  const [canUndo, canRedo] = [stack.past.length > 0, stack.future.length > 0];
  const steps = useMemo(
    () => ({ can: { undo: canUndo, redo: canRedo }, undo: back, redo: forth }),
    [canUndo, canRedo, back, forth],
  );
  return { groups: stack.present, change, begin, bring, steps };
}
