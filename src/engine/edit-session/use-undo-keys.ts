import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { undoByToast } from '../../ui/toast-queue.ts';
import { isUndoKey, isWritingOrAsked } from '../../ui/undo-key.ts';
import type { EditSession, TakenStep } from './edit-session.ts';
import type { Direction } from './undo-history.ts';

/** Undoing and redoing, from buttons and keys. */
export interface UndoRedo {
  can: Readonly<Record<Direction, boolean>>;
  undo(): void;
  redo(): void;
  /** What was done last, for screen readers. */
  said: string;
}

/** What a step changed, in words. */
export interface StepDescription {
  /** What the changed fields are called, in the user's language. */
  names: readonly string[];
  /** The path whose control takes the focus; undefined where the editor sees to it. */
  focus: string | undefined;
}

/** More fields than these are counted, not named. */
const NAMED = 3;

/**
 * Undo and redo of a session, by buttons and by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y outside of text fields, whose own undo
 * these keys stay. What changed is said, and takes the focus. With nothing to undo, Ctrl+Z is the newest toast's.
 */
export function useUndoKeys<Base extends object, Value extends object>(
  session: EditSession<Base, Value>,
  describe: (step: TakenStep<Value>) => StepDescription,
): UndoRedo {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const can = useCanStep(session);
  /** The field that undoing took the focus to. Until something is written in it, the keys go on undoing. */
  const visited = useRef<HTMLElement>(undefined);
  const inputs = useRef(0);
  const latest = useRef(describe);
  useEffect(() => {
    latest.current = describe;
  });
  const go = useCallback(
    (direction: Direction): boolean => {
      const taken = session.step(direction);
      if (!taken) return false;
      const { names, focus } = latest.current(taken);
      const what = names.length > NAMED ? t('history.fields', { count: names.length }) : names.join(', ');
      const words = t(direction === 'undo' ? 'history.undone' : 'history.redone', { what });
      // The same words twice are said twice.
      setSaid((before) => (before === words ? `${words}\u00a0` : words));
      if (focus === undefined) return true;
      const before = inputs.current;
      onceShown(() => {
        // Anyone who writes on meanwhile is not taken elsewhere.
        if (inputs.current === before) visited.current = focusAt(focus);
      });
      return true;
    },
    [session, t],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const direction = directionOf(event);
      if (!direction || event.defaultPrevented) return;
      if (event.target !== visited.current && isWritingOrAsked(event.target)) return;
      event.preventDefault();
      if (!go(direction) && direction === 'undo') undoByToast();
    };
    const leave = (): void => {
      visited.current = undefined;
    };
    const write = (): void => {
      inputs.current += 1;
      leave();
    };
    // Before the toasts, which listen at the window.
    document.addEventListener('keydown', press);
    addEventListener('input', write);
    addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('keydown', press);
      removeEventListener('input', write);
      removeEventListener('focusout', leave);
    };
  }, [go]);
  const undo = useCallback(() => void go('undo'), [go]);
  const redo = useCallback(() => void go('redo'), [go]);
  return useMemo(() => ({ can, undo, redo, said }), [can, undo, redo, said]);
}

/** Whether there is something to undo and to redo; the same object as long as it says the same. */
function useCanStep<Base extends object, Value extends object>({
  subscribe,
  get,
}: EditSession<Base, Value>): UndoRedo['can'] {
  const undo = useSyncExternalStore(subscribe, () => get().past.length > 0);
  const redo = useSyncExternalStore(subscribe, () => get().future.length > 0);
  return useMemo(() => ({ undo, redo }), [undo, redo]);
}

function directionOf(event: KeyboardEvent): Direction | undefined {
  if (isUndoKey(event)) return 'undo';
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  return key.toLowerCase() === (shiftKey ? 'z' : 'y') ? 'redo' : undefined;
}

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';

/** Waits until the form shows the body that it was given. */
function onceShown(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}

/** Focuses the control of a path, or the nearest around it; gives it. */
function focusAt(path: string): HTMLElement | undefined {
  const control = controlOf(path);
  control?.scrollIntoView?.({ block: 'nearest' });
  control?.focus({ preventScroll: true });
  return control;
}

function controlOf(path: string): HTMLElement | undefined {
  const keys = path.split('.');
  for (let length = keys.length; length > 0; length--) {
    const id = CSS.escape(`field.${keys.slice(0, length).join('.')}`);
    const found =
      document.querySelector<HTMLElement>(`#${id}`) ?? document.querySelector<HTMLElement>(`[id^="${id}."]`);
    const control = found?.matches(FOCUSABLE) ? found : found?.querySelector<HTMLElement>(FOCUSABLE);
    if (control) return control;
  }
  return undefined;
}
