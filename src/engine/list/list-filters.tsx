import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderLocale } from '../../../openapi/formats/text.ts';
import type { ShownEntity } from '../../contract/entity.ts';
import type { Filter } from '../../contract/list-definition.ts';
import type { Source } from '../../contract/source.ts';
import { FilterChip } from '../../ui/filter-chip.tsx';
import type { Option } from '../../ui/option.ts';
import { useRowNames } from '../entity/row-name.ts';
import { useText } from '../text/use-text.ts';
import { textAt } from '../values/values.ts';
import { useRecentChoices } from '../widgets/recent-choices.ts';
import { isOpaque, useRowsById } from '../widgets/use-rows-by-id.ts';
import { useSource } from '../widgets/use-source.ts';
import { RangeFilter } from './filters/range-filter.tsx';
import type { ListState } from './use-list-state.ts';

/** Props of {@link ListFilters}. */
export interface ListFiltersProps {
  entity: ShownEntity;
  filters: ListState['filters'];
  /** The rows on screen: what they are filtered by is mostly named in them. */
  rows: readonly object[];
  onChange(filters: Readonly<Record<string, string | null>>): void;
  /** Word for the choice that takes a filter off, offered among its choices. */
  all?: string | undefined;
}

/** The filters of a list, as chips. */
export function ListFilters({ entity, filters, rows, onChange, all }: ListFiltersProps) {
  const narrowing = entity.list.filters.filter(
    ({ as, parameter }) => as === undefined || (as === 'import' && filters[parameter]),
  );
  return narrowing.map((filter) => {
    const { parameter, until } = filter;
    const value = filters[parameter] ?? null;
    if (until !== undefined) {
      const days = { from: value, until: filters[until] ?? null };
      return (
        <RangeFilter
          key={parameter}
          filter={filter}
          days={days}
          onChange={(next) => onChange({ [parameter]: next.from, [until]: next.until })}
        />
      );
    }
    const props = { filter, value, all, onChange: (next: string | null) => onChange({ [parameter]: next }) };
    const source = filter.source && entity.sources[filter.source];
    return source ? (
      <SourceFilter key={parameter} {...props} source={source} rows={rows} />
    ) : (
      <ChoiceFilter key={parameter} {...props} />
    );
  });
}

interface ListFilterProps {
  filter: Filter;
  value: string | null;
  onChange(value: string | null): void;
  all: string | undefined;
}

/**
 * The most choices that stand in the order of the definition. More are never steps of a scale such as a status or a
 * position, but names, and are looked for by the alphabet.
 */
const MOST_AS_DEFINED = 12;

/** A filter with choices of its own, or of yes and no where the definition gives none. */
function ChoiceFilter({ filter, value, onChange, all }: ListFilterProps) {
  const text = useText();
  const { t } = useTranslation();
  const options = useMemo(() => {
    if (filter.as === 'import') return value === null ? [] : [{ value, label: t('lists.thisImport') }];
    if (!filter.choices)
      return [
        { value: 'true', label: t('lists.yes') },
        { value: 'false', label: t('lists.no') },
      ];
    const defined = Object.entries(filter.choices).map(([choice, label]) => ({ value: choice, label: text(label) }));
    if (defined.length <= MOST_AS_DEFINED) return defined;
    const { compare } = new Intl.Collator(orderLocale);
    return defined.sort((one, other) => compare(one.label, other.label));
  }, [filter, value, text, t]);
  return <FilterChip label={text(filter.label)} options={options} value={value} onChange={onChange} all={all} />;
}

interface SourceFilterProps extends ListFilterProps {
  source: Source;
  rows: readonly object[];
}

function SourceFilter({ filter, value, onChange, all, source, rows }: SourceFilterProps) {
  const { t } = useTranslation();
  const text = useText();
  const rowName = useRowNames();
  const nameOf = (thing: unknown): string => rowName(thing, filter.text ?? '');
  const [picked, setPicked] = useState<Option>();
  const names = { value: filter.value ?? '', text: filter.text ?? '' };
  const { options, row, isLoading, search } = useSource(source, names);
  const recent = useRecentChoices(filter.source, names.value);
  // One of many that a search gives need not be among those at hand; its identifier would tell the user nothing.
  const atHand =
    value === null || picked?.value === value
      ? picked?.label
      : options.find((option) => option.value === value)?.label ||
        nameOf(namedIn(rows, names.value, value)) ||
        nameOf(namedAmong(recent.rows, names.value, value));
  const isMissing = value !== null && !atHand && (!isLoading || options.length > 0);
  const read = useRowsById(source, names.value, isMissing ? [value] : []);
  const named = atHand || nameOf(read.rows[0]);
  const isAwaited = read.isLoading || (isLoading && options.length === 0);
  const unnamed = isAwaited ? '…' : isOpaque(names.value) ? t('engine.nameless') : value;
  return (
    <FilterChip
      label={text(filter.label)}
      options={options}
      value={value}
      onChange={(next) => {
        setPicked(options.find((option) => option.value === next));
        const chosen = next === null ? undefined : row(next);
        if (chosen) recent.add(chosen);
        onChange(next);
      }}
      chosen={value === null ? null : { value, label: named || unnamed || value }}
      all={all}
      isSearchable
      onInputChange={search}
      isLoading={isLoading}
    />
  );
}

/** A thing as the rows have it: they hold what they are related to, with its name. */
function namedIn(rows: readonly object[], id: string, value: string): unknown {
  return namedAmong(
    rows.flatMap((row): unknown[] => Object.values(row).flat()),
    id,
    value,
  );
}

function namedAmong(things: readonly unknown[], id: string, value: string): unknown {
  return things.find((thing) => textAt(thing, id) === value);
}
