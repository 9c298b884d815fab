import { useEffect } from 'react';
import type { UndoSteps } from './menu-tree-props.ts';

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y undo and redo, outside of texts that are being written and of dialogs. */
export function useUndoKeys(steps: UndoSteps | undefined): void {
  useEffect(() => {
    if (!steps) return undefined;
    const press = (event: KeyboardEvent): void => {
      const direction = directionOf(event);
      if (!direction || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      if (steps.can[direction]) steps[direction]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [steps]);
}

function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}

const TEXTS =
  'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"], [role="dialog"], [role="alertdialog"]';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXTS) !== null;
