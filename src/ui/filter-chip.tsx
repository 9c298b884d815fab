import { ALL, type FilterChipProps, FilterChoices } from './filter-choices.tsx';
import { FilterFrame } from './filter-frame.tsx';

/** One filter of a list that takes one of some choices. */
export function FilterChip(props: FilterChipProps) {
  const { label, options, value, onChange, chosen, isFixed = false } = props;
  const option =
    value === null ? undefined : (options.find((one) => one.value === value) ?? chosen ?? { value, label: value });
  return (
    <FilterFrame label={label} value={option?.label} onClear={isFixed ? undefined : () => onChange(null)}>
      {(close) => (
        <FilterChoices
          {...props}
          onChoose={(next) => {
            onChange(next === ALL || (next === value && !isFixed) ? null : next);
            close();
          }}
        />
      )}
    </FilterFrame>
  );
}
