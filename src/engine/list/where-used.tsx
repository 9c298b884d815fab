import { useQuery } from '@tanstack/react-query';
import { Link2, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { entities } from '../../../generated/forms.ts';
import type { EntityRoute, StoredEntity } from '../../contract/entity.ts';
import type { Use } from '../../contract/use.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { DataColumn } from '../../ui/data-table-props.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { routePath } from '../entity/paths.ts';
import { useNames } from '../entity/row-name.ts';
import { keyOfUse, toldOnce } from '../entity/told-once.ts';
import { useText } from '../text/use-text.ts';
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
  const text = useText();
  const nameOf = useNames();
  return useMemo(() => {
    const kindOf = (use: Use): string => {
      const kind = entityOf(use.path)?.labels.one;
      return isOfMenu(use) ? t('engine.whereUsed.menuItem') : kind ? text(kind) : '';
    };
    return [
      {
        id: 'icon',
        header: t('engine.whereUsed.kind'),
        cell: (use) => <AreaIcon name={isOfMenu(use) ? 'list-tree' : (entityOf(use.path)?.icon ?? '')} />,
        isPicture: true,
        isHeaderHidden: true,
        width: 52,
      },
      {
        id: 'title',
        header: t('engine.whereUsed.place'),
        cell: ({ title, titles }) => <bdi>{nameOf(titles) || title}</bdi>,
      },
      { id: 'kind', header: t('engine.whereUsed.kind'), cell: kindOf, priority: 1, width: 200 },
    ];
  }, [t, text, nameOf]);
}

/** The menu is a page of its own, which no definition describes. */
const isOfMenu = ({ type }: Use): boolean => type === 'menuItem';

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

/** The entity that the page at an address, or the page above it, is about: the one whose own page comes nearest. */
function entityOf(href: string): EntityRoute | undefined {
  const isAbove = (pattern: string): boolean =>
    matchPath({ path: routePath(pattern), end: false }, pathOf(href)) !== null;
  const near = entities.flatMap((entity) => {
    const pages = [entity.paths.edit, entity.paths.create].filter((page) => page?.includes('{') && isAbove(page));
    return pages.map((page = '') => ({ entity, depth: page.split('/').length }));
  });
  return near.sort((a, b) => b.depth - a.depth)[0]?.entity;
}
