import type { Game } from './game-facts.ts';
import type { SourceMatch } from './source-match.ts';

/** A match of invented clubs for unit tests, with what a test changes in it. */
export function sampleMatch(change: Partial<SourceMatch> = {}): SourceMatch {
  return {
    number: 1,
    home: 'Norrvik BK',
    away: 'Ödeby IF',
    date: '2025-08-01',
    time: '18:30',
    utcOffset: undefined,
    roundLabel: 'Matchday 3',
    roundNumber: 3,
    venue: undefined,
    score: {},
    status: undefined,
    goals: 0,
    unread: [],
    ...change,
  };
}

/** The game that the service answers for `sampleMatch` in Stockholm, with what a test changes in it. */
export function sampleGame(change: Partial<Game> = {}): Game {
  const start = change.rawStartDateTime ?? '2025-08-01T16:30:00Z';
  return {
    uuid: 'g1',
    displayName: 'Norrvik BK - Ödeby IF',
    titles: [],
    ssgtUuid: 's1',
    ssgt: { uuid: 's1', displayName: 'Serie 2025', titles: [], names: [] },
    startDateTime: start,
    rawStartDateTime: start,
    originalStartDateTime: null,
    originalTimeToBeDecided: false,
    timeToBeDecided: false,
    state: 'pre-game',
    played: false,
    overtime: false,
    shootout: false,
    displayStatus: 'Upcoming',
    status: 'upcoming',
    homeTeam: { uuid: 'home' },
    awayTeam: { uuid: 'away' },
    homeScore: null,
    awayScore: null,
    homeTeamInfo: null,
    awayTeamInfo: null,
    venueName: null,
    venueInfo: null,
    seriesInfo: { uuid: 'r1' },
    roundNumber: 3,
    roundLabel: 'Matchday 3',
    periodScores: [],
    extIds: [],
    deleted: false,
    createdAt: null,
    createdBy: null,
    lastModified: null,
    ...change,
  };
}
