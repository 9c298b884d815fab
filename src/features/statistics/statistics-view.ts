import type {
  StatisticsColumn,
  StatisticsKey,
  StatisticsModuleName,
  StatisticsRow,
} from '../../../generated/model/index.ts';
import { orderLocale } from '../../../openapi/formats/text.ts';
import { ADD_ONS } from './add-ons.ts';

/** The two forms of the statistics (specification §7). */
export type Version = keyof typeof ADD_ONS;

/** What the first form shows: it tells no columns. */
export const COLUMNS_OF_V1: readonly StatisticsColumn[] = [
  { key: 'goals', kind: 'count' },
  { key: 'assists', kind: 'count' },
  { key: 'points', kind: 'count' },
];

/** What the page of statistics shows, as its address holds it. */
export interface StatisticsView {
  module: StatisticsModuleName;
  version: Version;
  sort: { column: string; direction: 'asc' | 'desc' };
}

/** The column of the table that is no value: who it is. */
export const NAME = 'player';

/**
 * Reads the view from an address. Without a version in it stands the newest that the site has; what makes no sense falls back, the most points first.
 */
export function readView(address: URLSearchParams, addOns: Readonly<Record<string, boolean>>): StatisticsView {
  const asked = address.get('version');
  const version = asked === 'v1' || asked === 'v2' ? asked : addOns[ADD_ONS.v2] || !addOns[ADD_ONS.v1] ? 'v2' : 'v1';
  return {
    module: address.get('module') === 'goalkeeper' ? 'goalkeeper' : 'player',
    version,
    sort: { column: address.get('sort') ?? 'points', direction: address.get('order') === 'asc' ? 'asc' : 'desc' },
  };
}

/** The parameter of an address that names the competition, where its path does not. */
export const COMPETITION = 'competition';

/** Writes the view into an address; a competition that it names stays. */
export function writeView({ module, version, sort }: StatisticsView, before?: URLSearchParams): URLSearchParams {
  const competition = before?.get(COMPETITION) ?? undefined;
  return new URLSearchParams({
    ...(competition === undefined ? {} : { [COMPETITION]: competition }),
    ...{ module, version, sort: sort.column, order: sort.direction },
  });
}

/** Rows in an order; those that are equal in it, and those without a value, stand by name, the latter last in both directions. */
export function sortRows(
  rows: readonly StatisticsRow[],
  { column, direction }: StatisticsView['sort'],
): StatisticsRow[] {
  const names = new Intl.Collator(orderLocale);
  const byName = (a: StatisticsRow, b: StatisticsRow) => names.compare(a.player.fullName, b.player.fullName);
  const sign = direction === 'asc' ? 1 : -1;
  if (column === NAME) return [...rows].sort((a, b) => sign * byName(a, b));
  return [...rows].sort((a, b) => {
    const [left, right] = [a.values[column as StatisticsKey], b.values[column as StatisticsKey]];
    if (left === undefined || right === undefined) return absentLast(left, right) || byName(a, b);
    return sign * (left - right) || byName(a, b);
  });
}

const absentLast = (a: unknown, b: unknown): number => Number(a === undefined) - Number(b === undefined);
