import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './filter-chip.module.css';
import { type FilterChipProps, FilterChoices } from './filter-choices.tsx';
import { Popover } from './popover.tsx';

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
