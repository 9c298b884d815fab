import { useCallback, useEffect, useMemo } from 'react';
import type { Entity } from '../../contract/entity.ts';
import { changeOf } from '../edit-session/undo-history.ts';
import { useDraftPlace } from '../edit-session/use-draft-place.ts';
import { useEditSession } from '../edit-session/use-edit-session.ts';
import { recordKind } from '../form/record-kind.ts';
import { changedFields } from '../merge/changed-fields.ts';
import { broughtOnto } from '../merge/merge-bodies.ts';
import type { MergedForm } from '../merge/save-merged.ts';
import { useFaults } from './use-faults.ts';
import { useSettledState } from './use-settled-state.ts';

/** The state of one editor, and what changes it. */
export type Editing = ReturnType<typeof useEditing>;

/**
 * The edit session of one record, and what is wrong with it.
 * @param initial as it was read, or what a new one starts from
 * @param isReadOnly whether nothing can be changed here; nothing is kept as a draft then
 */
export function useEditing(entity: Entity, id: string | undefined, initial: object, isReadOnly: boolean) {
  const { form } = entity;
  const kind = useMemo(() => recordKind(form), [form]);
  const edit = useEditSession(kind, initial, useDraftPlace(entity.name, id, isReadOnly));
  const { session } = edit;
  const { base, value: edited } = useSettledState(session);
  const changes = useMemo(() => changedFields(form, base, edited), [form, base, edited]);
  const { forgetField, clear, ...faults } = useFaults(entity);
  useEffect(() => {
    let before = session.get();
    return session.subscribe(() => {
      const now = session.get();
      // What the service found wrong holds for what was sent, until the user changes it.
      const path = now.base === before.base ? changeOf(before.value, now.value)?.path : undefined;
      before = now;
      if (path !== undefined) forgetField(path === '' ? undefined : `field.${path}`);
    });
  }, [session, forgetField]);
  /** What was sent has become `body`. Whatever was typed meanwhile stays, as a change of it. */
  const accept = useCallback(
    (sent: object, body: object) => {
      const bring = (value: object) => (value === sent ? body : broughtOnto(form, sent, body, value));
      session.dispatch({ type: 'saved', base: body, bring });
      if (!session.isDirty()) clear();
    },
    [form, session, clear],
  );
  /** What is stored has become another, by what a page or an action did. Unsaved changes stay, as changes of it. */
  const takeOver = useCallback(
    (body: object) => {
      const { base: from } = session.get();
      session.dispatch({ type: 'renewed', base: body, bring: (value) => broughtOnto(form, from, body, value) });
    },
    [form, session],
  );
  /** What somebody else saved has been merged in; what was typed meanwhile stays. What was chosen can be undone. */
  const takeMerge = useCallback(
    ({ theirs, before, allMine, merged, onto }: MergedForm) => {
      const now = session.getValue();
      const bring = (value: object) => (value === before ? allMine : broughtOnto(form, before, allMine, value));
      session.dispatch({ type: 'renewed', base: theirs, bring });
      session.replace(now === before ? merged : onto(now));
    },
    [form, session],
  );
  return { edit, session, base, edited, changes, accept, takeOver, takeMerge, clear, ...faults };
}
