import { useQuery } from '@tanstack/react-query';
import { Link2, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredEntity } from '../../contract/entity.ts';
import type { Use } from '../../contract/use.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { DataColumn } from '../../ui/data-table-props.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useKindOf } from '../entity/kind-of-use.ts';
import { useNames } from '../entity/row-name.ts';
import { keyOfUse, toldOnce } from '../entity/told-once.ts';
import { failureOf, outdatedOf } from './list-failure.tsx';
import styles from './where-used.module.css';

/** Props of {@link WhereUsed}. */
export interface WhereUsedProps {
  /** How what refers to the thing is read. */
  uses: ReturnType<NonNullable<StoredEntity['uses']>>;
}

/** What refers to a thing, each with the kind of page that it leads to; it can be printed, to be sent to whom it concerns. */
export function WhereUsed({ uses }: WhereUsedProps) {
  const { t } = useTranslation();
  const columns = useColumns();
  const query = useQuery({ ...uses, staleTime: 0 });
  const { data, isPending } = query;
  const rows = useMemo(() => toldOnce(data ?? []), [data]);
  return (
    <div className={styles.uses}>
      <DataTable
        label={t('engine.whereUsed.title')}
        columns={columns}
        rows={rows}
        getRowId={keyOfUse}
        rowHref={({ path }) => path}
        isLoading={isPending}
        notice={outdatedOf(t, query)}
        error={failureOf(t, query)}
        empty={
          <EmptyState icon={<Link2 />} title={t('engine.whereUsed.none')}>
            {t('engine.whereUsed.noneText')}
          </EmptyState>
        }
      />
      {rows.length > 0 ? (
        <Button icon={<Printer />} onPress={() => print()}>
          {t('engine.print')}
        </Button>
      ) : null}
    </div>
  );
}

function useColumns(): ReadonlyArray<DataColumn<Use>> {
  const { t } = useTranslation();
  const kindOf = useKindOf();
  const nameOf = useNames();
  return useMemo(
    () => [
      {
        id: 'icon',
        header: t('engine.whereUsed.kind'),
        cell: (use) => <AreaIcon name={kindOf(use).icon} />,
        isPicture: true,
        isHeaderHidden: true,
        width: 52,
      },
      {
        id: 'title',
        header: t('engine.whereUsed.place'),
        cell: ({ title, titles }) => <bdi>{nameOf(titles) || title}</bdi>,
      },
      { id: 'kind', header: t('engine.whereUsed.kind'), cell: (use) => kindOf(use).label, priority: 1, width: 200 },
    ],
    [t, kindOf, nameOf],
  );
}
