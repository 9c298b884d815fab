import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import type { ListedEntity, ListParameters, Page } from '../../../contract/entity.ts';
import { useCellWords } from '../../../engine/cells/use-cell-text.ts';
import { useRememberedPage } from '../../../engine/entity/neighbours.ts';
import { editPath } from '../../../engine/entity/paths.ts';
import { useReadOnlyReason } from '../../../engine/entity/use-read-only-reason.ts';
import { SelectionBar } from '../../../engine/list/actions/selection-bar.tsx';
import { onlyRow, useSelection } from '../../../engine/list/actions/use-selection.ts';
import { useColumnChoice } from '../../../engine/list/columns/use-column-choice.ts';
import { failureOf, outdatedOf } from '../../../engine/list/list-failure.tsx';
import { ListToolbar } from '../../../engine/list/list-toolbar.tsx';
import { NoRows } from '../../../engine/list/no-rows.tsx';
import { usePeek } from '../../../engine/list/peek/use-peek.tsx';
import { useColumns } from '../../../engine/list/use-columns.ts';
import { turnOf, useLastPage } from '../../../engine/list/use-last-page.ts';
import {
  isNarrowed,
  type ListChange,
  type ListState,
  listParameters,
  useListState,
  widened,
} from '../../../engine/list/use-list-state.ts';
import { usePrefetchRow } from '../../../engine/list/use-prefetch-row.ts';
import { usePreloadEditor } from '../../../engine/list/use-preload-editor.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { DataColumn } from '../../../ui/data-table-props.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { MediaFilters } from './media-filters.tsx';
import { MediaGrid, type MediaGridProps } from './media-grid.tsx';
import { useMediaActions, WORKS } from './use-media-actions.tsx';
import type { MediaView } from './view-choice.ts';

/** Page sizes that are offered; 20 at first (specification §9). */
const PAGE_SIZES = [20, 50, 100];
/** How long a page that was read ahead counts as fresh, in milliseconds. */
const FRESH = 10_000;

/** Props of {@link MediaList}. */
export interface MediaListProps {
  entity: ListedEntity;
  view: MediaView;
  onView(view: MediaView): void;
  /** Stands where there is nothing yet. */
  empty: ReactNode;
}

const NO_ROWS: readonly Media[] = [];
const idOf = ({ id }: Media): string => id;
const nameOf = ({ name }: Media): string => name;

/** The media of a page, under their toolbar: all of it in the address, so that reload, back and a shared link bring the same. */
export function MediaList({ entity, view, onView, empty }: MediaListProps) {
  const { t } = useTranslation();
  const [state, change] = useListState(entity.list);
  const parameters = useMemo(() => listParameters(entity.list, state), [entity, state]);
  const query = useQuery({ ...entity.readPage(parameters), placeholderData: keepPreviousData });
  const { data } = query;
  useRememberedPage(entity, parameters, query);
  usePreloadEditor(entity, data !== undefined);
  const rows = (data?.items as readonly Media[] | undefined) ?? NO_ROWS;
  const total = data?.total ?? 0;
  const last = useLastPage(state, change, query);
  const words = useCellWords();
  const columns = useColumnChoice(entity);
  const canEdit = useReadOnlyReason(entity) === undefined;
  const shown: ReadonlyArray<DataColumn<Media>> = useColumns(
    entity,
    columns.columns,
    columns.isChanged,
    words,
    undefined,
    canEdit,
  );
  const selection = useSelection(
    rows,
    (row) => idOf(row as Media),
    JSON.stringify([state.search, state.filters]),
    total,
  );
  const actions = useMediaActions(entity, selection, parameters);
  const edit = actions.edit && ((media: Media, column?: string) => actions.edit?.(onlyRow(media.id, media), column));
  const { onPeek, peek } = usePeek(entity, rows, edit);
  const isNarrow = isNarrowed(entity.list, state) || state.page > 1;
  const parts = useParts({ entity, state, change, query, last, parameters });
  const props: MediaGridProps = {
    columns: shown,
    rows,
    selection: selection.table,
    onMenu: actions.onMenu,
    isCompact: columns.isCompact,
    onWidth: columns.changeWidth,
    onPeek,
    onEdit: edit,
    ...parts,
    // Nothing is fetched of what was deleted and is still on screen for a moment.
    onRowIntent: (media) => {
      if (!actions.isGone(media.id)) parts.onRowIntent(media);
    },
    empty: isNarrow ? (
      <NoRows entity={entity} isNarrowed search={state.search} onClear={() => change(widened(entity.list))} />
    ) : (
      empty
    ),
  };
  return (
    <>
      <ListToolbar
        entity={entity}
        state={state}
        onChange={change}
        parameters={parameters}
        columns={columns}
        words={words}
        rows={rows}
        total={data?.total}
        filters={<MediaFilters entity={entity} state={state} rows={rows} onChange={change} />}
        tools={
          <ViewSwitch
            label={t('media.view.label')}
            views={[
              { view: 'grid', label: t('media.view.grid'), icon: <LayoutGrid /> },
              { view: 'table', label: t('media.view.table'), icon: <Rows3 /> },
            ]}
            view={view}
            onChange={onView}
          />
        }
        isWithoutColumns={view === 'grid'}
      />
      {view === 'grid' ? <MediaGrid {...props} /> : <DataTable {...props} />}
      <SelectionBar
        entity={entity}
        selection={selection}
        total={total}
        onAction={(action) => actions.order(action, selection.chosen)}
        onEdit={actions.edit && (() => actions.edit?.(selection.chosen))}
      >
        <WorkButtons onBegin={(work) => actions.begin(work, selection.chosen)} />
      </SelectionBar>
      {actions.open}
      {peek}
    </>
  );
}

function WorkButtons({ onBegin }: { onBegin(work: (typeof WORKS)[number]): void }) {
  const { t } = useTranslation();
  return WORKS.map((work) => (
    <Button key={work} isDangerous={work === 'delete'} onPress={() => onBegin(work)}>
      {t(`media.bulk.${work}`)}
    </Button>
  ));
}

type Change = (change: ListChange, replace?: boolean) => void;

interface Parts {
  entity: ListedEntity;
  state: ListState;
  change: Change;
  query: UseQueryResult<Page>;
  last: number;
  parameters: ListParameters;
}

/** What grid and table have in common but for their rows. */
function useParts({ entity, state, change, query, last, parameters }: Parts) {
  const { t } = useTranslation();
  const text = useText();
  const client = useQueryClient();
  const { isPending, isFetching, isPlaceholderData, data } = query;
  const onRowIntent = usePrefetchRow(entity, data?.items ?? NO_ROWS, isFetching);
  const readAhead = useCallback((): void => {
    const next = { ...parameters, page: state.page + 1 };
    if (state.page < last) void client.prefetchQuery({ ...entity.readPage(next), staleTime: FRESH });
  }, [client, entity, parameters, state.page, last]);
  const total = data?.total ?? 0;
  return {
    label: text(entity.labels.many),
    getRowId: idOf,
    rowName: nameOf,
    rowHref: (media: Media) => editPath(entity, media.id, media),
    onRowIntent,
    onTurn: turnOf(state, last, change),
    sort: { column: state.sort.by, direction: state.sort.direction },
    onSort: ({ column, direction }: { column: string; direction: 'asc' | 'desc' }) =>
      change({ sort: { by: column, direction } }),
    isLoading: isPending,
    isRefreshing: isFetching && isPlaceholderData,
    notice: outdatedOf(t, query),
    error: failureOf(t, query),
    footer:
      total > 0 ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: reads ahead what a press is about to ask for; nothing is done by it
        <div onPointerEnter={readAhead} onFocus={readAhead}>
          <Pagination
            page={state.page}
            pageSize={state.pageSize}
            total={total}
            onPage={(page) => change({ page })}
            onPageSize={(pageSize) => change({ pageSize })}
            pageSizes={PAGE_SIZES}
          />
        </div>
      ) : undefined,
  };
}
