import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import type { FormDefinition } from '../../contract/entity.ts';
import {
  type History,
  type Moment,
  NO_HISTORY,
  record,
  type Step,
  shift,
  stepBack,
} from '../edit-session/undo-history.ts';
import { FormIndex } from '../form/form-index.ts';

/** Which way a step goes. */
export type Direction = 'undo' | 'redo';

/** What can be undone and redone. */
export type FormHistory = ReturnType<typeof useHistory>;

/** Widgets whose values are chosen: each choice is a step. What is written elsewhere is a step for each field and pause. */
const CHOSEN: ReadonlySet<string> = new Set([
  'select',
  'radio',
  'country',
  'language',
  'relation',
  'colour',
  'date',
  'date-time',
  'media',
  'frame',
]);

const NOTHING = { undo: false, redo: false };

/** Keeps what can be undone and redone of one form. It is written beside the form's state, so that a key costs no more than noting it. */
export function useHistory(form: FormDefinition) {
  const history = useRef(NO_HISTORY);
  const isTyped = useMemo(() => {
    const index = new FormIndex(form);
    return (path: string) => !CHOSEN.has(index.find(path)?.field.widget ?? '');
  }, [form]);
  const [can, setCan] = useState(NOTHING);
  const told = useRef(NOTHING);
  const write = useCallback((next: History) => {
    history.current = next;
    const now = { undo: next.past.length > 0, redo: next.future.length > 0 };
    // React is asked only when there is news: a question for every key would be a drawing for every key.
    if (told.current.undo === now.undo && told.current.redo === now.redo) return;
    told.current = now;
    startTransition(() => setCan(now));
  }, []);
  const note = useCallback(
    (before: object, after: object) => write(record(history.current, before, after, performance.now(), isTyped)),
    [write, isTyped],
  );
  /** Notes a change of the form as a whole, which is always a step of its own. */
  const noteWhole = useCallback(
    (before: object, after: object) => write(record(history.current, before, after, performance.now(), () => false)),
    [write],
  );
  const noteShift = useCallback((from: object, to: object) => write(shift(history.current, from, to)), [write]);
  /** What was undone is done with: after a save. */
  const forgetFuture = useCallback(() => write({ ...history.current, future: [] }), [write]);
  /** Takes the latest step; gives the body that it leads to. Undefined when there is none. */
  const take = useCallback(
    async (direction: Direction, now: object): Promise<{ values: object; step: Step } | undefined> => {
      const back = stepBack(history.current, direction, now);
      if (!back) return undefined;
      write(back.history);
      return { step: back.step, values: await shifted(form, back.step.other, back.history) };
    },
    [form, write],
  );
  return useMemo(
    () => ({ can, note, noteWhole, noteShift, forgetFuture, take }),
    [can, note, noteWhole, noteShift, forgetFuture, take],
  );
}

/** A moment as it would be had all shifts since then come before it. */
async function shifted(form: FormDefinition, { values, shifts }: Moment, history: History): Promise<object> {
  const since = history.shifts.slice(shifts);
  if (since.length === 0) return values;
  const { broughtOnto } = await import('../merge/save-merged.ts');
  return since.reduce((mine, { from, to }) => broughtOnto(form, from, to, mine), values);
}
