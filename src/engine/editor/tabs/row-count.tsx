import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TabList } from '../../../contract/entity.ts';
import { narrowedBy } from '../../entity/paths.ts';
import styles from './row-count.module.css';

/** Props of {@link RowCount}. */
export interface RowCountProps {
  list: TabList;
  /** The list's address, which narrows it. */
  href: string;
}

/** How many rows a list has; nothing until it is known, or where it cannot be. */
export function RowCount({ list, href }: RowCountProps) {
  const { i18n } = useTranslation();
  const { data } = useQuery(list.readPage({ ...narrowedBy(href, list.address), page: 1, pageSize: 1 }));
  const total = data && !data.isLeast && new Intl.NumberFormat(i18n.language).format(data.total);
  return (
    <>
      {' '}
      <span className={styles.count}>{total}</span>
    </>
  );
}
