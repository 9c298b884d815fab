import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const BUTTON = '[data-member-button] button';
const WRITTEN = 'input[type="text"]';

/**
 * Keeps the focus in a list of people: when the row that has it goes away, the next one's button gets it. Enter in a box goes to the same box of the next
 * row, Shift+Enter to that of the row before, so that numbers are written one under the other. `count` is the number of rows.
 */
export function useKeptFocus(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const held = useRef<{ element: HTMLElement; index: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of rows is what the focus waits for
  useLayoutEffect(() => {
    const { current: had } = held;
    if (!had || had.element.isConnected) return;
    held.current = undefined;
    const buttons = ref.current?.querySelectorAll<HTMLElement>(BUTTON) ?? [];
    buttons[Math.min(had.index, buttons.length - 1)]?.focus();
  }, [count]);
  const handlers = {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
      const row = target.closest('[data-member]');
      held.current = row ? { element: target, index: [...currentTarget.children].indexOf(row) } : undefined;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>): void => {
      if (target.isConnected) held.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const { target, currentTarget, key, shiftKey } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
      event.preventDefault();
      const boxes = [...currentTarget.querySelectorAll<HTMLElement>(WRITTEN)];
      boxes[boxes.indexOf(target) + (shiftKey ? -1 : 1)]?.focus();
    },
  };
  return { ref, handlers };
}
