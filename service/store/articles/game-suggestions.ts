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
  teams: string[][];
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
  const words = wordsOf(text);
  return candidates
    .map((candidate) => ({ candidate, names: candidate.teams.flatMap((names) => foundName(words, names) ?? []) }))
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

/** How a text calls a team, as it is written there: by one of its names, or by the first word of one that is no short one. */
function foundName(words: readonly Word[], names: readonly (string | null)[]): string | undefined {
  const whole = names.filter((name) => name !== null).map((name) => wordsOf(name).map(({ folded }) => folded));
  const first = whole.flatMap(([word = '']) => (word.length > 3 ? [[word]] : []));
  for (const wanted of [...whole, ...first]) {
    if (wanted.length === 0) continue;
    const place = words.findIndex((_, start) =>
      wanted.every((word, index) => isWord(words[start + index]?.folded, word)),
    );
    if (place !== -1)
      return words
        .slice(place, place + wanted.length)
        .map(({ written }) => written)
        .join(' ');
  }
  return undefined;
}

/** Swedish and English put an s behind a name that something belongs to. */
function isWord(found: string | undefined, wanted: string): boolean {
  return found === wanted || found === `${wanted}s`;
}
