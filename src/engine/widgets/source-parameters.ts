import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { ListParameters } from '../../contract/entity.ts';
import { isEmpty, valueAt } from '../values/values.ts';
import { useSurroundings } from './form-context.ts';

/** Parameters of an operation as a form fills them. */
export interface FilledParameters {
  /** Those that have a value. */
  given: ListParameters;
  /** Whether all have one. */
  isWhole: boolean;
}

const NONE: FilledParameters = { given: {}, isWhole: true };

/**
 * The parameters that a widget fills from the form or the row around it (`parameters`: property by parameter); the same object as
 * long as they have the same values.
 */
export function useFilledParameters(parameters: Readonly<Record<string, string>> | undefined): FilledParameters {
  const { subscribe, read: readHeld } = useSurroundings();
  const last = useRef<{ said: string; filled: FilledParameters }>(undefined);
  const read = useCallback((): FilledParameters => {
    const held = readHeld();
    if (!parameters || !held) return NONE;
    const found = Object.entries(parameters).map(([name, path]) => [name, valueAt(held, path)] as const);
    const given = found.filter((entry): entry is [string, string | number | boolean] => !isEmpty(entry[1]));
    const said = JSON.stringify(given);
    if (last.current?.said !== said)
      last.current = { said, filled: { given: Object.fromEntries(given), isWhole: given.length === found.length } };
    return last.current.filled;
  }, [parameters, readHeld]);
  return useSyncExternalStore(subscribe, read);
}
