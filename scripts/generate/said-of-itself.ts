import type { Writers } from '../../src/contract/entity.ts';
import { type CalledWhen, calledWhen } from './called-when.ts';
import { type JsonObject, textAt } from './json.ts';

/** Who alone may call an operation, as `x-writers` says it. */
export const WRITERS: readonly Writers[] = ['super-administrators', 'master-site'];

/** What an operation says of itself by keys of our own, but for where its reply holds the thing. */
export interface SaidOfItself {
  addOn?: string;
  /** Who alone may call it; every administrator of the site when left out. */
  writers?: Writers;
  /** What must be so of the thing that it is called for; left out where it always does what it does. */
  when?: CalledWhen;
  /** The words of the catalogue (specification §8) in which a body that says nothing is refused. */
  whenEmpty?: string;
}

/** Reads it. */
export function saidOfItself(operation: JsonObject): SaidOfItself {
  const addOn = textAt(operation, 'x-requires-add-on');
  const writers = WRITERS.find((one) => one === textAt(operation, 'x-writers'));
  const when = calledWhen(operation['x-when']);
  const whenEmpty = textAt(operation, 'x-when-empty');
  return {
    ...(addOn === undefined ? {} : { addOn }),
    ...(writers === undefined ? {} : { writers }),
    ...(when === undefined ? {} : { when }),
    ...(whenEmpty === undefined ? {} : { whenEmpty }),
  };
}

const spoken = new WeakMap<JsonObject, Map<string, boolean>>();

/** Whether one of our own keys stands anywhere in a contract: where none does, as in another service's, its silence says nothing. */
export function speaksOf(document: JsonObject, key: string): boolean {
  const known = spoken.get(document) ?? new Map<string, boolean>();
  spoken.set(document, known);
  const found = known.get(key) ?? JSON.stringify(document).includes(`"${key}":`);
  known.set(key, found);
  return found;
}
