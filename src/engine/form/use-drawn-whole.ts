import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../loading/after-paint.ts';

const Whole = createContext(false);
/** What is first drawn for the printer has no later frame. */
let isPrinting = false;

/**
 * Says that the form inside is needed whole at once, such as when a refused save leads to a field that may not be drawn
 * yet.
 */
export const WholeProvider = Whole.Provider;

/**
 * Whether all parts of a form are drawn: what is below the fold comes after the first frame that is on screen. All are
 * there at once when the form is needed whole, when the page is printed, and when parts come or go.
 * @param count how many parts there are
 */
export function useDrawnWhole(count: number): boolean {
  const isNeeded = useContext(Whole);
  const [first] = useState(count);
  const [isWhole, setWhole] = useState(isPrinting);
  const isDue = isWhole || isNeeded || count !== first;
  useEffect(() => {
    if (isDue) return undefined;
    const callOff = afterPaint(() => startTransition(() => setWhole(true)));
    const drawNow = (): void => {
      isPrinting = true;
      flushSync(() => setWhole(true));
      isPrinting = false;
    };
    addEventListener('beforeprint', drawNow);
    return () => {
      callOff();
      removeEventListener('beforeprint', drawNow);
    };
  }, [isDue]);
  // What was drawn once stays, whatever it was needed for.
  if (isDue && !isWhole) setWhole(true);
  return isDue;
}
