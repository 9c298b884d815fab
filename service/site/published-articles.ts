import type { ShownArticle, Teaser } from '../../src/site/page-data.ts';
import type { Reader } from '../store/database.ts';

/** A published article with what its page says beside it. */
export type PublishedArticle = {
  readonly id: string;
  readonly article: ShownArticle;
  /** Its address on the site. */
  readonly url: string;
  readonly games: readonly string[];
};

/** Which articles a list has: those with a tag, or all; how many, after how many; the highlighted ones first or not. */
export type ArticleChoice = {
  readonly tag?: string | undefined;
  readonly limit: number;
  readonly offset?: number;
  readonly highlightedFirst?: boolean;
};

/** What the site reads of articles: those that are published, and nothing of any other. */
export type PublishedArticles = {
  /** By slug or id; a former slug has the present address. */
  find(reader: Reader, slugOrId: string): Promise<PublishedArticle | { movedTo: string } | undefined>;
  list(reader: Reader, choice: ArticleChoice): Promise<Teaser[]>;
  byIds(reader: Reader, ids: readonly string[]): Promise<Teaser[]>;
};

/** A site without articles. */
export const noArticles: PublishedArticles = {
  find: async () => undefined,
  list: async () => [],
  byIds: async () => [],
};
