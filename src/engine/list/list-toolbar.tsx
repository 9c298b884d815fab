import { CalendarDays, CalendarRange, Rows3 } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListParameters, ShownEntity } from '../../contract/entity.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import type { CellWords } from '../cells/cell-values.ts';
import { useText, withinSentence } from '../text/use-text.ts';
import { ColumnsButton } from './columns/columns-button.tsx';
import type { ChosenColumns } from './columns/use-column-choice.ts';
import { CalendarButton } from './export/calendar-button.tsx';
import { ExportButton } from './export/export-button.tsx';
import { ListFilters } from './list-filters.tsx';
import styles from './list-page.module.css';
import { ListSearch } from './list-search.tsx';
import { shownColumns } from './use-columns.ts';
import type { DaysLook, ListChange, ListState } from './use-list-state.ts';
import { ViewsButton } from './views-button.tsx';

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
  /** Whether there are at least `total`, and nobody says how many more. */
  isLeast?: boolean;
  /** Stand in the place of the definition's own filters, for a list that needs more of them than it can say. */
  filters?: ReactNode;
  /** More that can be done with the whole, before columns and export. */
  tools?: ReactNode;
  /** Whether the rows are not shown in columns at the moment, so that there are none to choose. */
  isWithoutColumns?: boolean;
}

/** Above a list: what narrows it, how much that leaves, and what can be done with the whole. */
export function ListToolbar(props: ListToolbarProps) {
  const { entity, state, onChange, parameters, columns, words, rows, total, isLeast = false } = props;
  const { filters, tools, isWithoutColumns = false } = props;
  const search = useCallback((written: string) => onChange({ search: written }, true), [onChange]);
  return (
    <div className={styles.toolbar}>
      <ListSearch list={entity.list} search={state.search} onChange={search} />
      <div className={styles.filters}>
        {filters ?? (
          <ListFilters
            entity={entity}
            filters={state.filters}
            rows={rows}
            onChange={(changed) => onChange({ filters: changed })}
          />
        )}
      </div>
      <div className={styles.whole}>
        <Count entity={entity} total={total} isLeast={isLeast} />
        {tools}
        {entity.list.days === undefined ? null : <ViewButtons state={state} onChange={onChange} />}
        <ViewsButton entity={entity} state={state} />
        {isWithoutColumns || state.view ? null : <ColumnsButton {...columns} />}
        {entity.list.calendar === undefined ? null : (
          <CalendarButton entity={entity} day={entity.list.calendar} parameters={parameters} total={total} />
        )}
        <ExportButton
          entity={entity}
          parameters={parameters}
          columns={shownColumns(columns.columns)}
          words={words}
          total={total}
          isLeast={isLeast}
        />
      </div>
    </div>
  );
}

/** Table, days or calendar, for a list of things that have their moment. */
function ViewButtons({ state, onChange }: Pick<ListToolbarProps, 'state' | 'onChange'>) {
  const { t } = useTranslation();
  const views = [
    { view: 'table', label: t('lists.shownAs.table'), icon: <Rows3 /> },
    { view: 'days', label: t('lists.shownAs.days'), icon: <CalendarRange /> },
    { view: 'month', label: t('lists.shownAs.month'), icon: <CalendarDays /> },
  ] as const;
  return (
    <ViewSwitch<DaysLook | 'table'>
      label={t('lists.shownAs.label')}
      views={views}
      view={state.view ?? 'table'}
      onChange={(view) => onChange({ view: view === 'table' ? undefined : view })}
    />
  );
}

function Count({ entity, total, isLeast = false }: Pick<ListToolbarProps, 'entity' | 'total' | 'isLeast'>) {
  const { t } = useTranslation();
  const text = useText();
  const { one, many } = entity.labels;
  return (
    <p className={styles.count} role="status">
      {total === undefined
        ? ''
        : t(isLeast ? 'engine.countOfMore' : 'engine.count', {
            count: isLeast ? total - 1 : total,
            things: withinSentence(text(total === 1 ? one : many)),
          })}
    </p>
  );
}
