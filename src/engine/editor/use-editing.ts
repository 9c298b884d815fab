import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Entity } from '../../contract/entity.ts';
import { tellForms } from '../form/use-optimistic-value.ts';
import { changedFields } from '../merge/changed-fields.ts';
import { valuesOf } from '../values/values.ts';
import { useFaults } from './use-faults.ts';
import { useHistory } from './use-form-history.ts';
import { useSteps } from './use-steps.ts';

/** The state of one editor, and what changes it. */
export type Editing = ReturnType<typeof useEditing>;

/** The state of one editor: what was read, what it has become, and what is wrong with it. */
export function useEditing(entity: Entity, initial: object) {
  const [base, setBase] = useState(initial);
  /** What the form starts from; it keeps its own state from there, so that a key costs no more than its field. */
  const [start, setStart] = useState(initial);
  const [edited, setEdited] = useState(initial);
  const latest = useRef(initial);
  /** What `start` is a copy of. */
  const begun = useRef(initial);
  const { forgetField, clear, ...told } = useFaults(entity);
  const history = useHistory(entity.form);
  const { note, noteShift, forgetFuture } = history;
  const changes = useMemo(() => changedFields(entity.form, base, edited), [entity, base, edited]);

  const change = useCallback(
    (values: object, fieldId: string | undefined) => {
      note(latest.current, values);
      latest.current = values;
      startTransition(() => {
        forgetField(fieldId);
        setEdited(values);
      });
    },
    [note, forgetField],
  );
  /** Starts anew from a body; gives what was edited until then. */
  const restart = useCallback(
    (body: object): object => {
      const former = latest.current;
      latest.current = body;
      begun.current = body;
      setBase(body);
      // A copy: the form starts anew even from the body that it started from before.
      setStart({ ...body });
      setEdited(body);
      clear();
      return former;
    },
    [clear],
  );
  const show = useCallback((values: object) => {
    latest.current = values;
    begun.current = values;
    setStart({ ...values });
    setEdited(values);
  }, []);
  const forgetFaults = useCallback(() => forgetField(undefined), [forgetField]);
  const steps = useSteps(entity, { base, latest, setBase, show, restart, forgetFaults }, history);
  /** Whether nothing was typed since the form was told to start anew, which it does a moment later. */
  const isAsStarted = useCallback(() => latest.current === begun.current, []);
  /** What is edited right now: `edited` may be a moment behind. Not for effects and drawing. */
  const current = useCallback(() => {
    tellForms();
    return latest.current;
  }, []);
  /** Whether there are changes right now: what is on screen may be a moment behind. Not for effects and drawing. */
  const isDirty = useCallback(() => changedFields(entity.form, base, current()).length > 0, [entity, base, current]);
  /** Whether something was typed since `sent` was: an untouched form sends a copy of what it started from. */
  const isChangedSince = useCallback(
    (sent: object) => current() !== sent && changedFields(entity.form, sent, latest.current).length > 0,
    [entity, current],
  );
  /** What was sent has become `body`. Whatever was typed meanwhile stays, as a change of it. */
  const accept = useCallback(
    (sent: object, body: object) => {
      noteShift(sent, body);
      forgetFuture();
      if (isChangedSince(sent)) setBase(body);
      else restart(body);
    },
    [restart, isChangedSince, noteShift, forgetFuture],
  );
  useReadAgain(initial, isDirty, (body) => {
    noteShift(latest.current, body);
    restart(body);
  });
  return {
    base,
    start: valuesOf(start),
    isAsStarted,
    edited,
    current,
    changes,
    isDirty,
    isChangedSince,
    change,
    restart,
    accept,
    can: history.can,
    ...steps,
    ...told,
  };
}

/** What was read may be read again while nothing is edited yet: from the cache first, then from the service. */
function useReadAgain(initial: object, isDirty: () => boolean, take: (body: object) => void): void {
  const read = useRef(initial);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (read.current === initial) return;
    read.current = initial;
    startTransition(() => {
      if (!isDirty()) latest.current(initial);
    });
  }, [initial, isDirty]);
}
