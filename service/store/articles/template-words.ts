import { type ArticleNode, isArticleDocument } from '../../../openapi/formats/article-body.ts';
import type { ArticleInput } from '../contract.ts';
import type { Reader } from '../database.ts';
import { gameTitle } from '../games/game-titles.ts';
import { sql } from '../sql.ts';
import { siteZone } from '../time/days.ts';

/** A game as templates speak of it. */
interface GameFacts {
  readonly uuid: string;
  readonly startsAt: string;
  readonly timeToBeDecided: boolean;
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly venue: string | null;
  readonly competition: string | null;
  readonly phase: number;
}

/** Games begin by this clock in what is written about them. */
const timeZone = siteZone;

/** What templates know of a game; undefined for one that the site does not have. */
export async function gameFacts(reader: Reader, uuid: string): Promise<GameFacts | undefined> {
  const [found] = await reader.query<GameFacts>(sql`
    SELECT g.uuid, g.starts_at AS "startsAt", g.time_to_be_decided AS "timeToBeDecided", home.display_name AS "homeTeam",
      away.display_name AS "awayTeam", g.home_score AS "homeScore", g.away_score AS "awayScore", g.place_name AS venue,
      c.display_name AS competition, g.phase, ${gameTitle(sql`g`)} AS title
    FROM games g LEFT JOIN teams home ON home.uuid = g.home_team_uuid LEFT JOIN teams away ON away.uuid = g.away_team_uuid
    LEFT JOIN ssgts c ON c.uuid = g.ssgt_uuid WHERE g.uuid = ${uuid} AND NOT g.deleted`);
  return found;
}

/** The words of a game by the names that templates have for them; what is not known yet is left out. */
function wordsOf(game: GameFacts, lang: string): ReadonlyMap<string, string> {
  const start = new Date(game.startsAt);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { timeZone, ...options }).format(start);
  const { homeScore, awayScore } = game;
  const words: Readonly<Record<string, string | number | null>> = {
    homeTeam: game.homeTeam,
    awayTeam: game.awayTeam,
    homeScore,
    awayScore,
    score: homeScore === null || awayScore === null ? null : `${homeScore}–${awayScore}`,
    date: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    time: game.timeToBeDecided ? null : format({ hour: '2-digit', minute: '2-digit' }),
    venue: game.venue,
    competition: game.competition,
  };
  return new Map(
    Object.entries(words).flatMap(([name, word]) => (word === null ? [] : [[name, String(word)] as const])),
  );
}

/** What a game is linked as, by how far it has come. */
const linkTypes = ['preview', 'live', 'report'] as const;

/**
 * An article of a template with the words of a game in its texts, and a tag that links it to the game. A word that the
 * game has none for yet stays as it is, for the author to see.
 */
export function filledIn(article: ArticleInput, game: GameFacts | undefined): ArticleInput {
  if (!game) return article;
  const words = wordsOf(game, article.lang ?? 'sv');
  const fill = (text: string) =>
    text.replace(/\{([A-Za-z]{1,20})\}/g, (whole, name: string) => words.get(name) ?? whole);
  const { tags = [] } = article;
  const isLinked = tags.some(({ value }) => value.split('.')[0] === 'game' && value.split('.')[1] === game.uuid);
  const tag = { value: `game.${game.uuid}.${linkTypes[game.phase] ?? 'report'}` };
  return {
    ...article,
    header: fill(article.header).slice(0, 300).toWellFormed(),
    ...(typeof article.intro === 'string' && { intro: fill(article.intro).slice(0, 5000).toWellFormed() }),
    ...(article.body && typeof article.body === 'object' && { body: filledDocument(article.body, fill) }),
    tags: isLinked || tags.length >= 100 ? tags : [...tags, tag],
  };
}

type Document = Exclude<ArticleInput['body'], string | null | undefined>;

/** Properties of nodes that readers see as text. */
const shown: ReadonlySet<string> = new Set(['title', 'caption', 'alt']);

function filledDocument(document: Document, fill: (text: string) => string): Document {
  const node = (one: ArticleNode): ArticleNode => ({
    ...one,
    ...(typeof one.text === 'string' && { text: fill(one.text) || one.text }),
    ...(one.attrs && {
      attrs: Object.fromEntries(
        Object.entries(one.attrs).map(([name, value]) => [
          name,
          shown.has(name) && typeof value === 'string' ? fill(value) : value,
        ]),
      ),
    }),
    ...(Array.isArray(one.content) && { content: one.content.map(node) }),
  });
  return isArticleDocument(document) ? { ...node(document) } : document;
}
