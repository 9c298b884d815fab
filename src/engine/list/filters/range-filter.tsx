import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../contract/list-definition.ts';
import { FilterFrame } from '../../../ui/filter-frame.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { optionalPart } from '../../loading/optional-part.tsx';
import { useText } from '../../text/use-text.ts';
import type { Days } from './days.ts';

// Date fields are heavy, and most lists are read without them.
const RangePanel = optionalPart(
  async () => (await import('./range-panel.tsx')).RangePanel,
  () => undefined,
  <Spinner />,
);

/** Props of {@link RangeFilter}. */
export interface RangeFilterProps {
  filter: Filter;
  days: Days;
  onChange(days: Days): void;
}

/** A filter by a range of days, either end of which may be open. */
export function RangeFilter({ filter, days, onChange }: RangeFilterProps) {
  const { t } = useTranslation();
  const text = useText();
  const { from, until } = days;
  const value =
    from === null
      ? until === null
        ? undefined
        : t('lists.days.until', { day: until })
      : until === null
        ? t('lists.days.from', { day: from })
        : from === until
          ? from
          : `${from} – ${until}`;
  return (
    <FilterFrame label={text(filter.label)} value={value} onClear={() => onChange({ from: null, until: null })}>
      {(close) => (
        <RangePanel
          days={days}
          hasPresets={filter.presets ?? true}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </FilterFrame>
  );
}
