import { listSeries } from '../../../generated/api/series/series.ts';
import { getListAvailableSsgtsQueryKey, listAvailableSsgts } from '../../../generated/api/ssgts/ssgts.ts';
import type { SeriesRef, Ssgt } from '../../../generated/model/index.ts';
import type { Source } from '../../contract/source.ts';

/** The years that competitions are offered of: the fixed date filter of the specification (§9). */
export const AVAILABLE_DATES: readonly string[] = ['2023', '2022'];

const PAGE = 100;

/** The series of some competitions, each once, in the order in which they first come. */
export function seriesOf(competitions: ReadonlyArray<Pick<Ssgt, 'series'>>): SeriesRef[] {
  const found = new Map(competitions.map(({ series }) => [series.uuid, series]));
  return [...found.values()];
}

const date = [...AVAILABLE_DATES];

/** Some series and then others, each once; the order of both stays. */
export function withOthers(series: readonly SeriesRef[], others: readonly SeriesRef[]): SeriesRef[] {
  const known = new Set(series.map(({ uuid }) => uuid));
  return [...series, ...others.filter(({ uuid }) => !known.has(uuid))];
}

/**
 * The series to choose games by: those that have games, whenever they are, and then those of the available competitions
 * (specification §7 and §9), whose fixed years would never name one that began later.
 */
export const seriesOfGames: Source = {
  searches: false,
  read: () => ({
    // Without a page: it is all pages of both calls, and nobody else asks for them.
    queryKey: getListAvailableSsgtsQueryKey({ date }),
    queryFn: async ({ signal }) => {
      const [played, available] = await Promise.all([
        everyPage((page) => listSeries({ withGames: true, page, pageSize: PAGE }, { signal })),
        everyPage((page) => listAvailableSsgts({ date, page, pageSize: PAGE }, { signal })),
      ]);
      return withOthers(played, seriesOf(available));
    },
  }),
};

async function everyPage<Item>(read: (page: number) => Promise<{ items: Item[]; total: number }>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read(page);
    items.push(...found.items);
    if (found.items.length === 0 || items.length >= found.total) return items;
  }
}
