import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { DateValue } from 'react-aria-components';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import control from './control.module.css';
import styles from './date-picker-box.module.css';
import type { FieldControl, FieldProps } from './field.tsx';
import { ariaAttributes } from './field.tsx';

/** Props of the date fields. */
export interface DateFieldProps extends FieldProps {
  /** ISO 8601, or null when the field is empty: a moment for a date with a time, `yyyy-MM-dd` for a day. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
}

/** Props of {@link DatePickerBox}. */
export interface DatePickerBoxProps {
  field: FieldControl;
  props: DateFieldProps;
  value: DateValue | null;
  granularity: 'day' | 'minute';
  onChange: (value: DateValue | null) => void;
}

/** The box of a date field: segments to write in, in the manner of the language, and a calendar to point in. */
export function DatePickerBox({ field, props, value, granularity, onChange }: DatePickerBoxProps) {
  const { t } = useTranslation();
  return (
    <DatePicker
      {...ariaAttributes(field, props)}
      value={value}
      onChange={onChange}
      onBlur={() => props.onBlur?.()}
      granularity={granularity}
      hourCycle={24}
      hideTimeZone
      shouldForceLeadingZeros
      isReadOnly={field.isLocked}
    >
      <Group
        className={control.control ?? ''}
        data-invalid={field.isInvalid || undefined}
        data-locked={field.isLocked || undefined}
      >
        <DateInput className={styles.input ?? ''}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        <Button className={control.inner ?? ''} aria-label={t('ui.calendar')}>
          <CalendarDays />
        </Button>
      </Group>
      <Popover className={styles.popover ?? ''} offset={4} placement="bottom end">
        <Dialog className={styles.dialog ?? ''} aria-label={props.label}>
          <Calendar>
            <header className={styles.header}>
              <Button slot="previous" className={control.inner ?? ''}>
                <ChevronLeft />
              </Button>
              <Heading className={styles.month ?? ''} />
              <Button slot="next" className={control.inner ?? ''}>
                <ChevronRight />
              </Button>
            </header>
            <CalendarGrid className={styles.grid ?? ''}>
              {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
