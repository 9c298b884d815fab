import { parseDate } from '@internationalized/date';
import { lastYear } from '../../../openapi/formats/moments.ts';

/**
 * The last day (`yyyy-MM-dd`) of a contract that is renewed today: the next one of its kind that is not over; undefined
 * where that is later than the contract writes a day.
 */
export function renewedUntil(until: string, today: string): string | undefined {
  const end = parseDate(until);
  let years = 1;
  while (end.add({ years }).toString() < today) years++;
  const next = end.add({ years });
  return next.year <= lastYear ? next.toString() : undefined;
}
