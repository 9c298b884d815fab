import { expect, it } from 'vitest';
import { createTotals } from './totals.ts';

const total = (count: number) => ({ count, snapshot: '1:1:' });

it('keeps the totals that were asked for last', () => {
  const totals = createTotals(2);
  totals.keep('teams', total(1));
  totals.keep('games', total(2));
  totals.keep('teams', total(3));
  totals.keep('media', total(4));
  expect(totals.get('games')).toBeUndefined();
  expect(totals.get('teams')).toEqual(total(3));
  expect(totals.get('media')).toEqual(total(4));
});
