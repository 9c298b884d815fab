import { type RefObject, useCallback } from 'react';
import type { Entity } from '../../contract/entity.ts';
import { changedFields } from '../merge/changed-fields.ts';
import type { MergedForm } from '../merge/save-merged.ts';
import type { Direction, FormHistory } from './use-form-history.ts';

/** What steps need of the form that they change. */
export interface SteppedForm {
  base: object;
  latest: RefObject<object>;
  setBase(body: object): void;
  /** Shows other values, as changes of the base. */
  show(values: object): void;
  /** Shows a body as it was read. */
  restart(body: object): void;
  /** Takes back what was told of every field. */
  forgetFaults(): void;
}

/** What changes a form as a whole, so that it can be undone: bringing values back, a reset, a merge, and undoing itself. */
export function useSteps(entity: Entity, form: SteppedForm, { noteWhole, noteShift, take }: FormHistory) {
  const { base, latest, setBase, show, restart, forgetFaults } = form;
  /** Puts values back into the form, as changes of what it stands on now. */
  const resume = useCallback(
    (values: object) => {
      noteWhole(latest.current, values);
      show(values);
    },
    [latest, noteWhole, show],
  );
  /** Takes all changes back. */
  const reset = useCallback(() => {
    noteWhole(latest.current, base);
    restart(base);
  }, [base, latest, noteWhole, restart]);
  /** Undoes or redoes one step; gives where it was and the fields that changed, undefined when there was none. */
  const step = useCallback(
    async (direction: Direction) => {
      const now = latest.current;
      const taken = await take(direction, now);
      if (!taken) return undefined;
      show(taken.values);
      forgetFaults();
      return { path: taken.step.path, fields: changedFields(entity.form, now, taken.values) };
    },
    [entity, latest, take, show, forgetFaults],
  );
  /** What is stored has become another, by nobody's editing here: the form stands on it now, with values that were brought onto it. Undoing goes past it. */
  const standOn = useCallback(
    (body: object, values: object) => {
      noteShift(latest.current, values);
      setBase(body);
      show(values);
    },
    [latest, noteShift, setBase, show],
  );
  /** What somebody else saved has been merged in; what was typed meanwhile stays. What was chosen can be undone. */
  const takeMerge = useCallback(
    ({ theirs, before, allMine, merged, onto }: MergedForm) => {
      noteShift(before, allMine);
      noteWhole(allMine, merged);
      setBase(theirs);
      show(latest.current === before ? merged : onto(latest.current));
    },
    [latest, noteWhole, noteShift, setBase, show],
  );
  return { resume, reset, step, standOn, takeMerge };
}
