import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListParameters, ShownEntity } from '../../contract/entity.ts';
import { useText, withinSentence } from '../text.ts';
import type { CellWords } from './cell-values.ts';
import { ColumnsButton } from './columns/columns-button.tsx';
import type { ChosenColumns } from './columns/use-column-choice.ts';
import { ExportButton } from './export/export-button.tsx';
import { ListFilters } from './list-filters.tsx';
import styles from './list-page.module.css';
import { ListSearch } from './list-search.tsx';
import { shownColumns } from './use-columns.ts';
import type { ListChange, ListState } from './use-list-state.ts';

/** Props of {@link ListToolbar}. */
export interface ListToolbarProps {
  entity: ShownEntity;
  state: ListState;
  onChange(change: ListChange, replace?: boolean): void;
  parameters: ListParameters;
  columns: ChosenColumns;
  words: CellWords;
  rows: readonly object[];
  /** How many rows match; undefined while that is not known. */
  total: number | undefined;
}

/** Above a list: what narrows it, how much that leaves, and what can be done with the whole. */
export function ListToolbar({ entity, state, onChange, parameters, columns, words, rows, total }: ListToolbarProps) {
  const { t } = useTranslation();
  const text = useText();
  const { one, many } = entity.labels;
  const search = useCallback((written: string) => onChange({ search: written }, true), [onChange]);
  return (
    <div className={styles.toolbar}>
      <ListSearch list={entity.list} search={state.search} onChange={search} />
      <div className={styles.filters}>
        <ListFilters
          entity={entity}
          filters={state.filters}
          rows={rows}
          onChange={(filters) => onChange({ filters })}
        />
      </div>
      <div className={styles.whole}>
        <p className={styles.count} role="status">
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
