import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Autocomplete, Input, SearchField, useFilter } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import control from './control.module.css';
import styles from './filter-chip.module.css';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';

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
  /** Word for the choice that takes the filter off, which then stands first among the options. */
  all?: string | undefined;
  /** The filter cannot be taken off (a list that needs a season). */
  isFixed?: boolean | undefined;
}

/** Props of {@link FilterChoices}. */
export interface FilterChoicesProps extends FilterChipProps {
  onChoose: (value: string) => void;
}

/** Stands for no value; no option has it. */
export const ALL = '*';

/** The inside of a filter's popover: the options, under a search that keeps the focus while arrow keys move in the list. */
export function FilterChoices(props: FilterChoicesProps) {
  const { label, options, value, onChoose, isSearchable = false, isLoading, loadMore, all, onInputChange } = props;
  const [isWritten, setWritten] = useState(false);
  // Among what was written for, it would be the first that the arrow keys come to.
  const hasAll = all !== undefined && !isWritten;
  const searched =
    onInputChange &&
    ((text: string): void => {
      setWritten(text !== '');
      onInputChange(text);
    });
  const list = (
    <OptionList
      label={label}
      items={hasAll ? [{ value: ALL, label: all }, ...options] : options}
      isLoading={isLoading}
      loadMore={loadMore}
      selected={value ?? (hasAll ? ALL : null)}
      onSelect={onChoose}
      autoFocus={!isSearchable}
    />
  );
  return (
    <div className={styles.choices}>
      {isSearchable ? (
        <Searched {...props} onInputChange={searched}>
          {list}
        </Searched>
      ) : (
        list
      )}
    </div>
  );
}

function Searched({ label, onInputChange, children }: FilterChoicesProps & { children: ReactNode }) {
  const { t } = useTranslation();
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete
      {...(onInputChange ? { onInputChange } : { filter: contains })}
      disableAutoFocusFirst={Boolean(onInputChange)}
    >
      <SearchField
        className={`${control.control} ${styles.search}`}
        aria-label={t('ui.filter.searchIn', { name: label })}
        autoFocus
      >
        <Search className={styles.icon} aria-hidden="true" />
        {/* The list below is this box's, and is gone through from it by the arrow keys. */}
        <Input role="combobox" aria-expanded="true" className={control.input ?? ''} placeholder={t('ui.search')} />
      </SearchField>
      {children}
    </Autocomplete>
  );
}
