import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedEntity, ListParameters } from '../../../contract/entity.ts';
import type { CellWords } from '../../../engine/list/cell-values.ts';
import { ColumnsButton } from '../../../engine/list/columns/columns-button.tsx';
import type { ChosenColumns } from '../../../engine/list/columns/use-column-choice.ts';
import { ExportButton } from '../../../engine/list/export/export-button.tsx';
import { ListFilters } from '../../../engine/list/list-filters.tsx';
import listStyles from '../../../engine/list/list-page.module.css';
import { ListSearch } from '../../../engine/list/list-search.tsx';
import { shownColumns } from '../../../engine/list/use-columns.ts';
import { isNarrowed, type ListChange, type ListState, widened } from '../../../engine/list/use-list-state.ts';
import { useText, withinSentence } from '../../../engine/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { MediaView } from './view-choice.ts';
import { ViewSwitch } from './view-switch.tsx';

/** Props of {@link MediaToolbar}. */
export interface MediaToolbarProps {
  entity: ListedEntity;
  state: ListState;
  onChange(change: ListChange, replace?: boolean): void;
  parameters: ListParameters;
  columns: ChosenColumns;
  words: CellWords;
  rows: readonly object[];
  /** How many items match; undefined while that is not known. */
  total: number | undefined;
  view: MediaView;
  onView(view: MediaView): void;
}

/** Above the media: what narrows them, how many that leaves, how they are shown, and what can be done with the whole. */
export function MediaToolbar(props: MediaToolbarProps) {
  const { entity, state, onChange, parameters, columns, words, rows, total, view, onView } = props;
  const { t } = useTranslation();
  const text = useText();
  const { one, many } = entity.labels;
  const search = useCallback((written: string) => onChange({ search: written }, true), [onChange]);
  return (
    <div className={listStyles.toolbar}>
      <ListSearch list={entity.list} search={state.search} onChange={search} />
      <div className={listStyles.filters}>
        <ListFilters
          entity={entity}
          filters={state.filters}
          rows={rows}
          all={t('media.showAll')}
          onChange={(filters) => onChange({ filters })}
        />
        {isNarrowed(state) ? (
          <Button type="regular-no-border" size="md" onPress={() => onChange(widened(entity.list))}>
            {t('media.showAll')}
          </Button>
        ) : null}
      </div>
      <div className={listStyles.whole}>
        <p className={listStyles.count} role="status">
          {total === undefined
            ? ''
            : t('engine.count', { count: total, things: withinSentence(text(total === 1 ? one : many)) })}
        </p>
        <ViewSwitch view={view} onChange={onView} />
        {view === 'table' ? <ColumnsButton {...columns} /> : null}
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
