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

/** The series to choose games by: those of the available competitions (specification §7 and §9). */
export const availableSeries: Source = {
  searches: false,
  read: () => ({
    // Without a page: it is all pages, and nobody else asks for them.
    queryKey: getListAvailableSsgtsQueryKey({ date }),
    queryFn: async ({ signal }) => seriesOf(await everyPage(signal)),
  }),
};

async function everyPage(signal: AbortSignal): Promise<Ssgt[]> {
  const items: Ssgt[] = [];
  for (let page = 1; ; page += 1) {
    const read = await listAvailableSsgts({ date, page, pageSize: PAGE }, { signal });
    items.push(...read.items);
    if (read.items.length === 0 || items.length >= read.total) return items;
  }
}
