import { type ListCase, type MeasuredList, measuredLists } from './list-cases.ts';
import { openSite, type Site } from './list-service.ts';
import { median } from './statistics.ts';

/** The lists that can be measured. */
export type ListName = keyof typeof measuredLists;

/** What one way to ask for a list took over few rows and over many. */
export interface ListFigure {
  list: string;
  name: string;
  few: Measured;
  many: Measured;
}

/** Medians in milliseconds, of a first question after something was written and of the same question again; rows of the page and of all pages. */
interface Measured {
  first: number;
  again: number;
  rows: number;
  total: number;
}

const WARM_UP = 8;

/** The data folders that are compared, and which of the lists are measured in them. */
export interface Comparison {
  few: string;
  many: string;
  lists: readonly ListName[];
  /** How often each is asked; 101 times unless told. */
  rounds?: number;
}

/**
 * Asks two services over few and over many rows for the same lists, one request at a time and by turns, so that whatever else the machine does strikes both.
 * `tell` hears of each figure as it comes.
 */
export async function measureLists(
  { few, many, lists, rounds = 101 }: Comparison,
  tell: (figure: ListFigure) => void,
): Promise<void> {
  const ofFew = await openSite(few);
  try {
    const ofMany = await openSite(many);
    try {
      for (const list of lists) {
        const asked = measuredLists[list];
        const [ways, same] = [await asked.cases(ofMany), await asked.cases(ofFew)];
        for (const way of ways) {
          const other = same.find(({ name }) => name === way.name);
          if (!other) continue;
          const [one, two] = await byTurns([asker(ofFew, asked, other), asker(ofMany, asked, way)], rounds);
          tell({ list, name: way.name, few: one, many: two });
        }
      }
    } finally {
      await ofMany.stop();
    }
  } finally {
    await ofFew.stop();
  }
}

type Asker = { touch: Site['touch']; ask(): ReturnType<Site['page']> };

const asker = (site: Site, { path, page }: MeasuredList, { query }: ListCase): Asker => ({
  touch: site.touch,
  ask: () => site.page(path, { ...page, ...query }),
});

async function byTurns([few, many]: [Asker, Asker], rounds: number): Promise<[Measured, Measured]> {
  const times = [few, many].map((asker) => ({ asker, first: [] as number[], again: [] as number[] }));
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const { asker, first, again } of times) {
      await asker.touch();
      const [one, two] = [await spent(asker.ask), await spent(asker.ask)];
      if (round < 0) continue;
      first.push(one);
      again.push(two);
    }
  }
  const measured = async (place: 0 | 1, { ask }: Asker): Promise<Measured> => {
    const { items, total } = await ask();
    const { first = [], again = [] } = times[place] ?? {};
    return { first: median(first), again: median(again), rows: items.length, total };
  };
  return [await measured(0, few), await measured(1, many)];
}

async function spent(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The figures as a table for people; what takes more than 1.3 times as long and over 3 ms longer is marked. */
export function listTable(figures: readonly ListFigure[]): string {
  const cells = figures.map(({ list, name, few, many }) => {
    const times = (['first', 'again'] as const).flatMap((when) => {
      const ratio = many[when] / few[when];
      const isSlow = ratio > 1.3 && many[when] - few[when] > 3;
      return [few[when].toFixed(1), many[when].toFixed(1), `${ratio.toFixed(2)}${isSlow ? ' SLOW' : ''}`];
    });
    return [list, name, `${few.rows} of ${few.total}`, `${many.rows} of ${many.total}`, ...times];
  });
  const head = ['list', 'way', 'few', 'many', 'few: ms', 'many: ms', 'ratio', 'again: few', 'many', 'ratio'];
  const all = [head, ...cells];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return all.map((row) => line(row).trimEnd()).join('\n');
}
