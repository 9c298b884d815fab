import { useSyncExternalStore } from 'react';
import type { When } from '../../contract/entity.ts';
import { fits } from '../values/fits.ts';
import { useFormScope } from '../widgets/form-context.ts';

const never = (): (() => void) => () => undefined;

/** Whether the form that one stands in has the values of `when` now; what uses it is drawn again when that changes only. */
export function useFits(when: When): boolean {
  const { values } = useFormScope();
  return useSyncExternalStore(values?.subscribe ?? never, () => values === undefined || fits(when, values.get()));
}
