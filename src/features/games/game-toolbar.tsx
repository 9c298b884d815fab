import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEntity, ListParameters } from '../../contract/entity.ts';
import type { CellWords } from '../../engine/list/cell-values.ts';
import { ColumnsButton } from '../../engine/list/columns/columns-button.tsx';
import type { ChosenColumns } from '../../engine/list/columns/use-column-choice.ts';
import { ExportButton } from '../../engine/list/export/export-button.tsx';
import { ListFilters } from '../../engine/list/list-filters.tsx';
import listStyles from '../../engine/list/list-page.module.css';
import { ListSearch } from '../../engine/list/list-search.tsx';
import { shownColumns } from '../../engine/list/use-columns.ts';
import type { ListChange, ListState } from '../../engine/list/use-list-state.ts';
import { useText, withinSentence } from '../../engine/text.ts';
import { COMPETITION } from './game-call.ts';
import { LOCATION, SERIES } from './game-list.ts';
import { LocationFilter } from './location-filter.tsx';

/** Props of {@link GameToolbar}. */
export interface GameToolbarProps {
  entity: ListedEntity;
  state: ListState;
  onChange(change: ListChange, replace?: boolean): void;
  parameters: ListParameters;
  columns: ChosenColumns;
  words: CellWords;
  rows: readonly object[];
  /** How many games match; undefined while that is not known. */
  total: number | undefined;
}

/** Above the games: the definition's search and filters, the filter by venue, and what can be done with the whole. */
export function GameToolbar(props: GameToolbarProps) {
  const { entity, state, onChange, parameters, columns, words, rows, total } = props;
  const { t } = useTranslation();
  const text = useText();
  const { one, many } = entity.labels;
  const search = useCallback((written: string) => onChange({ search: written }, true), [onChange]);
  const choosing = useMemo(
    () => ({
      ...entity,
      list: { ...entity.list, filters: entity.list.filters.filter(({ parameter }) => parameter !== LOCATION) },
    }),
    [entity],
  );
  return (
    <div className={listStyles.toolbar}>
      <ListSearch list={entity.list} search={state.search} onChange={search} />
      <div className={listStyles.filters}>
        <ListFilters
          // The competitions to choose from are the series' own: another series, another choice.
          key={state.filters[SERIES] ?? ''}
          entity={choosing}
          filters={state.filters}
          rows={rows}
          onChange={(filters) => onChange({ filters: withinSeries(filters) })}
        />
        <LocationFilter
          location={state.filters[LOCATION]}
          onChange={(location) => onChange({ filters: { [LOCATION]: location } })}
        />
      </div>
      <div className={listStyles.whole}>
        <p className={listStyles.count} role="status">
          {total === undefined
            ? ''
            : t('engine.count', { count: total, things: withinSentence(text(total === 1 ? one : many)) })}
        </p>
        <ColumnsButton {...columns} />
        <ExportButton
          entity={entity}
          parameters={parameters}
          columns={shownColumns(columns.columns)}
          words={words}
          total={total ?? 0}
        />
      </div>
    </div>
  );
}

/** Another series takes the competition of the former one away. */
function withinSeries(filters: Readonly<Record<string, string | null>>): Readonly<Record<string, string | null>> {
  return SERIES in filters ? { ...filters, [COMPETITION]: null } : filters;
}
