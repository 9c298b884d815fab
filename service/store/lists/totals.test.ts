import { expect, it } from 'vitest';
import { createTotals } from './totals.ts';

const total = (count: number) => ({ count, snapshot: '1:1:', written: '' });

it('keeps the totals that were asked for last', () => {
  const totals = createTotals(new Map(), 2);
  totals.keep('teams', total(1));
  totals.keep('games', total(2));
  totals.keep('teams', total(3));
  totals.keep('media', total(4));
  expect(totals.get('games')).toBeUndefined();
  expect(totals.get('teams')).toEqual(total(3));
  expect(totals.get('media')).toEqual(total(4));
});

it('names the tables that a list reads, each by its site if it has any', () => {
  const { tablesOf } = createTotals(
    new Map([
      ['teams', true],
      ['sites', false],
      ['games', true],
    ]),
  );
  expect(tablesOf('a1', 'teams p WHERE p.owner IN (SELECT instance_id FROM sites)')).toEqual([' sites', 'a1 teams']);
  expect(tablesOf('a1', 'games p WHERE p.starts_at < now()')).toEqual([]);
});
