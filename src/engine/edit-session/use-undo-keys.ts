import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
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
 * these keys stay. What changed is said, and takes the focus.
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
    (direction: Direction): void => {
      const taken = session.step(direction);
      if (!taken) return;
      const { names, focus } = latest.current(taken);
      const what = names.length > NAMED ? t('history.fields', { count: names.length }) : names.join(', ');
      const words = t(direction === 'undo' ? 'history.undone' : 'history.redone', { what });
      // The same words twice are said twice.
      setSaid((before) => (before === words ? `${words}\u00a0` : words));
      if (focus === undefined) return;
      const before = inputs.current;
      onceShown(() => {
        // Anyone who writes on meanwhile is not taken elsewhere.
        if (inputs.current === before) visited.current = focusAt(focus);
      });
    },
    [session, t],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const direction = directionOf(event);
      if (!direction || event.defaultPrevented) return;
      if (event.target !== visited.current && isElsewhere(event.target)) return;
      event.preventDefault();
      go(direction);
    };
    const leave = (): void => {
      visited.current = undefined;
    };
    const write = (): void => {
      inputs.current += 1;
      leave();
    };
    addEventListener('keydown', press);
    addEventListener('input', write);
    addEventListener('focusout', leave);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('input', write);
      removeEventListener('focusout', leave);
    };
  }, [go]);
  const undo = useCallback(() => go('undo'), [go]);
  const redo = useCallback(() => go('redo'), [go]);
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

function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Direction | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}

const PRESSED: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'range',
  'color',
  'file',
]);

/** Whether keys belong to a text that is being written, or to a dialog over the form. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="dialog"], [role="alertdialog"]')) return true;
  if (target instanceof HTMLInputElement) return !PRESSED.has(target.type) && !target.readOnly;
  return target instanceof HTMLTextAreaElement ? !target.readOnly : target.isContentEditable;
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
