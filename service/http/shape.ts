import type { Fault } from './faults.ts';

/**
 * Objects and lists in each other, and names in an object: more than any body of the contract has, and few enough for
 * code that goes through them one by one or calls itself for each.
 */
const most = { levels: 100, names: 5_000 };

/**
 * A fault for a body that is nested too deep or has an object of too many names, else none. A schema that refers to itself,
 * such as that of menu items, is checked by recursion, and a small body can be deep enough to exhaust the stack. Walks level
 * by level, without recursion.
 */
export function shapeFaults(value: unknown): Fault[] {
  let level: readonly object[] = isObject(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    const below: object[] = [];
    for (const one of level) {
      const children = childrenOf(one);
      if (children === undefined) {
        return [
          { path: '', message: `must not have more than ${most.names} names in an object`, code: 'maxProperties' },
        ];
      }
      if (depth === most.levels && children.length > 0) {
        return [{ path: '', message: `must not be nested deeper than ${most.levels} levels`, code: 'depth' }];
      }
      for (const child of children) if (isObject(child)) below.push(child);
    }
    level = below;
  }
  return [];
}

/** The values of an object or a list; undefined for an object of too many. */
function childrenOf(one: object): readonly unknown[] | undefined {
  if (Array.isArray(one)) return one as unknown[];
  const names = Object.keys(one);
  return names.length > most.names ? undefined : names.map((name) => (one as Record<string, unknown>)[name]);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
