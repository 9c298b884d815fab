import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnKind, Entity } from '../../contract/entity.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { DataColumn } from '../../ui/data-table-props.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useActiveSite } from '../active-site.ts';
import { failureText } from '../failure-text.ts';
import { useNames } from '../names.ts';
import { editPath } from '../paths.ts';
import { useText } from '../text.ts';
import { useDelayed } from '../use-delayed.ts';
import { textAt } from '../values.ts';
import { useWhyReadOnly } from '../why-read-only.ts';
import { useCountryName } from '../widgets/countries.ts';
import { cellOf } from './cells.tsx';
import { ListFilters } from './list-filters.tsx';
import styles from './list-page.module.css';
import { type ListChange, type ListState, listParameters, useListState } from './use-list-state.ts';

/** The list of an entity: search, filters, order and pages by the service, all of it in the address. */
export function ListPage({ entity }: { entity: Entity }) {
  const { t } = useTranslation();
  const text = useText();
  const client = useQueryClient();
  const [state, change] = useListState(entity.list);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...entity.readPage(listParameters(state)),
    placeholderData: keepPreviousData,
  });
  useEditorAhead(data !== undefined);
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / state.pageSize));
  const isPastEnd = data !== undefined && !isPlaceholderData && state.page > last;
  useEffect(() => {
    if (isPastEnd) change({ page: last }, true);
  }, [isPastEnd, last, change]);
  const columns = useColumns(entity);
  const total = data?.total ?? 0;
  return (
    <>
      <PageHeader title={text(entity.labels.many)} actions={<AddButton entity={entity} />} />
      <div className={styles.list}>
        <div className={styles.toolbar}>
          <ListSearch entity={entity} state={state} onChange={change} />
          <ListFilters entity={entity} filters={state.filters} onChange={(filters) => change({ filters })} />
          <p className={styles.count} role="status">
            {data ? t('engine.count', { count: total }) : ''}
          </p>
        </div>
        <DataTable
          label={text(entity.labels.many)}
          columns={columns}
          rows={data?.items ?? []}
          getRowId={(row) => textAt(row, entity.id)}
          rowHref={(row) => editPath(entity, textAt(row, entity.id))}
          onRowIntent={(row) =>
            void client.prefetchQuery({ ...entity.read(textAt(row, entity.id)), staleTime: 10_000 })
          }
          sort={{ column: state.sort.by, direction: state.sort.direction }}
          onSort={({ column, direction }) => change({ sort: { by: column, direction } })}
          isLoading={isPending}
          isRefreshing={isFetching && isPlaceholderData}
          empty={<NoRows entity={entity} state={state} onChange={change} />}
          error={
            error && !data ? (
              <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
                {failureText(t, error)}
              </ErrorState>
            ) : undefined
          }
          footer={
            total > 0 ? (
              <Pagination
                page={state.page}
                pageSize={state.pageSize}
                total={total}
                onPage={(page) => change({ page })}
                onPageSize={(pageSize) => change({ pageSize })}
              />
            ) : undefined
          }
        />
      </div>
    </>
  );
}

/** How long after its rows a list fetches the editor's code, in milliseconds: what is on screen comes first. */
const EDITOR_AFTER = 400;

/** From a list one goes to an editor: its code is fetched while the list is read. */
function useEditorAhead(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => void import('../editor/editor-page.tsx'), EDITOR_AFTER);
    return () => clearTimeout(timer);
  }, [isReady]);
}

function AddButton({ entity }: { entity: Entity }) {
  const text = useText();
  const why = useWhyReadOnly(entity);
  const label = text(entity.labels.add);
  if (why) {
    return (
      <Button type="filled" icon={<Plus />} why={why}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink type="filled" icon={<Plus />} href={entity.paths.create}>
      {label}
    </ButtonLink>
  );
}

interface ListPartProps {
  entity: Entity;
  state: ListState;
  onChange(change: ListChange, replace?: boolean): void;
}

/** How long the writing must pause before the list follows it, in milliseconds. */
const PAUSE = 200;

function ListSearch({ entity, state, onChange }: ListPartProps) {
  const text = useText();
  const [written, setWritten] = useState(state.search);
  const [followed, setFollowed] = useState(state.search);
  const settled = useDelayed(written, PAUSE);
  // The address may change without the box: by the back button or by "clear all".
  if (state.search !== followed) {
    setFollowed(state.search);
    if (state.search !== settled) setWritten(state.search);
  }
  useEffect(() => {
    if (settled === written && settled !== state.search) onChange({ search: settled }, true);
  }, [settled, written, state.search, onChange]);
  const label = entity.list.search;
  if (!label) return null;
  return (
    <div className={styles.search}>
      <SearchField label={text(label)} value={written} onChange={setWritten} hasShortcut />
    </div>
  );
}

function NoRows({ entity, state, onChange }: ListPartProps) {
  const { t } = useTranslation();
  const { name } = useActiveSite();
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0 || state.page > 1;
  if (!isNarrowed) {
    return (
      <EmptyState title={t('engine.empty.title')} action={<AddButton entity={entity} />}>
        {t('engine.empty.text', { site: name })}
      </EmptyState>
    );
  }
  const clear = (): void =>
    onChange({
      search: '',
      filters: Object.fromEntries(entity.list.filters.map(({ parameter }) => [parameter, null])),
    });
  return (
    <EmptyState title={t('engine.noMatch.title')} action={<Button onPress={clear}>{t('engine.noMatch.clear')}</Button>}>
      {t('engine.noMatch.text')}
    </EmptyState>
  );
}

/** Widths in px by kind of column; the first column takes what is left. */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 136,
  date: 180,
  choice: 104,
  country: 132,
  tags: 222,
  status: 110,
};

function useColumns(entity: Entity): ReadonlyArray<DataColumn<object>> {
  const text = useText();
  const country = useCountryName();
  const name = useNames();
  return useMemo(
    () =>
      entity.list.columns.map(
        (column, index): DataColumn<object> => ({
          id: column.field,
          header: text(column.label),
          cell: (row) => cellOf(column, row, { text, country, name }),
          isSortable: column.sort !== undefined,
          priority: index < 2 ? 1 : index < 5 ? 2 : 3,
          ...(index === 0 ? {} : { width: WIDTHS[column.kind] }),
        }),
      ),
    [entity, text, country, name],
  );
}
