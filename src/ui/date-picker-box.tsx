import { getLocalTimeZone } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type RefObject, useContext, useEffect, useRef } from 'react';
import type { DateValue } from 'react-aria-components';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateFieldStateContext,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Popover,
  useLocale,
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
  /** The field was left with some parts written and some missing; `text` is what stands in it. Its value is then no date any more. */
  onIncomplete?: ((text: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

/** Props of {@link DatePickerBox}. */
export interface DatePickerBoxProps {
  field: FieldControl;
  props: DateFieldProps;
  value: DateValue | null;
  granularity: 'day' | 'minute';
  /** The field's text is no date: some part of it was missing when the field was left. */
  isUnfinished: boolean;
  /** The name of the time zone, under a moment. */
  zone?: string | undefined;
  onChange: (value: DateValue | null) => void;
}

/** Writes dates as `yyyy-MM-dd HH:mm` (specification §9) in English words, which English of no other country does. */
const ENGLISH = 'en-SE';

/** The box of a date field: segments to write in, in the order of the specification (§9), and a calendar to point in. */
export function DatePickerBox(box: DatePickerBoxProps) {
  const { locale } = useLocale();
  return (
    <I18nProvider locale={locale.startsWith('en') ? ENGLISH : locale}>
      <PickerBox {...box} />
    </I18nProvider>
  );
}

function PickerBox(box: DatePickerBoxProps) {
  const { field, props, value, granularity, isUnfinished, zone, onChange } = box;
  const { t } = useTranslation();
  const weekday = useWeekday(value, isUnfinished);
  const partsRef = useRef<readonly Part[]>([]);
  const leave = () => {
    const asked = partsRef.current.filter((part) => part.isEditable);
    const missing = asked.filter((part) => part.isPlaceholder).length;
    if (missing === asked.length) {
      if (props.value !== null) onChange(null);
    } else if (missing > 0) props.onIncomplete?.(partsRef.current.map(({ text }) => text).join(''));
    // What was finished to the date that it had been before is no change to the picker.
    else if (isUnfinished && value) onChange(value);
    props.onBlur?.();
  };
  return (
    <DatePicker
      {...ariaAttributes(described(field, weekday, zone), props)}
      value={value}
      onChange={onChange}
      onBlur={leave}
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
          {(segment) => <Segment segment={segment} partsRef={partsRef} />}
        </DateInput>
        {weekday ? (
          <span id={`${field.id}-weekday`} className={styles.weekday}>
            {weekday}
          </span>
        ) : null}
        <Button className={control.inner ?? ''} aria-label={t('ui.calendar')}>
          <CalendarDays />
        </Button>
      </Group>
      {zone ? (
        <span id={`${field.id}-zone`} className={styles.zone}>
          {zone}
        </span>
      ) : null}
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

/** A part of a date: the day, the month, or a mark between them. */
interface Part {
  text: string;
  isEditable: boolean;
  isPlaceholder: boolean;
}

interface SegmentProps {
  segment: ComponentProps<typeof DateSegment>['segment'];
  partsRef: RefObject<readonly Part[]>;
}

/** One part to write in. It also reports all parts, which only the inside of the input knows. */
function Segment({ segment, partsRef }: SegmentProps) {
  const state = useContext(DateFieldStateContext);
  useEffect(() => {
    partsRef.current = state?.segments ?? [];
  });
  // English has a comma between day and time, the specification (§9) a blank.
  const written = segment.type === 'literal' ? { ...segment, text: segment.text.replace(',', '') } : segment;
  return <DateSegment segment={written} className={styles.segment ?? ''} />;
}

/** The short name of the day of the week; undefined while the date is not whole. */
function useWeekday(value: DateValue | null, isUnfinished: boolean): string | undefined {
  const { locale } = useLocale();
  if (value === null || isUnfinished) return undefined;
  const zone = getLocalTimeZone();
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: zone }).format(value.toDate(zone));
}

/** The field, with its day of the week and its time zone read before its other notes. */
function described(field: FieldControl, weekday: string | undefined, zone: string | undefined): FieldControl {
  const own = [weekday && `${field.id}-weekday`, zone && `${field.id}-zone`, field.describedBy];
  return { ...field, describedBy: own.filter(Boolean).join(' ') || undefined };
}
