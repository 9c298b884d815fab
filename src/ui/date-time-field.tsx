import { CalendarDateTime, type DateValue, getLocalTimeZone, parseDate, parseDateTime } from '@internationalized/date';
import { useState } from 'react';
import { type DateFieldProps, DatePickerBox } from './date-picker-box.tsx';
import { Field } from './field.tsx';
import { useZoneName } from './use-zone-name.ts';
import { momentsOf, readingOf } from './wall-time.ts';
import { WhichMoment } from './which-moment.tsx';

/**
 * A moment, shown in the reader's time zone, which is named, and kept as ISO 8601 in UTC (`2026-11-21T18:30:00.000Z`). Of a time that
 * comes twice, in the night that the clocks go back, the reader says which is meant. One that the clocks go forward over is no moment: it is told to
 * `onIncomplete` as it is written (`2027-03-28T02:30:00`), and may come back as the value.
 */
export function DateTimeField(props: DateFieldProps) {
  const zoneName = useZoneName();
  const zone = getLocalTimeZone();
  const { value: reading, ...box } = useDateBox(props, (text) => readingIn(text, zone));
  const found = reading && !box.isUnfinished ? momentsOf(reading, zone) : undefined;
  const change = (next: CalendarDateTime): void => {
    const means = momentsOf(next, zone);
    if (means.kind === 'never') box.props.onIncomplete(next.toString());
    else box.props.onChange(means.kind === 'once' ? means.moment : means.moments[0].moment);
  };
  return (
    <>
      <Field {...props} isGroup>
        {(field) => (
          <DatePickerBox
            key={box.generation}
            field={field}
            props={box.props}
            value={reading}
            isUnfinished={box.isUnfinished}
            granularity="minute"
            zone={zoneName(zone)}
            onChange={(date) => (date instanceof CalendarDateTime ? change(date) : box.props.onChange(null))}
          />
        )}
      </Field>
      {reading && found?.kind === 'twice' ? (
        <WhichMoment
          reading={reading}
          moments={found.moments}
          value={props.value === null ? null : new Date(props.value).toISOString()}
          onChange={props.onChange}
          why={props.why}
        />
      ) : null}
    </>
  );
}

/** What the clock in a zone shows at a moment; a text that names no zone is what it shows already. */
function readingIn(text: string, zone: string): CalendarDateTime {
  return /T[\d:]+$/.test(text) ? parseDateTime(text) : readingOf(text, zone);
}

/** A day without time or time zone (`yyyy-MM-dd`): the end of a season. */
export function DateField(props: DateFieldProps) {
  const { value, ...box } = useDateBox(props, (text) => parseDate(text.slice(0, 10)));
  return (
    <Field {...props} isGroup>
      {(field) => (
        <DatePickerBox
          key={box.generation}
          field={field}
          props={box.props}
          value={value}
          isUnfinished={box.isUnfinished}
          granularity="day"
          onChange={(date) => box.props.onChange(date ? date.toString().slice(0, 10) : null)}
        />
      )}
    </Field>
  );
}

interface DateState<Value> {
  text: string | null;
  value: Value | null;
  isReadable: boolean;
  /** Counts the times that an unfinished date was replaced from outside, and its parts must go. */
  generation: number;
}

/**
 * The value as a date, one object for as long as the text stays: another one would make the box forget the parts that are being written. A text that is
 * no date shows what could be read last, so that the parts of an unfinished date stay in sight.
 */
function useDateBox<Value extends DateValue>(props: DateFieldProps, parse: (text: string) => Value) {
  const text = props.value;
  const [isOwnChange, setOwnChange] = useState(false);
  const [state, setState] = useState<DateState<Value>>(() => next(undefined, text, parse, true));
  let now = state;
  if (state.text !== text) {
    now = next(state, text, parse, isOwnChange);
    setState(now);
    setOwnChange(false);
  }
  const own = {
    ...props,
    onChange: (value: string | null) => {
      setOwnChange(true);
      props.onChange(value);
    },
    onIncomplete: (value: string) => {
      setOwnChange(true);
      props.onIncomplete?.(value);
    },
  };
  return { props: own, value: now.value, isUnfinished: !now.isReadable, generation: now.generation };
}

function next<Value>(
  before: DateState<Value> | undefined,
  text: string | null,
  parse: (text: string) => Value,
  isOwnChange: boolean,
): DateState<Value> {
  const value = text === null ? null : attempt(() => parse(text));
  const isReadable = value !== undefined;
  const isReplaced = isReadable && !isOwnChange && before?.isReadable === false;
  return {
    text,
    value: value === undefined ? (before?.value ?? null) : value,
    isReadable,
    generation: (before?.generation ?? 0) + (isReplaced ? 1 : 0),
  };
}

function attempt<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
