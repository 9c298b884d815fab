import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownEntity } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { DataColumn } from '../../ui/data-table-props.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useCellWords } from '../cells/use-cell-text.ts';
import { isMade, isStored } from '../entity/entity-kinds.ts';
import { useRememberedPage } from '../entity/neighbours.ts';
import { editPath, narrowedBy, parametersOf } from '../entity/paths.ts';
import { useRowNames } from '../entity/row-name.ts';
import { useText, withinSentence } from '../text/use-text.ts';
import { textAt } from '../values/values.ts';
import { useColumnChoice } from './columns/use-column-choice.ts';
import { failureOf, outdatedOf } from './list-failure.tsx';
import { useColumns } from './use-columns.ts';
import { listParameters, readListState } from './use-list-state.ts';
import { usePrefetchRow } from './use-prefetch-row.ts';

/** Props of {@link RelatedList}. */
export interface RelatedListProps {
  entity: ShownEntity;
  /** The list's address, which narrows it. */
  href: string;
  /** What it is for, said where it is empty. */
  about?: Text | undefined;
}

/** How many rows stand in an editor; the list itself has the others. */
const MOST = 10;
const NO_ROWS: readonly object[] = [];

/** How much more room a picture needs that stands at the edge, where lists have the box of the row. */
const EDGE = 12;

/** A column as it stands here: the list is ordered on its own page. */
function withoutOrder(column: DataColumn<object>): DataColumn<object> {
  const width = column.isPicture && column.width !== undefined ? column.width + EDGE : column.width;
  return { ...column, width, isSortable: false };
}

/** The first rows of a list that belongs to what is edited, in the list's own columns and order, and the way to all of them. */
export function RelatedList({ entity, href, about }: RelatedListProps) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const parameters = useMemo(() => {
    const narrowed = narrowedBy(href, entity.paths.list);
    const state = { ...readListState(entity.list, new URLSearchParams(narrowed)), page: 1, pageSize: MOST };
    const given = parametersOf(entity.paths.list).map((name): [string, string] => [name, narrowed[name] ?? '']);
    return { ...listParameters(entity.list, state), ...Object.fromEntries(given) };
  }, [entity, href]);
  const query = useQuery(entity.readPage(parameters));
  const { data, isPending, isFetching } = query;
  const rows = data?.items ?? NO_ROWS;
  useRememberedPage(entity, parameters, { data, isPlaceholderData: false });
  const words = useCellWords();
  const { columns, isChanged, isCompact } = useColumnChoice(entity);
  const shown = useColumns(entity, columns, isChanged, words);
  const idOf = useCallback((row: object) => textAt(row, entity.id), [entity]);
  const nameOf = useRowNames();
  const onRowIntent = usePrefetchRow(entity, rows, isFetching);
  const things = text(entity.labels.many);
  return (
    <>
      <DataTable
        label={things}
        columns={useMemo(() => shown.map(withoutOrder), [shown])}
        rows={rows}
        getRowId={idOf}
        rowName={(row) => nameOf(row, entity.title) || idOf(row)}
        rowHref={isStored(entity) ? (row) => editPath(entity, idOf(row), row) : undefined}
        onRowIntent={onRowIntent}
        isCompact={isCompact}
        isLoading={isPending}
        notice={outdatedOf(t, query)}
        error={failureOf(t, query)}
        empty={
          <EmptyState
            icon={<AreaIcon name={entity.icon} />}
            title={t('engine.empty.title', { things: withinSentence(things) })}
            // Where nothing can be added, its page has no more to say than this.
            action={
              isMade(entity) || !entity.paths.list.includes('{') ? (
                <ButtonLink href={href}>{t('engine.everyRow', { things })}</ButtonLink>
              ) : undefined
            }
          >
            {about && text(about)}
          </EmptyState>
        }
      />
      {data && data.total > 0 ? (
        <ButtonLink href={href}>
          {data.isLeast || data.total <= MOST
            ? t('engine.everyRow', { things })
            : t('engine.allRows', { number: new Intl.NumberFormat(i18n.language).format(data.total), things })}
        </ButtonLink>
      ) : null}
    </>
  );
}
