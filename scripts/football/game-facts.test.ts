import { describe, expect, test } from 'vitest';
import { changesOf, factsOf, type GameFacts } from './game-facts.ts';
import { sampleGame, sampleMatch } from './sample-match.ts';

const zone = 'Europe/Stockholm';
const goals = (home: number, away: number) => ({ home, away });

describe('what a match tells of its game', () => {
  test('time, round and place', () => {
    expect(factsOf(sampleMatch({ venue: 'Norrvallen' }), zone)).toEqual({
      startDateTime: '2025-08-01T16:30:00Z',
      timeToBeDecided: false,
      roundLabel: 'Matchday 3',
      roundNumber: 3,
      venueName: 'Norrvallen',
    });
  });

  test('a time with its own distance from UTC needs no zone', () => {
    expect(factsOf(sampleMatch({ utcOffset: -180 }), zone).startDateTime).toBe('2025-08-01T21:30:00Z');
  });

  test.each(['Europe/Stockholm', 'Asia/Tokyo', 'America/Mexico_City', 'Australia/Sydney'])(
    'a day without a time is to be decided, and the same day in UTC (%s)',
    (timeZone) => {
      const facts = factsOf(sampleMatch({ time: undefined }), timeZone);
      expect(facts.timeToBeDecided).toBe(true);
      expect(facts.startDateTime.slice(0, 10)).toBe('2025-08-01');
    },
  );

  test('extra time makes the final score, penalties do not', () => {
    const score = { ht: goals(0, 0), ft: goals(0, 1), et: goals(1, 1), p: goals(4, 3) };
    expect(factsOf(sampleMatch({ score }), zone)).toMatchObject({
      state: 'post-game',
      played: true,
      homeScore: 1,
      awayScore: 1,
      overtime: true,
      shootout: true,
      periodScores: [
        { period: 'halfTime', home: 0, away: 0 },
        { period: 'fullTime', home: 0, away: 1 },
        { period: 'extraTime', home: 1, away: 1 },
        { period: 'penalties', home: 4, away: 3 },
      ],
    });
  });

  test('penalties right after full time are a shootout without overtime', () => {
    const facts = factsOf(sampleMatch({ score: { ft: goals(2, 1), p: goals(4, 3) } }), zone);
    expect(facts).toMatchObject({ homeScore: 2, awayScore: 1, overtime: false, shootout: true });
  });

  test('half time alone is no result', () => {
    const facts = factsOf(sampleMatch({ score: { ht: goals(1, 0) } }), zone);
    expect(facts.periodScores).toEqual([{ period: 'halfTime', home: 1, away: 0 }]);
    expect(facts).not.toHaveProperty('played');
  });

  test.each([
    ['cancelled', 'canceled'],
    ['canceled', 'canceled'],
    ['abandoned', 'canceled'],
    ['postponed', undefined],
    ['awarded', undefined],
  ])('%s without a score: state %s', (status, state) => {
    expect(factsOf(sampleMatch({ status }), zone).state).toBe(state);
  });

  test('an awarded score is a score', () => {
    const facts = factsOf(sampleMatch({ status: 'awarded', score: { ft: goals(3, 0) } }), zone);
    expect(facts).toMatchObject({ played: true, homeScore: 3, awayScore: 0, state: 'post-game' });
  });
});

describe('what changes in a game', () => {
  const changes = (game: Parameters<typeof sampleGame>[0], match: Parameters<typeof sampleMatch>[0]) =>
    changesOf(sampleGame(game), factsOf(sampleMatch(match), zone), zone);
  const played = {
    state: 'post-game',
    played: true,
    homeScore: 2,
    awayScore: 1,
    overtime: false,
    shootout: false,
  } as const;

  test('nothing, when it says the same', () => {
    expect(changes({}, {})).toEqual({});
    const periodScores = [{ away: 1, home: 2, period: 'fullTime' as const }];
    expect(changes({ ...played, periodScores }, { score: { ft: goals(2, 1) } })).toEqual({});
  });

  test('a result that came, and one that was corrected', () => {
    const facts: Partial<GameFacts> = { ...played, periodScores: [{ period: 'fullTime', home: 2, away: 1 }] };
    const { overtime: _, shootout: __, ...told } = facts;
    expect(changes({}, { score: { ft: goals(2, 1) } })).toEqual(told);
    expect(
      changes({ ...played, homeScore: 1, periodScores: facts.periodScores ?? [] }, { score: { ft: goals(2, 1) } }),
    ).toEqual({
      homeScore: 2,
    });
  });

  test('a time that moved, and one that is known now', () => {
    expect(changes({}, { time: '19:00' })).toEqual({ startDateTime: '2025-08-01T17:00:00Z', timeToBeDecided: false });
    expect(changes({ timeToBeDecided: true }, {})).toEqual({
      startDateTime: '2025-08-01T16:30:00Z',
      timeToBeDecided: false,
    });
  });

  test('a day alone takes no time away, but moves a game to another day', () => {
    expect(changes({}, { time: undefined })).toEqual({});
    expect(changes({ timeToBeDecided: true, rawStartDateTime: '2025-08-01T00:00:00Z' }, { time: undefined })).toEqual(
      {},
    );
    expect(changes({}, { time: undefined, date: '2025-08-02' })).toEqual({
      startDateTime: '2025-08-02T10:00:00Z',
      timeToBeDecided: true,
    });
  });

  test('what the file does not tell stays: a result, a venue', () => {
    expect(changes({ ...played, venueName: 'Norrvallen' }, {})).toEqual({});
  });

  test('a game that was postponed on the site keeps its new time while the file has the old one', () => {
    const moved = { rawStartDateTime: '2025-09-01T16:30:00Z', originalStartDateTime: '2025-08-01T16:30:00Z' };
    expect(changes(moved, {})).toEqual({});
    expect(changes(moved, { date: '2025-09-02' })).toHaveProperty('startDateTime', '2025-09-02T16:30:00Z');
  });
});
