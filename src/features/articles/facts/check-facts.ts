import type { Game } from '../../../../generated/model/index.ts';
import { datesIn, scoresIn, timesIn } from '../../../engine/values/figures.ts';
import { misspelled } from './misspelled.ts';

/** A fact of a linked game that the text tells otherwise, or not at all. */
export type Fact =
  | { about: 'score' | 'time' | 'date'; game: string; said: string; is: string }
  | { about: 'spelling'; game: string; said: string; is: string }
  | { about: 'unnamed'; game: string; is: string };

/** What is known of a game when the text is read. */
export type CheckedGame = Pick<
  Game,
  | 'displayName'
  | 'played'
  | 'startDateTime'
  | 'timeToBeDecided'
  | 'homeScore'
  | 'awayScore'
  | 'homeTeamInfo'
  | 'awayTeamInfo'
>;

/** A text with fewer words need not name both teams. */
const WHOLE_TEXT = 60;

/**
 * What a text tells otherwise than the games that it is linked to: the score of a played one, the day and time of one to
 * come, and names of teams. A score, a time or a day counts as told where it stands anywhere in the text; of others
 * nobody knows what they are about, so that one is held against a game only where the right one is missing.
 */
export function checkFacts(text: string, games: readonly CheckedGame[], timeZone: string): Fact[] {
  return games.flatMap((game) => [
    ...(game.played ? wrongScore(text, game, games) : wrongStart(text, game, timeZone)),
    ...wrongNames(text, game),
  ]);
}

function wrongScore(text: string, game: CheckedGame, games: readonly CheckedGame[]): Fact[] {
  const { displayName, homeScore, awayScore } = game;
  if (homeScore === null || awayScore === null) return [];
  const said = scoresIn(text);
  const isOf = (one: CheckedGame) => (score: readonly [number, number]) =>
    (score[0] === one.homeScore && score[1] === one.awayScore) ||
    (score[1] === one.homeScore && score[0] === one.awayScore);
  if (said.some(isOf(game))) return [];
  // A score on the way is never higher than the last one: the highest is what the text ends with.
  const [last] = said
    .filter((score) => !games.some((one) => isOf(one)(score)))
    .sort((a, b) => b[0] + b[1] - (a[0] + a[1]));
  return last ? [{ about: 'score', game: displayName, said: last.join('–'), is: `${homeScore}–${awayScore}` }] : [];
}

function wrongStart(text: string, { displayName, startDateTime, timeToBeDecided }: CheckedGame, zone: string): Fact[] {
  if (!startDateTime || timeToBeDecided) return [];
  const [day, time] = new Date(startDateTime).toLocaleString('sv-SE', { timeZone: zone }).split(' ') as [
    string,
    string,
  ];
  const start = { time: time.slice(0, 5), date: day.slice(5) };
  const of = (about: 'time' | 'date', said: readonly string[]): Fact[] => {
    const [first] = said;
    return first === undefined || said.includes(start[about])
      ? []
      : [{ about, game: displayName, said: first, is: start[about] }];
  };
  return [...of('time', timesIn(text)), ...of('date', datesIn(text))];
}

function wrongNames(text: string, { displayName, homeTeamInfo, awayTeamInfo }: CheckedGame): Fact[] {
  const isWhole = (text.match(/\p{L}+/gu)?.length ?? 0) >= WHOLE_TEXT;
  return [homeTeamInfo, awayTeamInfo].flatMap((team): Fact[] => {
    if (!team) return [];
    const { displayName: name, names, code } = team;
    const known = [name, code, names.short, names.long, names.full].filter((one) => typeof one === 'string');
    const found = misspelled(text, known);
    if (found.isNamed) return [];
    if (found.said) return [{ about: 'spelling', game: displayName, said: found.said, is: name }];
    return isWhole ? [{ about: 'unnamed', game: displayName, is: name }] : [];
  });
}
