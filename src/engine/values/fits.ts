import type { Wanted, When } from '../../contract/entity.ts';
import { isEmpty, valueAt } from './values.ts';

/** Whether the properties of a row or a body have the values that are asked for, or for each one of those listed; always where nothing is asked. */
export function fits(when: When | undefined, body: object): boolean {
  return Object.entries(when ?? {}).every(([property, wanted]) => {
    const value = valueAt(body, property);
    return Array.isArray(wanted) ? wanted.some((one: Wanted) => isWanted(value, one)) : isWanted(value, wanted);
  });
}

/** Whether a value is the wanted one. A flag that is left out counts as off. */
function isWanted(value: unknown, wanted: unknown): boolean {
  if (wanted === null) return isEmpty(value);
  if (wanted === false) return value === false || isEmpty(value);
  return value === wanted;
}
