import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../generated/model/index.ts';
import type { ListedEntity, ListParameters, Page } from '../../contract/entity.ts';
import type { CellWords } from '../../engine/cells/cell-values.ts';
import { useCellWords } from '../../engine/cells/use-cell-text.ts';
import { useReadOnlyReason } from '../../engine/entity/use-read-only-reason.ts';
import { SelectionBar } from '../../engine/list/actions/selection-bar.tsx';
import { onlyRow, useSelection } from '../../engine/list/actions/use-selection.ts';
import { type ChosenColumns, useColumnChoice } from '../../engine/list/columns/use-column-choice.ts';
import { DaysPart } from '../../engine/list/days/days-part.tsx';
import { failureOf, outdatedOf } from '../../engine/list/list-failure.tsx';
import { ListPagination } from '../../engine/list/list-pagination.tsx';
import { NoRows } from '../../engine/list/no-rows.tsx';
import { usePeek } from '../../engine/list/peek/use-peek.tsx';
import { useColumns } from '../../engine/list/use-columns.ts';
import { turnOf } from '../../engine/list/use-last-page.ts';
import type { ListChange, ListState } from '../../engine/list/use-list-state.ts';
import { DataTable } from '../../ui/data-table.tsx';
import type { DataColumn } from '../../ui/data-table-props.ts';
import { gameSettingAddress } from './addresses.ts';
import { GAME_CELLS } from './game-cells.tsx';
import { useGameActions } from './use-game-actions.tsx';
import { useGameName } from './use-game-name.ts';

/** Props of {@link GameTable}. */
export interface GameTableProps {
  entity: ListedEntity;
  state: ListState;
  parameters: ListParameters;
  query: UseQueryResult<Page>;
  /** Undefined while nothing has been read. */
  rows: readonly Game[] | undefined;
  /** The last page. */
  last: number;
  onChange(change: ListChange): void;
  isNarrowed: boolean;
  onClear(): void;
  toolbar(columns: ChosenColumns, words: CellWords): ReactNode;
}

const NO_ROWS: readonly Game[] = [];
const idOf = ({ uuid }: Game): string => uuid;

/** The games in a table, or in cards on a phone, under their toolbar. A row leads to the game's setting. */
export function GameTable(props: GameTableProps) {
  const { entity, state, parameters, query, rows = NO_ROWS, last, onChange, isNarrowed, onClear, toolbar } = props;
  const { t } = useTranslation();
  const { isPending, isFetching, isPlaceholderData } = query;
  const total = query.data?.total ?? 0;
  const nameOf = useGameName();
  const words = useCellWords();
  const columns = useColumnChoice(entity);
  const canEdit = useReadOnlyReason(entity) === undefined;
  const shown = useGameColumns(entity, columns, words, canEdit);
  const scope = JSON.stringify([state.search, state.filters]);
  const selection = useSelection(rows, (row) => idOf(row as Game), scope, total);
  const actions = useGameActions(entity, selection, parameters);
  const timeOf = (game: object) =>
    (game as Game).timeToBeDecided ? <small>{t('games.timeToBeDecided')}</small> : undefined;
  const edit = actions.edit && ((game: Game, column?: string) => actions.edit?.(onlyRow(game.uuid, game), column));
  const { onPeek, peek } = usePeek(entity, rows, edit);
  return (
    <>
      {toolbar(columns, words)}
      {state.view === undefined ? (
        <DataTable
          label={t('games.all')}
          columns={shown}
          rows={rows}
          getRowId={idOf}
          rowName={nameOf}
          rowHref={gameSettingAddress}
          selection={selection.table}
          onMenu={actions.onMenu}
          isCompact={columns.isCompact}
          onWidth={columns.changeWidth}
          onPeek={onPeek}
          onEdit={edit}
          onTurn={turnOf(state, last, onChange)}
          sort={{ column: state.sort.by, direction: state.sort.direction }}
          onSort={({ column, direction }) => onChange({ sort: { by: column, direction } })}
          isLoading={isPending}
          isRefreshing={isFetching && isPlaceholderData}
          notice={outdatedOf(t, query)}
          empty={<NoRows entity={entity} isNarrowed={isNarrowed} search={state.search} onClear={onClear} />}
          error={failureOf(t, query)}
          footer={total > 0 ? <ListPagination state={state} total={total} onChange={onChange} /> : undefined}
        />
      ) : (
        <DaysPart
          {...{ entity, state, onChange, timeOf }}
          columns={shown as ReadonlyArray<DataColumn<object>>}
          nameOf={(game) => nameOf(game as Game)}
          hrefOf={(game) => gameSettingAddress(game as Game)}
        />
      )}
      <SelectionBar
        entity={entity}
        selection={selection}
        total={total}
        onAction={(action) => actions.order(action, selection.chosen)}
        onEdit={actions.edit && (() => actions.edit?.(selection.chosen))}
      />
      {actions.open}
      {peek}
    </>
  );
}

/** Widths in px of columns whose texts are longer than their kind's usual ones. */
const WIDTHS: Readonly<Record<string, number>> = { displayStatus: 132, ssgt: 240, venueName: 168 };

/** The definition's columns, with the cells that games have of their own. */
function useGameColumns(
  entity: ListedEntity,
  { columns, isChanged }: ChosenColumns,
  words: CellWords,
  canEdit: boolean,
): ReadonlyArray<DataColumn<Game>> {
  const { t } = useTranslation();
  const shown = useColumns(entity, columns, isChanged, words, undefined, canEdit);
  return useMemo(
    () =>
      shown.map((column): DataColumn<Game> => {
        const Cell = GAME_CELLS[column.id];
        const { id, width, priority } = column;
        // On a card nothing stands beside two names, each of which may be long.
        const placed = { ...column, width: WIDTHS[id] ?? width, priority: priority === 1 ? 2 : priority } as const;
        return Cell ? { ...placed, cell: (game) => <Cell game={game} t={t} /> } : placed;
      }),
    [shown, t],
  );
}
