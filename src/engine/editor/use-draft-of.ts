import { useCallback, useMemo } from 'react';
import type { Entity } from '../../contract/entity.ts';
import { useActiveSite } from '../active-site.ts';
import { useDraft } from '../edit-session/use-draft.ts';
import type { Editing } from './use-editing.ts';

/** The draft of an editor: per user, site, entity and thing. Nothing is kept where nothing can be changed. */
export function useDraftOf(entity: Entity, id: string | undefined, isReadOnly: boolean, editing: Editing) {
  const { user, instanceId } = useActiveSite();
  const place = useMemo(
    () => (isReadOnly ? undefined : { user, instanceId, entity: entity.name, id }),
    [isReadOnly, user, instanceId, entity.name, id],
  );
  const draft = useDraft(place, editing);
  const { drop, discard, carryTo } = draft;
  const { isChangedSince } = editing;
  /** What was typed while a first save was under way goes along to the page of what was made; everything else is saved. */
  const onSaved = useCallback(
    (savedId: string, sent: object, saved: object) => {
      if (id !== undefined) return drop();
      if (isChangedSince(sent)) carryTo(savedId, saved);
      discard();
    },
    [id, isChangedSince, carryTo, drop, discard],
  );
  return { ...draft, onSaved };
}
