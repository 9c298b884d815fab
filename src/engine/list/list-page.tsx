import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownEntity } from '../../contract/entity.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { MenuEntry } from '../../ui/menu.tsx';
import { useCellWords } from '../cells/use-cell-text.ts';
import { isMade, isStored } from '../entity/entity-kinds.ts';
import { useRememberedPage } from '../entity/neighbours.ts';
import { ParentBoundary } from '../entity/parent-boundary.tsx';
import { editPath } from '../entity/paths.ts';
import { useRowNames } from '../entity/row-name.ts';
import { useEntityPaths } from '../entity/use-entity-paths.ts';
import { useReadOnlyReason } from '../entity/use-read-only-reason.ts';
import { useText } from '../text/use-text.ts';
import { textAt } from '../values/values.ts';
import { SelectionBar } from './actions/selection-bar.tsx';
import { useRowActions } from './actions/use-row-actions.tsx';
import { onlyRow, type Selection, useSelection } from './actions/use-selection.ts';
import { useColumnChoice } from './columns/use-column-choice.ts';
import { DaysPart } from './days/days-part.tsx';
import { failureOf, outdatedOf } from './list-failure.tsx';
import { ListHead } from './list-head.tsx';
import styles from './list-page.module.css';
import { ListPagination } from './list-pagination.tsx';
import { ListTabs } from './list-tabs.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NoRows } from './no-rows.tsx';
import { usePeek } from './peek/use-peek.tsx';
import { type OwnCells, useColumns } from './use-columns.ts';
import { turnOf, useLastPage } from './use-last-page.ts';
import { isNarrowed, type ListState, listParameters, useListState, widened } from './use-list-state.ts';
import { usePrefetchRow } from './use-prefetch-row.ts';
import { usePreloadEditor } from './use-preload-editor.ts';
import { useRowTotal } from './use-row-total.ts';

const NO_ROWS: readonly object[] = [];

/** Props of {@link ListPage}. */
export interface ListPageProps {
  entity: ShownEntity;
  /** More that can be done, before the button that adds one. */
  actions?: ReactNode;
  /** Stands between the head and the list. */
  children?: ReactNode;
  /** Makes a new one in place of going to the page for it. */
  onAdd?: (() => void) | undefined;
  /** What stands in a column in place of its value, by the column's field. */
  cells?: OwnCells | undefined;
  /** More entries for the menu of a row, after the one that opens it. */
  entriesOf?: ((row: object) => readonly MenuEntry[]) | undefined;
  /** More that can be done to the chosen rows, after the entity's own actions. */
  selectionActions?: ((selection: Selection) => ReactNode) | undefined;
}

/** The list of an entity: search, filters, order and pages by the service, all of it in the address. */
export function ListPage(props: ListPageProps) {
  return (
    <ParentBoundary entity={props.entity}>
      <List {...props} />
    </ParentBoundary>
  );
}

function List(props: ListPageProps) {
  const { entity, actions: more, children, onAdd, cells, entriesOf, selectionActions } = props;
  const { t } = useTranslation();
  const text = useText();
  const [state, change] = useListState(entity.list);
  const { given } = useEntityPaths(entity);
  const parameters = useMemo(() => ({ ...listParameters(entity.list, state), ...given }), [entity, state, given]);
  const query = useQuery({ ...entity.readPage(parameters), placeholderData: keepPreviousData });
  const { data, isPending, isFetching, isPlaceholderData } = query;
  const rows = data?.items ?? NO_ROWS;
  useRememberedPage(entity, parameters, query);
  usePreloadEditor(entity, data !== undefined && (isStored(entity) || isMade(entity)));
  const { total, isLeast } = useRowTotal(state, scopeOf(state), query);
  const last = useLastPage(state, change, query, total);
  const words = useCellWords();
  const columns = useColumnChoice(entity);
  const canEdit = useReadOnlyReason(entity) === undefined;
  const shown = useColumns(entity, columns.columns, columns.isChanged, words, cells, canEdit);
  const idOf = useCallback((row: object) => textAt(row, entity.id), [entity]);
  const nameOf = useRowNames();
  const hrefOf = isStored(entity) ? (row: object) => editPath(entity, idOf(row), row) : undefined;
  const selection = useSelection(rows, idOf, scopeOf(state), total);
  const actions = useRowActions(entity, selection, parameters, entriesOf);
  const edit = actions.edit && ((row: object, column?: string) => actions.edit?.(onlyRow(idOf(row), row), column));
  const { onPeek, peek } = usePeek(entity, rows, edit);
  const onRowIntent = usePrefetchRow(entity, rows, isFetching);
  return (
    <>
      <ListHead entity={entity} onAdd={onAdd}>
        {more}
      </ListHead>
      {children}
      <div className={styles.list}>
        <ListTabs entity={entity} state={state} />
        <ListToolbar
          entity={entity}
          state={state}
          onChange={change}
          parameters={parameters}
          columns={columns}
          words={words}
          {...{ rows, isLeast }}
          total={data && total}
        />
        {state.view === undefined ? (
          <DataTable
            label={text(entity.labels.many)}
            columns={shown}
            rows={rows}
            getRowId={idOf}
            rowName={(row) => nameOf(row, entity.title) || idOf(row)}
            rowHref={hrefOf}
            onRowIntent={onRowIntent}
            selection={entity.actions.length > 0 ? selection.table : undefined}
            onMenu={actions.onMenu}
            isCompact={columns.isCompact}
            onWidth={columns.changeWidth}
            onPeek={onPeek}
            onEdit={edit}
            onTurn={turnOf(state, last, change)}
            sort={{ column: columnOf(entity, state), direction: state.sort.direction }}
            onSort={({ column, direction }) => change({ sort: { by: sortOf(entity, column), direction } })}
            isLoading={isPending}
            isRefreshing={isFetching && isPlaceholderData}
            notice={outdatedOf(t, query)}
            empty={
              <NoRows
                entity={entity}
                onAdd={onAdd}
                isNarrowed={isNarrowed(entity.list, state) || state.page > 1}
                search={state.search}
                onClear={() => change(widened(entity.list))}
              />
            }
            error={failureOf(t, query)}
            footer={total > 0 ? <ListPagination {...{ state, total, isLeast }} onChange={change} /> : undefined}
          />
        ) : (
          <DaysPart
            {...{ entity, state, hrefOf }}
            onChange={change}
            columns={shown}
            nameOf={(row) => nameOf(row, entity.title)}
          />
        )}
        <SelectionBar
          entity={entity}
          selection={selection}
          {...{ total, isLeast }}
          onAction={(action) => actions.order(action, selection.chosen)}
          onEdit={actions.edit && (() => actions.edit?.(selection.chosen))}
        >
          {selectionActions?.(selection)}
        </SelectionBar>
      </div>
      {actions.open}
      {peek}
    </>
  );
}

/** What the choice of rows belongs to: the search and the filters, whatever the order and the page. */
const scopeOf = ({ search, filters }: ListState): string => JSON.stringify([search, filters]);

/** The column that a list is ordered by; the service's name for an order may differ from the column's field. */
const columnOf = ({ list }: ShownEntity, { sort }: ListState): string =>
  list.columns.find((column) => column.sort === sort.by)?.field ?? sort.by;

const sortOf = ({ list }: ShownEntity, field: string): string =>
  list.columns.find((column) => column.field === field)?.sort ?? field;
