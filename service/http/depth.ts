import type { Fault } from './faults.ts';

/** Objects and lists in each other: more than any body of the contract has, and few enough for whoever walks through them by recursion. */
const most = 100;

/**
 * A fault for a body that is nested too deep, else none. A schema that refers to itself, such as that of menu items, is checked by recursion, and a small body
 * can be deep enough to exhaust the stack. Walks level by level, without recursion.
 */
export function depthFaults(value: unknown): Fault[] {
  let level: readonly object[] = isObject(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    const below: object[] = [];
    for (const one of level) {
      for (const child of Array.isArray(one)
        ? (one as unknown[])
        : Object.values<unknown>(one as Record<string, unknown>)) {
        if (depth === most)
          return [{ path: '', message: `must not be nested deeper than ${most} levels`, code: 'depth' }];
        if (isObject(child)) below.push(child);
      }
    }
    level = below;
  }
  return [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
