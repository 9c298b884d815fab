import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '../../contract/entity.ts';
import { useEntityPaths } from '../entity/use-entity-paths.ts';
import { normalizeBody } from '../values/normalize-body.ts';
import type { Editing } from './use-editing.ts';
import type { Saving } from './use-saving.ts';

/** What a page's own parts may do to the editor that they stand in. */
export interface EditorCommands {
  /** What is stored has become `body` by what the page did. Unsaved changes stay, as changes of it; undoing goes past it. */
  takeOver(body: object): Promise<void>;
  /** What was edited is gone: leaves for the list, without a question. Settles once the editor is off the screen. */
  leave(): Promise<void>;
  /** Whether nothing may be changed here now, because another tab selected another site; it is told then. */
  refuses(): boolean;
}

/** What the desk is made of. */
export interface EditorCommandParts {
  editing: Editing;
  saving: Saving;
  refuses(): boolean;
  /** Called once it is gone, before the editor is left. */
  onRemoved(): void;
}

/** The desk of an editor; the same as long as what is stored is. */
export function useEditorCommands(
  entity: Entity,
  { editing, saving, refuses, onRemoved }: EditorCommandParts,
): EditorCommands {
  const navigate = useNavigate();
  const { list } = useEntityPaths(entity);
  const { base, current, standOn } = editing;
  const { leave: stopAsking } = saving;
  const takeOver = useCallback(
    async (body: object): Promise<void> => {
      const now = normalizeBody(entity, body);
      const { broughtOnto } = await import('../merge/save-merged.ts');
      standOn(now, broughtOnto(entity.form, base, now, current()));
    },
    [entity, base, current, standOn],
  );
  const { isGone, whenGone } = useGone();
  const leave = useCallback(async (): Promise<void> => {
    stopAsking();
    onRemoved();
    // Whoever has gone on to another page meanwhile is not taken away from it.
    if (isGone()) return;
    const gone = whenGone();
    await navigate(list, { replace: true });
    // The router is there before its page is: until that is on screen the editor would read again what is not there any more.
    await gone;
  }, [stopAsking, onRemoved, isGone, whenGone, navigate, list]);
  return useMemo(() => ({ takeOver, leave, refuses }), [takeOver, leave, refuses]);
}

/** Whether the component is off the screen, and a promise of that moment. */
function useGone() {
  const [gone] = useState(() => {
    let isGone = false;
    let tell: () => void = () => undefined;
    return {
      isGone: () => isGone,
      whenGone: () =>
        new Promise<void>((resolve) => {
          tell = resolve;
        }),
      set: (is: boolean): void => {
        isGone = is;
        if (is) tell();
      },
    };
  });
  useEffect(() => {
    // In development it is taken off and put back once.
    gone.set(false);
    return () => gone.set(true);
  }, [gone]);
  return gone;
}
