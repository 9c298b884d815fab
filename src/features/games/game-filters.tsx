import { useMemo } from 'react';
import type { ListedEntity } from '../../contract/entity.ts';
import { ListFilters } from '../../engine/list/list-filters.tsx';
import type { ListChange, ListState } from '../../engine/list/use-list-state.ts';
import { COMPETITION } from './game-call.ts';
import { LOCATION, SERIES } from './game-list.ts';
import { LocationFilter } from './location-filter.tsx';

/** Props of {@link GameFilters}. */
export interface GameFiltersProps {
  entity: ListedEntity;
  filters: ListState['filters'];
  rows: readonly object[];
  onChange(change: ListChange): void;
}

/** What narrows the games: the definition's filters, and the one by venue. */
export function GameFilters({ entity, filters, rows, onChange }: GameFiltersProps) {
  const choosing = useMemo(
    () => ({
      ...entity,
      list: { ...entity.list, filters: entity.list.filters.filter(({ parameter }) => parameter !== LOCATION) },
    }),
    [entity],
  );
  return (
    <>
      <ListFilters
        // The competitions to choose from are the series' own: another series, another choice.
        key={filters[SERIES] ?? ''}
        entity={choosing}
        filters={filters}
        rows={rows}
        onChange={(changed) => onChange({ filters: withinSeries(changed) })}
      />
      <LocationFilter
        location={filters[LOCATION]}
        onChange={(location) => onChange({ filters: { [LOCATION]: location } })}
      />
    </>
  );
}

/** Another series takes the competition of the former one away. */
function withinSeries(filters: Readonly<Record<string, string | null>>): Readonly<Record<string, string | null>> {
  return SERIES in filters ? { ...filters, [COMPETITION]: null } : filters;
}
