import { expect, test } from 'vitest';
import { factsOf } from './game-facts.ts';
import { isMadeOf, type PlacedGame, pairGames } from './pair-games.ts';
import { sampleGame, sampleMatch } from './sample-match.ts';

/** A planned game between the teams `home` and `away`. */
function placed(change: Parameters<typeof sampleMatch>[0] = {}, teams: Partial<PlacedGame> = {}): PlacedGame {
  const match = sampleMatch(change);
  const planned = {
    file: 'se.1.json',
    match,
    home: match.home,
    away: match.away,
    facts: factsOf(match, 'Europe/Stockholm'),
  };
  return { planned, home: 'home', away: 'away', ...teams };
}
const found = (wanted: readonly PlacedGame[], games: Parameters<typeof pairGames>[1]) => {
  const pairing = pairGames(wanted, games);
  return {
    uuids: wanted.map((one) => pairing.found.get(one)?.uuid),
    unplanned: pairing.unplanned.map((game) => game.uuid),
  };
};

test('the same game is found, and one that is not planned is told', () => {
  const other = sampleGame({ uuid: 'g2', homeTeam: { uuid: 'x' }, awayTeam: { uuid: 'y' }, roundLabel: 'Final' });
  expect(found([placed()], [other, sampleGame()])).toEqual({ uuids: ['g1'], unplanned: ['g2'] });
});

test.each([
  ['another day', { date: '2025-09-03', time: '20:00' }],
  ['another round', { roundLabel: 'Matchday 4' }],
  ['another day and round', { date: '2025-09-03', roundLabel: undefined }],
])('a game that moved to %s is the same game', (_, change) => {
  expect(found([placed(change)], [sampleGame()]).uuids).toEqual(['g1']);
});

test('two teams that meet twice keep their games apart, whichever comes first', () => {
  const spring = sampleGame({ uuid: 'g2', roundLabel: 'Matchday 20', rawStartDateTime: '2026-04-01T16:30:00Z' });
  const wanted = [placed({ roundLabel: 'Matchday 20', date: '2026-04-02' }), placed()];
  expect(found(wanted, [sampleGame(), spring]).uuids).toEqual(['g2', 'g1']);
  expect(found(wanted, [sampleGame()]).uuids).toEqual([undefined, 'g1']);
});

test('home and away are two games', () => {
  expect(found([placed({}, { home: 'away', away: 'home' })], [sampleGame({ roundLabel: 'Matchday 9' })]).uuids).toEqual(
    [undefined],
  );
});

test('a match that the file writes twice is two games', () => {
  const twice = [placed(), placed({ number: 2 })];
  expect(found(twice, [sampleGame()]).uuids).toEqual(['g1', undefined]);
  expect(found(twice, [sampleGame(), sampleGame({ uuid: 'g2' })]).uuids).toEqual(['g1', 'g2']);
});

test('a team that is spelled better or decided now is found by round, time and the other team', () => {
  expect(found([placed({}, { away: 'better' })], [sampleGame()]).uuids).toEqual(['g1']);
  expect(found([placed({}, { home: 'decided' })], [sampleGame({ homeTeam: null })]).uuids).toEqual(['g1']);
  const undecided = sampleGame({ homeTeam: null, awayTeam: null });
  expect(found([placed({}, { home: 'one', away: 'other' })], [undecided]).uuids).toEqual(['g1']);
  expect(found([placed({}, { home: 'one', away: 'other' })], [sampleGame()]).uuids).toEqual([undefined]);
});

test('what was just made of a plan is known by all its traits', () => {
  expect(isMadeOf(placed(), sampleGame())).toBe(true);
  expect(isMadeOf(placed(), sampleGame({ awayTeam: null }))).toBe(false);
  expect(isMadeOf(placed({ time: '18:31' }), sampleGame())).toBe(false);
});
