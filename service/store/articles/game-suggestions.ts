import type { GameSuggestion, GameSuggestionQuery } from '../contract.ts';
import type { Reader } from '../database.ts';
import { gameTitle, gameTitlesJson } from '../games/game-titles.ts';
import { searchText } from '../lists/search-text.ts';
import { sql } from '../sql.ts';
import { instantText } from '../time/instants.ts';

/** How many days around the publication count, and how many games are suggested. */
const [days, most] = [3, 5];

type Candidate = Omit<GameSuggestion, 'linkType' | 'names'> & {
  phase: number;
  /** What each of its teams is called. */
  teams: Names[];
  /** Hours between it and the publication. */
  distance: number;
};

/** Games within three days of the publication whose teams a text names, the likeliest first. */
export async function suggestArticleGames(
  reader: Reader,
  { text, publishedAt }: GameSuggestionQuery,
): Promise<GameSuggestion[]> {
  const moment = sql`coalesce(${publishedAt ?? null}::timestamptz, now())`;
  const namesOf = (team: ReturnType<typeof sql>) =>
    sql`json_build_array(${team}.display_name, ${team}.team_names->>'short', ${team}.team_names->>'long')`;
  const candidates = await reader.query<Candidate>(sql`
    SELECT g.uuid AS "gameUuid", ${gameTitle(sql`g`)} AS title, ${gameTitlesJson(sql`g`)} AS titles, ${instantText(sql`g.starts_at`)} AS "startDateTime",
      g.phase, json_build_array(${namesOf(sql`home`)}, ${namesOf(sql`away`)}) AS teams,
      abs(extract(epoch FROM g.starts_at - ${moment}) / 3600)::float8 AS distance
    FROM games g LEFT JOIN teams home ON home.uuid = g.home_team_uuid LEFT JOIN teams away ON away.uuid = g.away_team_uuid
    WHERE NOT g.deleted AND g.starts_at BETWEEN ${moment} - make_interval(days => ${days}) AND ${moment} + make_interval(days => ${days})
    ORDER BY g.starts_at, g.uuid LIMIT 2000`);
  const nameIn = finderOf(text, candidates);
  return candidates
    .map((candidate) => ({ candidate, names: candidate.teams.flatMap((names) => nameIn(names) ?? []) }))
    .filter(({ names }) => names.length > 0)
    .sort((a, b) => b.names.length - a.names.length || a.candidate.distance - b.candidate.distance)
    .slice(0, most)
    .map(({ candidate: { phase, teams, distance, ...game }, names }) => ({
      ...game,
      linkType: linkTypes[phase] ?? 'report',
      names,
    }));
}

const linkTypes = ['preview', 'live', 'report'] as const;

interface Word {
  readonly written: string;
  readonly folded: string;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([written]) => ({ written, folded: searchText(written) }));
}

type Names = readonly (string | null)[];

/** A name of one word or more, by which a text may call a team: its folded words with a blank between them. */
interface Called {
  readonly key: string;
  readonly count: number;
}

/**
 * Says how a text calls a team, as it is written there: by one of its names, or by the first word of one that is no short one.
 * The text is gone through once, for the names of all candidates together: one by one, thousands of games would take seconds.
 */
export function finderOf(
  text: string,
  candidates: readonly Pick<Candidate, 'teams'>[],
): (names: Names) => string | undefined {
  const called = new Map<string, Called | undefined>();
  for (const name of candidates.flatMap(({ teams }) => teams.flat())) {
    if (name !== null && !called.has(name)) called.set(name, calledOf(name));
  }
  const words = wordsOf(text);
  const places = placesOf(
    words,
    new Set([...called.values()].flatMap((one) => (one ? [one.key, firstWord(one)] : []))),
  );
  return (names) => {
    const whole = names.flatMap((name) => (name === null ? [] : (called.get(name) ?? [])));
    const first = whole.map((one) => ({ key: firstWord(one), count: 1 })).filter(({ key }) => key.length > 3);
    const found = [...whole, ...first].find(({ key }) => places.has(key));
    const start = found && places.get(found.key);
    if (found === undefined || start === undefined) return undefined;
    return words
      .slice(start, start + found.count)
      .map(({ written }) => written)
      .join(' ');
  };
}

function calledOf(name: string): Called | undefined {
  const words = wordsOf(name).map(({ folded }) => folded);
  return words.length === 0 ? undefined : { key: words.join(' '), count: words.length };
}

const firstWord = ({ key }: Called): string => key.split(' ', 1)[0] ?? '';

/** The place of the first word of each key that the words have, word by word. */
function placesOf(words: readonly Word[], keys: ReadonlySet<string>): Map<string, number> {
  const beginnings = new Set(
    [...keys].flatMap((key) => [...key.matchAll(/ |$/g)].map(({ index }) => key.slice(0, index))),
  );
  const places = new Map<string, number>();
  for (const start of words.keys()) {
    let begun = [''];
    for (let place = start; begun.length > 0 && place < words.length; place++) {
      const forms = formsOf(words[place]?.folded ?? '');
      begun = begun
        .flatMap((before) => forms.map((form) => (before === '' ? form : `${before} ${form}`)))
        .filter((key) => beginnings.has(key));
      for (const key of begun) if (keys.has(key) && !places.has(key)) places.set(key, start);
    }
  }
  return places;
}

/** What a word may stand for: Swedish and English put an s behind a name that something belongs to. */
function formsOf(word: string): string[] {
  return word.length > 1 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
}
