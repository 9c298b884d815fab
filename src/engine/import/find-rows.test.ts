import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { isWhole } from '../entity/entity-kinds.ts';
import { createFindRows, meaningKey } from './find-rows.ts';

const first = { uuid: 't1', displayName: 'Frosthamn HC', teamCode: 'FRO', clubName: 'Frosthamn HC' };
const youth = { uuid: 't2', displayName: 'Frosthamn HC J18', teamCode: 'FRO18', clubName: 'Frosthamn HC' };
const other = { uuid: 't3', displayName: 'Isdalen SK', teamCode: 'ISD', clubName: 'Isdalen' };

/** Looks a text up among the three teams, as the import of games does. */
async function find(text: string, meanings = new Map<string, object>()) {
  const game = await entities.find(({ name }) => name === 'game')?.load();
  if (!game || !isWhole(game)) throw new Error('games have no form');
  const read = (search: string) => ({
    queryKey: keyOf(search),
    queryFn: async () => ({ items: [first, youth, other], total: 3 }),
  });
  const sources = { ...game.sources, listTeams: { searches: true, read } };
  return createFindRows({ ...game, sources }, new QueryClient(), meanings)('listTeams', text);
}

/** The key of a list that no contract generates. */
const keyOf = (search: string): readonly unknown[] => ['teams', search];

test('a thing is meant by its name before those that have the name as another text of theirs', async () => {
  expect(await find('frosthamn hc')).toEqual([first]);
  expect(await find('FRO18')).toEqual([youth]);
  expect(await find('Isdalen')).toEqual([other]);
  expect(await find('Frosthamn')).toEqual([]);
});

test('what the user has said that a text means comes before all', async () => {
  expect(await find('Frosthamn HC', new Map([[meaningKey('listTeams', 'Frosthamn HC'), youth]]))).toEqual([youth]);
});
