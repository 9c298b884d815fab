import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '../../contract/entity.ts';
import { useAddresses } from '../addresses.ts';
import { readBody } from '../reading.ts';
import type { Editing } from './use-editing.ts';
import type { Saving } from './use-saving.ts';

/** What a page's own parts may do to the editor that they stand in. */
export interface EditorDesk {
  /** What is stored has become `body` by what the page did. Unsaved changes stay, as changes of it; undoing goes past it. */
  takeOver(body: object): Promise<void>;
  /** What was edited is gone: leaves for the list, without a question. Settles once the editor is off the screen. */
  leave(): Promise<void>;
  /** Whether nothing may be changed here now, because another tab selected another site; it is told then. */
  refuses(): boolean;
}

/** What the desk is made of. */
export interface DeskParts {
  editing: Editing;
  saving: Saving;
  refuses(): boolean;
  /** Called once it is gone, before the editor is left. */
  onRemoved(): void;
}

/** The desk of an editor; the same as long as what is stored is. */
export function useDesk(entity: Entity, { editing, saving, refuses, onRemoved }: DeskParts): EditorDesk {
  const navigate = useNavigate();
  const { list } = useAddresses(entity);
  const { base, current, standOn } = editing;
  const { leave: stopAsking } = saving;
  const takeOver = useCallback(
    async (body: object): Promise<void> => {
      const now = readBody(entity, body);
      const { broughtOnto } = await import('./merge/save-merged.ts');
      standOn(now, broughtOnto(entity.form, base, now, current()));
    },
    [entity, base, current, standOn],
  );
  const gone = useRef<() => void>(undefined);
  useEffect(() => () => gone.current?.(), []);
  const leave = useCallback(async (): Promise<void> => {
    stopAsking();
    onRemoved();
    // The router is there before its page is: until that is on screen the editor would read again what is not there any more.
    const isGone = new Promise<void>((resolve) => {
      gone.current = resolve;
    });
    await navigate(list, { replace: true });
    await isGone;
  }, [stopAsking, onRemoved, navigate, list]);
  return useMemo(() => ({ takeOver, leave, refuses }), [takeOver, leave, refuses]);
}
