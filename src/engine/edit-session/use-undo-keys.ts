import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editor/use-editing.ts';
import type { Direction } from '../editor/use-form-history.ts';
import { useText } from '../text/use-text.ts';

/** Undoing and redoing, from buttons and keys. */
export interface UndoRedo {
  can: Readonly<Record<Direction, boolean>>;
  undo(): void;
  redo(): void;
  /** What was done last, for screen readers. */
  said: string;
}

/** More fields than these are counted, not named. */
const NAMED = 3;

/**
 * Undo and redo of form changes, by buttons and by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y outside of text fields, whose own undo these keys stay. What changed
 * is said, and takes the focus.
 */
export function useUndoRedo({ step, can }: Pick<Editing, 'step' | 'can'>): UndoRedo {
  const { t } = useTranslation();
  const text = useText();
  const [said, setSaid] = useState('');
  /** The field that undoing took the focus to. Until something is written in it, the keys go on undoing. */
  const visited = useRef<HTMLElement>(undefined);
  const inputs = useRef(0);
  const go = useCallback(
    async (direction: Direction): Promise<void> => {
      const done = await step(direction);
      if (!done) return;
      const { fields } = done;
      const names = fields.slice(0, NAMED).map(({ label }) => text(label));
      const what = fields.length > NAMED ? t('history.fields', { count: fields.length }) : names.join(', ');
      const words = t(direction === 'undo' ? 'history.undone' : 'history.redone', { what });
      // The same words twice are said twice.
      setSaid((before) => (before === words ? `${words}\u00a0` : words));
      const path = fields.length === 1 && done.path !== '' ? done.path : (fields[0]?.field ?? done.path);
      const before = inputs.current;
      onceShown(() => {
        // Whoever writes on meanwhile is not taken elsewhere.
        if (inputs.current === before) visited.current = focusAt(path);
      });
    },
    [step, t, text],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const direction = directionOf(event);
      if (!direction || event.defaultPrevented) return;
      if (event.target !== visited.current && isElsewhere(event.target)) return;
      event.preventDefault();
      void go(direction);
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
  const undo = useCallback(() => void go('undo'), [go]);
  const redo = useCallback(() => void go('redo'), [go]);
  return { can, undo, redo, said };
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
