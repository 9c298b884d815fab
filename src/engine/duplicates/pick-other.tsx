import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholeEntity } from '../../contract/entity.ts';
import { Card } from '../../ui/card.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useCellWords } from '../cells/use-cell-text.ts';
import { useRowNames } from '../entity/row-name.ts';
import { useDebounced } from '../loading/use-debounced.ts';
import { textAt } from '../values/values.ts';
import styles from './merge-page.module.css';
import { Thing } from './thing.tsx';

/** Props of {@link PickOther}. */
export interface PickOtherProps {
  entity: WholeEntity;
  /** The one that is there already; undefined while none is. */
  first: object | undefined;
  onPick(id: string): void;
}

/** How many things are offered. */
const MOST = 8;

/** Looks for the other one of two. */
export function PickOther({ entity, first, onPick }: PickOtherProps) {
  const { t } = useTranslation();
  const words = useCellWords();
  const name = useRowNames();
  const firstName = first ? name(first, entity.title) : '';
  const [written, setWritten] = useState(firstName);
  const search = useDebounced(written.trim(), 300);
  const { searchParameter, order } = entity.list;
  const { data } = useQuery(
    entity.readPage({
      ...(search && searchParameter ? { [searchParameter]: search } : {}),
      ...{ page: 1, pageSize: MOST + 1 },
      ...(order.by === '' ? {} : { sortBy: order.by, sortOrder: order.direction }),
    }),
  );
  const others = (data?.items ?? []).filter((row) => !first || textAt(row, entity.id) !== textAt(first, entity.id));
  return (
    <Card title={first ? t('duplicates.pick', { name: firstName }) : t('duplicates.pickFirst')} layout="plain">
      <SearchField label={t('duplicates.search')} value={written} onChange={setWritten} />
      <ul className={styles.found} aria-label={t('duplicates.found')}>
        {others.slice(0, MOST).map((row) => (
          <li key={textAt(row, entity.id)}>
            <button type="button" className={styles.pick} onClick={() => onPick(textAt(row, entity.id))}>
              <Thing entity={entity} thing={row} words={words} />
            </button>
          </li>
        ))}
      </ul>
      {data && others.length === 0 ? <p role="status">{t('ui.noMatch')}</p> : null}
    </Card>
  );
}
