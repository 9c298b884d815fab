import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAfterPaint } from '../use-after-paint.ts';

const Whole = createContext(false);
/** What is first drawn for the printer has no later turn. */
let isPrinting = false;

/** Says that the form inside is needed whole at once, such as when a refused save leads to a field that may not be drawn yet. */
export const WholeProvider = Whole.Provider;

/**
 * How many of `total` parts are drawn: at first `atOnce`, and with each frame that is on screen so many more, until all are there. All are there at once when
 * the form is needed whole, when the page is printed, and when parts come or go; from then on a new part is drawn with the others.
 */
export function useInTurn(total: number, atOnce: number): number {
  const isNeeded = useContext(Whole);
  const [known, setKnown] = useState(total);
  const [drawn, setDrawn] = useState(isPrinting ? Infinity : atOnce);
  if (drawn !== Infinity && (isNeeded || total !== known || drawn >= total)) {
    setKnown(total);
    setDrawn(Infinity);
  }
  const draw = useAfterPaint(useCallback(() => setDrawn((before) => before + atOnce), [atOnce]));
  useEffect(() => {
    if (drawn === Infinity) return undefined;
    draw();
    const drawAll = (): void => {
      isPrinting = true;
      flushSync(() => setDrawn(Infinity));
      isPrinting = false;
    };
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, [drawn, draw]);
  return Math.min(drawn, total);
}
