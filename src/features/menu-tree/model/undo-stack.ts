/** Something that is edited, with all that it was before and, after undoing, would be again. There is no limit. */
export interface UndoStack<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last change was of, while further changes of the same belong to it; undefined when the next one is a step of its own. */
  step: string | undefined;
}

/** A state that nothing was done to yet. */
export const freshStack = <State>(present: State): UndoStack<State> => ({
  past: [],
  present,
  future: [],
  step: undefined,
});

/**
 * After a change. Changes with the same `step`, one after the other, are undone together: the letters of one title. What was undone before cannot be redone
 * any more. Nothing happens when nothing changed.
 */
export function pushState<State>(stack: UndoStack<State>, present: State, step?: string): UndoStack<State> {
  if (present === stack.present) return stack;
  const isSameStep = step !== undefined && step === stack.step;
  return { past: isSameStep ? stack.past : [...stack.past, stack.present], present, future: [], step };
}

/** One step back; the stack itself when there is none. */
export function undo<State>(stack: UndoStack<State>): UndoStack<State> {
  const present = stack.past.at(-1);
  if (present === undefined) return stack;
  return { past: stack.past.slice(0, -1), present, future: [...stack.future, stack.present], step: undefined };
}

/** One step forth again; the stack itself when there is none. */
export function redo<State>(stack: UndoStack<State>): UndoStack<State> {
  const present = stack.future.at(-1);
  if (present === undefined) return stack;
  return { past: [...stack.past, stack.present], present, future: stack.future.slice(0, -1), step: undefined };
}

/** Every state brought elsewhere: after a publish or a merge, what came from the service holds for all of them. */
export function mapStates<State>(stack: UndoStack<State>, change: (state: State) => State): UndoStack<State> {
  return {
    past: stack.past.map(change),
    present: change(stack.present),
    future: stack.future.map(change),
    step: undefined,
  };
}
