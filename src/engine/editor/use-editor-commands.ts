import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '../../contract/entity.ts';
import { useEntityPaths } from '../entity/use-entity-paths.ts';
import { normalizeBody } from '../values/normalize-body.ts';
import type { EditorCommands } from './editor-slots.ts';
import type { Editing } from './use-editing.ts';
import type { Saving } from './use-saving.ts';

/** The commands of an editor; the same as long as the editor is. */
export function useEditorCommands(entity: Entity, editing: Editing, saving: Saving): EditorCommands {
  const navigate = useNavigate();
  const { list } = useEntityPaths(entity);
  const { takeOver: stand, session } = editing;
  const { draft, siteCheck } = editing.edit;
  const { discard } = draft;
  const { refuses } = siteCheck;
  const { leave: stopAsking } = saving;
  const takeOver = useCallback(
    async (body: object): Promise<void> => {
      stand(normalizeBody(entity, body));
    },
    [entity, stand],
  );
  const { isGone, whenGone } = useGone();
  const leave = useCallback(async (): Promise<void> => {
    stopAsking();
    discard();
    // Anyone who has gone on to another page meanwhile is not taken away from it.
    if (isGone()) return;
    const gone = whenGone();
    await navigate(list, { replace: true });
    // The router is there before its page is: until that is on screen the editor would read again what is not there any
    // more.
    await gone;
  }, [stopAsking, discard, isGone, whenGone, navigate, list]);
  const change = useCallback((edit: (body: object) => object) => session.replace(edit(session.getValue())), [session]);
  return useMemo(() => ({ takeOver, change, leave, refuses }), [takeOver, change, leave, refuses]);
}

/** Whether the component is off the screen, and a promise of that moment. */
function useGone() {
  const [gone] = useState(() => {
    let isGone = false;
    let settle: () => void = () => undefined;
    return {
      isGone: () => isGone,
      whenGone: () =>
        new Promise<void>((resolve) => {
          settle = resolve;
        }),
      set: (is: boolean): void => {
        isGone = is;
        if (is) settle();
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
