import { ChevronsUpDown } from 'lucide-react';
import { type FocusEvent, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import styles from './birth-date-field.module.css';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import type { FieldControl, FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import { LockedField } from './locked-field.tsx';

/** The parts of a day as they were written; an empty text for a part that is missing. `month` counts from 1. */
export interface DayParts {
  day: string;
  month: string;
  year: string;
}

/** Props of {@link BirthDateField}. */
export interface BirthDateFieldProps extends FieldProps {
  value: DayParts;
  onChange: (value: DayParts) => void;
  /** The whole field was left, not only one of its parts. */
  onBlur?: (() => void) | undefined;
}

/** A day of birth in three parts, since nobody leafs through a calendar to the year of their birth: year, the month's name, day. */
export function BirthDateField(props: BirthDateFieldProps) {
  const { value, onChange, onBlur, isDisabled, why } = props;
  const { t } = useTranslation();
  const months = useMonths();
  const group = useRef<HTMLDivElement>(null);
  if (why) return <LockedField {...props} value={spoken(value, months)} />;
  const leave = (event: FocusEvent) => {
    if (!group.current?.contains(event.relatedTarget)) onBlur?.();
  };
  const digits = (name: 'day' | 'year', most: number) => (text: string) => {
    if (/^\d*$/.test(text) && text.length <= most) onChange({ ...value, [name]: text });
  };
  return (
    <Field {...props} isGroup>
      {(field) => (
        // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot be its label
        <div
          ref={group}
          role="group"
          className={styles.parts}
          aria-labelledby={field.labelId}
          aria-describedby={field.describedBy}
          onBlur={leave}
        >
          <div className={control.control} data-invalid={field.isInvalid || undefined}>
            <input
              {...partAttributes(field, props)}
              id={field.id}
              className={control.input}
              aria-label={t('ui.year')}
              placeholder={t('ui.year')}
              inputMode="numeric"
              value={value.year}
              onChange={(event) => digits('year', 4)(event.target.value.trim())}
            />
          </div>
          <div className={control.control} data-invalid={field.isInvalid || undefined}>
            <select
              {...partAttributes(field, props)}
              className={styles.month}
              aria-label={t('ui.month')}
              value={value.month}
              disabled={isDisabled}
              data-empty={value.month === '' || undefined}
              onChange={(event) => onChange({ ...value, month: event.target.value })}
            >
              <option value="">{t('ui.month')}</option>
              {months.map((name, index) => (
                <option key={name} value={String(index + 1)}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronsUpDown className={classNames(control.chevron, styles.arrow)} aria-hidden="true" />
          </div>
          <div className={control.control} data-invalid={field.isInvalid || undefined}>
            <input
              {...partAttributes(field, props)}
              className={control.input}
              aria-label={t('ui.day')}
              placeholder={t('ui.day')}
              inputMode="numeric"
              value={value.day}
              onChange={(event) => digits('day', 2)(event.target.value.trim())}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

function partAttributes(field: FieldControl, props: FieldProps) {
  return {
    autoComplete: 'off',
    disabled: props.isDisabled,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': props.isRequired || undefined,
    // The group is described; its parts repeat only what is wrong.
    'aria-describedby': field.isInvalid ? `${field.id}-error` : undefined,
  };
}

/** The names of the months in the interface's language. */
function useMonths(): readonly string[] {
  const { locale } = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)));
  }, [locale]);
}

function spoken({ day, month, year }: DayParts, months: readonly string[]): string {
  return [year, months[Number(month) - 1], day].filter(Boolean).join(' ');
}
