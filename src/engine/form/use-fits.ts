import { useSyncExternalStore } from 'react';
import type { When } from '../../contract/entity.ts';
import { fits } from '../values/fits.ts';
import { useSurroundings } from '../widgets/form-context.ts';

/** Whether the form or the row that one stands in has the values of `when` now; what uses it is drawn again when that changes only. */
export function useFits(when: When): boolean {
  const { subscribe, read } = useSurroundings();
  return useSyncExternalStore(subscribe, () => {
    const held = read();
    return held === undefined || fits(when, held);
  });
}
