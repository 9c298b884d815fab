import { useQueries } from '@tanstack/react-query';
import { getGetArticleQueryOptions, useListArticles } from '../../../../generated/api/articles/articles.ts';
import { getGetGameQueryOptions } from '../../../../generated/api/games/games.ts';
import type { Article, Game } from '../../../../generated/model/index.ts';
import type { Teaser } from '../../../site/page-data.ts';

/** How long what stands around an article counts as known, milliseconds. */
const FRESH = 60_000;
/** So many of the newest articles stand below one that points to none. */
const OTHERS = 3;

/** The games with these uuids, as far as they are read. Each is asked for once. */
export function useGames(uuids: readonly string[]): ReadonlyMap<string, Game> {
  return useQueries({
    queries: uuids.map((uuid) => ({ ...getGetGameQueryOptions(uuid), staleTime: FRESH })),
    combine: (reads) => new Map(reads.flatMap(({ data }) => (data ? [[data.uuid, data] as const] : []))),
  });
}

/** What is to be read next: the published articles that one points to, else the newest of the others. */
export function useRelated({ id, metadata }: Article): readonly Teaser[] {
  const named = useQueries({
    queries: (metadata.related ?? []).map((one) => ({ ...getGetArticleQueryOptions(one), staleTime: FRESH })),
    combine: (reads) =>
      reads.flatMap(({ data }) => (data?.data.article.state === 'published' ? [data.data.article] : [])),
  });
  const { data } = useListArticles(
    'published',
    { state: 'published', hidden: false, pageSize: OTHERS + 1 },
    { query: { staleTime: FRESH, enabled: named.length === 0 } },
  );
  if (named.length > 0) return named.map((one) => ({ ...one, introRawText: one.articleIngress }));
  return (data?.items ?? []).filter((one) => one.id !== id).slice(0, OTHERS);
}
