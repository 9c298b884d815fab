import { type MouseEvent, useCallback, useEffect, useRef } from 'react';

/** How soon the second press of a double click comes, milliseconds; a first one waits so long before it opens anything. */
const DOUBLE_CLICK = 250;

/**
 * Gives a link over a whole row double clicks on the cells that `selector` names. A single press of the mouse there follows the
 * link once no second one can come; anywhere else, by a finger, by keys and with Ctrl, Shift or the middle button it is a link
 * as ever (docs/decisions/0037).
 */
export function useDoublePress(selector: string, onDouble: (cell: HTMLElement) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>): void => {
      if (!isPlain(event)) return;
      const cell = cellUnder(event, selector);
      if (!cell) return;
      event.preventDefault();
      clearTimeout(timer.current);
      const link = event.currentTarget;
      if (event.detail > 1) onDouble(cell);
      else timer.current = setTimeout(() => link.click(), DOUBLE_CLICK);
    },
    [selector, onDouble],
  );
}

/** A press of the mouse itself, which would open the link in this very tab. */
const isPlain = ({ nativeEvent, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  'pointerType' in nativeEvent &&
  nativeEvent.pointerType === 'mouse' &&
  button === 0 &&
  !(ctrlKey || metaKey || shiftKey || altKey);

/** The cell of a row that its link covers where the pointer is. */
function cellUnder({ currentTarget, clientX, clientY }: MouseEvent, selector: string): HTMLElement | undefined {
  const row = currentTarget.closest('tr');
  return document
    .elementsFromPoint(clientX, clientY)
    .find(
      (one): one is HTMLElement => one instanceof HTMLElement && one.matches(selector) && one.closest('tr') === row,
    );
}
