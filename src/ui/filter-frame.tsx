import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './filter-chip.module.css';
import { Popover } from './popover.tsx';

/** Props of {@link FilterFrame}. */
export interface FilterFrameProps {
  /** What it filters by: "Series". */
  label: string;
  /** What it is set to, in words; undefined while it is off. */
  value: string | undefined;
  /** Takes the filter off; without it that cannot be done. */
  onClear?: (() => void) | undefined;
  /** The inside of the popover, given a way to close it. */
  children: (close: () => void) => ReactNode;
}

/** The chip of a filter: dashed while it is off, filled with its value while it is on, changed in a popover. */
export function FilterFrame({ label, value, onClear, children }: FilterFrameProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isOn = value !== undefined;
  const name = isOn ? t('ui.filter.change', { name: label, value }) : t('ui.filter.add', { name: label });
  return (
    <span className={classNames(styles.chip, isOn && styles.on)} data-filter={label} data-on={isOn || undefined}>
      <Popover
        label={name}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button className={styles.main ?? ''} aria-label={name}>
            {isOn ? null : <Plus />}
            <span className={styles.text}>{isOn ? `${label}: ${value}` : label}</span>
          </Button>
        }
      >
        {children(() => setOpen(false))}
      </Popover>
      {isOn && onClear ? (
        <Button className={styles.clear ?? ''} aria-label={t('ui.filter.clear', { name: label })} onPress={onClear}>
          <X />
        </Button>
      ) : null}
    </span>
  );
}
