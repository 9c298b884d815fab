import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './filter-chip.module.css';
import { FilterChoices } from './filter-choices.tsx';
import type { Option } from './option.ts';
import { Popover } from './popover.tsx';

/** Props of {@link FilterChip}. */
export interface FilterChipProps {
  /** What it filters by: "Series". */
  label: string;
  options: readonly Option[];
  /** The chosen option's `value`, or null when the filter is off. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The chosen option, when it may be missing from `options`. */
  chosen?: Option | null | undefined;
  /** A search above the options: for more than about eight. */
  isSearchable?: boolean | undefined;
  /** With it the caller searches; without it the options are filtered here. */
  onInputChange?: ((text: string) => void) | undefined;
  isLoading?: boolean | undefined;
  loadMore?: (() => void) | undefined;
  /** The filter cannot be taken off (a list that needs a season). */
  isFixed?: boolean | undefined;
}

/** One filter of a list: dashed while it is off, filled with its value while it is on, changed in a popover. */
export function FilterChip(props: FilterChipProps) {
  const { label, options, value, onChange, chosen, isFixed = false } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const option =
    value === null ? undefined : (options.find((one) => one.value === value) ?? chosen ?? { value, label: value });
  const isOn = option !== undefined;
  const name = isOn ? t('ui.filter.change', { name: label, value: option.label }) : t('ui.filter.add', { name: label });
  return (
    <span className={classNames(styles.chip, isOn && styles.on)}>
      <Popover
        label={name}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button className={styles.main ?? ''} aria-label={name}>
            {isOn ? null : <Plus />}
            <span className={styles.text}>{isOn ? `${label}: ${option.label}` : label}</span>
          </Button>
        }
      >
        <FilterChoices
          {...props}
          onChoose={(next) => {
            onChange(next === value && !isFixed ? null : next);
            setOpen(false);
          }}
        />
      </Popover>
      {isOn && !isFixed ? (
        <Button
          className={styles.clear ?? ''}
          aria-label={t('ui.filter.clear', { name: label })}
          onPress={() => onChange(null)}
        >
          <X />
        </Button>
      ) : null}
    </span>
  );
}
