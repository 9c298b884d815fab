import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import styles from './link-count.module.css';

/** Props of {@link LinkCount}. */
export interface LinkCountProps {
  /** The list that the link leads to. */
  list: NonNullable<Entity['counts']>[string];
  /** The link's address, whose query narrows the list. */
  href: string;
}

/** How many rows stand where a link leads; nothing until it is known, or where it cannot be. */
export function LinkCount({ list, href }: LinkCountProps) {
  const { i18n } = useTranslation();
  const [, query = ''] = href.split('?');
  const narrowed = Object.fromEntries(new URLSearchParams(query));
  const { data } = useQuery(list.readPage({ ...narrowed, page: 1, pageSize: 1 }));
  const total = data && new Intl.NumberFormat(i18n.language).format(data.total);
  return (
    <>
      {' '}
      <span className={styles.count}>{total}</span>
    </>
  );
}
