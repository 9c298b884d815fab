import { expect, test } from 'vitest';
import { gameCall, orderAtFirst } from './game-call.ts';

const paging = { page: 1, pageSize: 50, sortBy: 'startDateTime', sortOrder: 'desc' };

test('without a competition all games are asked for', () => {
  const parameters = { ...paging, team: 't1', status: 'upcoming' };
  expect(gameCall(parameters)).toEqual({ of: 'all', parameters });
});

test('the games of one competition come from its own call, with its names of the parameters', () => {
  const call = gameCall({
    ...paging,
    seasonSeriesGameType: 's1',
    series: 'r1',
    team: 't1',
    location: 'Arena',
    search: 'x',
  });
  expect(call).toEqual({
    of: 'competition',
    ssgtUuid: 's1',
    parameters: { ...paging, series: 'r1', teamUuid: 't1', location: 'Arena', search: 'x' },
  });
});

test.each([
  { status: 'ongoing' },
  { postponed: 'true' },
  { played: 'true' },
  { deleted: 'true' },
  { startsFrom: '2026-12-01' },
])('what the call for one competition does not know is asked of the call for all: %o', (filter) => {
  const parameters = { ...paging, seasonSeriesGameType: 's1', ...filter };
  expect(gameCall(parameters)).toEqual({ of: 'all', parameters });
});

test('games stand in the order of time, those of one competition backwards', () => {
  expect(orderAtFirst(false)).toEqual({ by: 'startDateTime', direction: 'asc' });
  expect(orderAtFirst(true)).toEqual({ by: 'startDateTime', direction: 'desc' });
});
