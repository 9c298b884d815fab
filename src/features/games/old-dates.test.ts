import { expect, it } from 'vitest';
import { oldDates } from './old-dates.ts';

const find = (text: string) => oldDates(text, '2026-11-27T18:00:00Z', 'Europe/Stockholm');

it('finds the sentences that tell the old day or time, in the zone of the site', () => {
  const text =
    'Derbyt spelas den 27 november. Köp biljett nu!\nNedsläpp 19.00 i Frosthamn. Nästa match är den 28 november.';
  expect(find(text)).toEqual(['Derbyt spelas den 27 november.', 'Nedsläpp 19.00 i Frosthamn.']);
});

it('finds nothing where neither is told, and three sentences at most', () => {
  expect(find('Derbyt är flyttat. Biljetterna gäller.')).toEqual([]);
  expect(find('Den 27 november. '.repeat(9))).toHaveLength(3);
});
