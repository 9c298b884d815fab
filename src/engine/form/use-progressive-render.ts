import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../loading/after-paint.ts';

const Whole = createContext(false);
/** What is first drawn for the printer has no later turn. */
let isPrinting = false;

/** Says that the form inside is needed whole at once, such as when a refused save leads to a field that may not be drawn yet. */
export const WholeProvider = Whole.Provider;

/**
 * How many of `total` parts are drawn: at first `atOnce`, and with each frame that is on screen so many more, until all are there. All are there at once when
 * the form is needed whole, when the page is printed, and when parts come or go; from then on a new part is drawn with the others. `fetchPart` fetches what a
 * part is drawn with: it is not drawn before, for it would grow, and move what stands below it from under the pointer. Keep its identity.
 */
export function useProgressiveRender(
  total: number,
  atOnce: number,
  fetchPart?: (part: number) => Promise<unknown> | undefined,
): number {
  const isNeeded = useContext(Whole);
  const [known, setKnown] = useState(total);
  const [drawn, setDrawn] = useState(isPrinting ? Infinity : atOnce);
  if (drawn !== Infinity && (isNeeded || total !== known || drawn >= total)) {
    setKnown(total);
    setDrawn(Infinity);
  }
  useEffect(() => {
    if (drawn === Infinity) return undefined;
    let isNext = true;
    const draw = (): void => {
      if (isNext) startTransition(() => setDrawn((before) => before + atOnce));
    };
    // Even to ask for code takes time that what is on screen would wait for.
    const callOff = afterPaint(() => {
      const coming = fetchPart?.(drawn);
      if (coming) void coming.then(draw);
      else draw();
    });
    const drawAll = (): void => {
      isPrinting = true;
      flushSync(() => setDrawn(Infinity));
      isPrinting = false;
    };
    addEventListener('beforeprint', drawAll);
    return () => {
      isNext = false;
      callOff();
      removeEventListener('beforeprint', drawAll);
    };
  }, [drawn, atOnce, fetchPart]);
  return Math.min(drawn, total);
}
