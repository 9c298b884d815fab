import { useMemo } from 'react';
import type { Entity, Filter, Source } from '../../contract/entity.ts';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { useText } from '../text.ts';
import { useSource } from '../widgets/use-source.ts';
import type { ListState } from './use-list-state.ts';

/** Props of {@link ListFilters}. */
export interface ListFiltersProps {
  entity: Entity;
  filters: ListState['filters'];
  onChange(filters: Readonly<Record<string, string | null>>): void;
}

/** The filters of a list, as chips. */
export function ListFilters({ entity, filters, onChange }: ListFiltersProps) {
  return entity.list.filters.map((filter) => {
    const props = {
      filter,
      value: filters[filter.parameter] ?? null,
      onChange: (value: string | null) => onChange({ [filter.parameter]: value }),
    };
    const source = filter.source && entity.sources[filter.source];
    return source ? (
      <SourceFilter key={filter.parameter} {...props} source={source} />
    ) : (
      <ChoiceFilter key={filter.parameter} {...props} />
    );
  });
}

interface ListFilterProps {
  filter: Filter;
  value: string | null;
  onChange(value: string | null): void;
}

function ChoiceFilter({ filter, value, onChange }: ListFilterProps) {
  const text = useText();
  const options = useMemo(
    () => Object.entries(filter.choices ?? {}).map(([choice, label]) => ({ value: choice, label: text(label) })),
    [filter, text],
  );
  return <FilterChip label={text(filter.label)} options={options} value={value} onChange={onChange} />;
}

function SourceFilter({ filter, value, onChange, source }: ListFilterProps & { source: Source }) {
  const text = useText();
  const { options, isLoading, search } = useSource(source, { value: filter.value ?? '', text: filter.text ?? '' });
  return (
    <FilterChip
      label={text(filter.label)}
      options={options}
      value={value}
      onChange={onChange}
      isSearchable
      onInputChange={search}
      isLoading={isLoading}
    />
  );
}
