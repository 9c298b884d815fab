import { parseDate } from '@internationalized/date';

/** The last day (`yyyy-MM-dd`) of a contract that is renewed today: the next one of its kind that is not over. */
export function renewedUntil(until: string, today: string): string {
  const end = parseDate(until);
  let years = 1;
  while (end.add({ years }).toString() < today) years++;
  return end.add({ years }).toString();
}
