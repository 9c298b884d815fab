import { useEffect, useState } from 'react';
import type { EditSession, EditState } from '../edit-session/edit-session.ts';
import { afterPaint } from '../loading/after-paint.ts';

/**
 * The state of a session as it was when the last frame was on screen: for what is counted and drawn around a form, so
 * that a key waits for its own control only. What must know exactly asks the session.
 */
export function useSettledState<Base extends object, Value extends object>(
  session: EditSession<Base, Value>,
): EditState<Base, Value> {
  const [state, setState] = useState(session.get);
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const settle = (): void => {
      callOff = undefined;
      setState(session.get());
    };
    const settleLater = (): void => {
      callOff ??= afterPaint(settle);
    };
    const unsubscribe = session.subscribe(settleLater);
    return () => {
      unsubscribe();
      callOff?.();
    };
  }, [session]);
  return state;
}
