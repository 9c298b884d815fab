import { articleColumnsOf } from '../../store/articles/article-columns.ts';
import type { Written } from '../../store/articles/article-input.ts';
import { mediaOfArticle } from '../../store/articles/article-media.ts';
import { slugOfHeader } from '../../store/articles/article-slugs.ts';
import type { ArticleState } from '../../store/contract.ts';
import type { Row } from '../insert-rows.ts';
import { type Random, randomOf } from '../random.ts';
import type { FactsOfGame, SiteFacts } from './article-facts.ts';
import { documentOfMarkup } from './article-markup.ts';
import type { ArticleText } from './article-text.ts';

/** What an article of the demo is made from. */
export interface ArticleSource {
  readonly seed: number;
  readonly instanceId: string;
  /** What the site's club is called in its articles. */
  readonly club: string;
  readonly now: Date;
  readonly facts: SiteFacts;
}

/** An article with the rows that belong to it. */
export interface DemoArticle {
  readonly row: Row;
  readonly tags: readonly Row[];
  readonly media: readonly Row[];
  readonly revision: Row;
}

const [hour, day] = [3_600_000, 86_400_000];
const authors = {
  sv: ['Redaktionen', 'Elin Rask', 'Jonte Falk'],
  en: ['Newsroom', 'Maja Lindhöjd', 'Elin Rask'],
} as const;

/** Article number `index` (from 0) of a site, from its text. Slugs that are `taken` get a number. */
export function demoArticle(
  source: ArticleSource,
  index: number,
  text: ArticleText & { readonly lang: 'sv' | 'en' },
  taken: Set<string>,
): DemoArticle {
  const random = randomOf(source.seed, source.instanceId, 'article', index);
  const game = gameOf(source.facts, text, index);
  const fill = fillerOf(source, text.lang, game, index);
  const { published, ...moments } = momentsOf(source.now, text, game, index);
  const written = writtenOf(source, { text, game, fill, random, index });
  const slug = moments.published_at === null ? null : freeSlug(written.header ?? '', index, taken);
  const said = { ...written, published, metadata: { ...written.metadata, ...(slug !== null && { slug }) } };
  const uuid = random.uuid();
  const author = `${(written.author ?? '').toLowerCase().replace(/[^a-z]+/g, '.')}@redaktion.example`;
  const times = {
    created_at: moments.created_at,
    last_modified: moments.last_modified,
    created_by: author,
    modified_by: author,
  };
  const columns = articleColumnsOf(said);
  const { deleted_at, published_at, first_published_at, unpublish_at } = moments;
  const tags = said.tags.map(({ value }, place) => ({ article_uuid: uuid, value, sort_order: place + 1 }));
  return {
    row: {
      uuid,
      ...columns,
      published,
      published_at,
      first_published_at,
      unpublish_at,
      deleted_at,
      ...versions,
      ...times,
    },
    tags,
    media: [...new Map(mediaOfArticle(said).map((one) => mediaRow(uuid, one))).values()],
    revision: {
      article_uuid: uuid,
      revision: 1,
      began_at: moments.last_modified,
      at: moments.last_modified,
      author,
      reason: 'created',
      word_count: columns.word_count,
      article: { ...said, publishedAt: moments.published_at },
    },
  };
}

const versions = { revision: 1, body_revision: 1, version: 1, preview_epoch: 0 };

function mediaRow(uuid: string, { path, value }: { path: string; value: string }): [string, Row] {
  const [key, field] = [value.split('|')[2] ?? '', path.startsWith('body.') ? 'body' : path];
  return [`${key} ${field}`, { article_uuid: uuid, key, field }];
}

function gameOf({ played, toCome }: SiteFacts, { kind }: ArticleText, index: number): FactsOfGame | undefined {
  // The first previews stand behind twelve reports, and are about the next games.
  const [games, place] = kind === 'preview' ? [toCome, Math.max(index - 12, 0)] : [played, index];
  return games[place % Math.max(games.length, 1)];
}

const dates = {
  sv: new Intl.DateTimeFormat('sv', { day: 'numeric', month: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }),
};

type Fill = (words: string) => string;

/** Fills in what a text says of its game, its club and people. */
function fillerOf(
  { club, facts }: ArticleSource,
  lang: 'sv' | 'en',
  game: FactsOfGame | undefined,
  index: number,
): Fill {
  const player = (place: number) =>
    facts.players[(index * 3 + place) % Math.max(facts.players.length, 1)]?.name ?? 'Kim Berg';
  const isHomeWin = (game?.homeScore ?? 1) > (game?.awayScore ?? 0);
  const [home, away] = [game?.home ?? club, game?.away ?? 'Björnvik BK'];
  const words: Readonly<Record<string, string>> = {
    home,
    away,
    winner: isHomeWin ? home : away,
    loser: isHomeWin ? away : home,
    score: `${game?.homeScore ?? 3}–${game?.awayScore ?? 2}`,
    venue: game?.venue ?? (lang === 'sv' ? 'arenan' : 'the arena'),
    date: dates[lang].format(new Date(game?.startsAt ?? 0)),
    club,
    p1: player(0),
    p2: player(1),
    p3: player(2),
  };
  return (text) => text.replace(/\{([a-z0-9]+)\}/g, (whole, name: string) => words[name] ?? whole);
}

interface Made {
  readonly text: ArticleText & { readonly lang: 'sv' | 'en' };
  readonly game: FactsOfGame | undefined;
  readonly fill: Fill;
  readonly random: Random;
  readonly index: number;
}

function writtenOf({ instanceId, facts }: ArticleSource, { text, game, fill, random, index }: Made): Written {
  const { kind, lang, version = 'v3' } = text;
  const { length } = facts.pictures;
  const pictures = length === 0 ? [] : [...facts.pictures.slice(index % length), ...facts.pictures];
  const linked = kind === 'news' || !game ? undefined : game;
  const things = { pictures: pictures.slice(1), gameUuid: linked?.uuid };
  const values = [
    ...(text.tags ?? []).filter((value) => facts.tags.has(value)),
    ...(linked ? [`team.${linked.homeUuid}`, `team.${linked.awayUuid}`, `game.${linked.uuid}.${kind}`] : []),
    ...(text.tags?.includes('custom.intervju') && facts.players[index * 3]
      ? [`player.${facts.players[index * 3]?.uuid}`]
      : []),
  ];
  return {
    articleVersion: version,
    header: fill(text.header),
    intro: fill(text.intro),
    label: text.label,
    body: version === 'v3' ? { ...documentOfMarkup(fill(text.body), things) } : fill(text.body),
    author: random.pick(authors[lang]),
    lang,
    mainMedia: pictures[0] ?? null,
    embeddedMedia: null,
    tags: values.map((value) => ({ value })),
    hideInListing: false,
    owner: null,
    ownerInstanceId: instanceId,
    published: false,
    publishedAt: null,
    highlightedArticle: text.isHighlighted ?? false,
    sitePriority: text.isHighlighted ? 10 : 0,
    metadata: { mediaType: 'library' },
  };
}

/** When an article of the demo was made and is on the site, by its state: a report comes hours after its game, a preview the day before. */
function momentsOf(
  now: Date,
  { kind, state = 'published' }: ArticleText,
  game: FactsOfGame | undefined,
  index: number,
) {
  const at = (milliseconds: number) => new Date(Math.floor(milliseconds / 60_000) * 60_000).toISOString();
  const start = game && kind !== 'news' ? new Date(game.startsAt).getTime() : undefined;
  // News begin behind twenty reports and previews; there is some of every day.
  const usual = now.getTime() - Math.max(index - 19, 1) * 9 * hour - (index % 7) * hour;
  const past = Math.min(
    start === undefined ? usual : start + (kind === 'report' ? 3 * hour : -day),
    now.getTime() - index * 60_000,
  );
  const moment = state === 'scheduled' ? now.getTime() + day + index * hour : past;
  const wasPublished: readonly ArticleState[] = ['published', 'unpublished', 'expired', 'deleted'];
  const isShown = state === 'published' || state === 'scheduled' || state === 'expired';
  const changed = at(Math.min(past + 2 * hour, now.getTime() - index * 60_000));
  return {
    published: isShown,
    published_at: isShown || wasPublished.includes(state) ? at(moment) : null,
    first_published_at: isShown || wasPublished.includes(state) ? at(moment) : null,
    unpublish_at: state === 'expired' ? at(past + hour) : null,
    deleted_at: state === 'deleted' ? changed : null,
    created_at: at(past - 4 * hour),
    last_modified: changed,
  };
}

/** The slug of a headline; where another article has it, the number of this one is put behind it. */
function freeSlug(header: string, index: number, taken: Set<string>): string {
  const base = slugOfHeader(header);
  const slug = taken.has(base) ? `${base}-${index}` : base;
  taken.add(slug);
  return slug;
}
