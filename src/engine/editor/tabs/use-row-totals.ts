import { useTranslation } from 'react-i18next';
import { useGetListTotals } from '../../../../generated/api/list-totals/list-totals.ts';
import type { TabList } from '../../../contract/tab-list.ts';
import { narrowedBy } from '../../entity/paths.ts';

/** Rows that stand in an editor. */
export interface TabRows {
  list: TabList;
  /** The list's address, which narrows it. */
  href: string;
}

/** How many rows each has, written out: asked for in one call, and undefined until it is known or where it cannot be. */
export function useRowTotals(rows: readonly TabRows[]): ReadonlyArray<string | undefined> {
  const { i18n } = useTranslation();
  const list = rows.map((one) => one.list.url(narrowedBy(one.href, one.list.address)));
  const { data } = useGetListTotals({ list }, { query: { enabled: list.length > 0 } });
  const format = new Intl.NumberFormat(i18n.language);
  return rows.map((_, index) => {
    const total = data?.totals[index];
    return typeof total === 'number' ? format.format(total) : undefined;
  });
}
