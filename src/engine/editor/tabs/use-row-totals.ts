import { useTranslation } from 'react-i18next';
import { useGetListTotals } from '../../../../generated/api/list-totals/list-totals.ts';
import type { TabList } from '../../../contract/tab-list.ts';
import { narrowedBy } from '../../entity/paths.ts';

/** Rows that stand in an editor. */
export interface TabRows {
  list: TabList;
  /** The list's address, which narrows it. */
  href: string;
  /** How many they are, where the thing itself says so. */
  known: unknown;
}

/** How many rows each has, written out: those that the thing does not say are asked for in one call. Undefined until it is known or where it cannot be. */
export function useRowTotals(rows: readonly TabRows[]): ReadonlyArray<string | undefined> {
  const { i18n } = useTranslation();
  const unknown = rows.filter(({ known }) => typeof known !== 'number');
  const list = unknown.map((one) => one.list.url(narrowedBy(one.href, one.list.address)));
  const { data } = useGetListTotals({ list }, { query: { enabled: list.length > 0 } });
  const format = new Intl.NumberFormat(i18n.language);
  return rows.map((one) => {
    const total = typeof one.known === 'number' ? one.known : data?.totals[unknown.indexOf(one)];
    return typeof total === 'number' ? format.format(total) : undefined;
  });
}
