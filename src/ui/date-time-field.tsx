import { getLocalTimeZone, parseAbsolute, parseDate } from '@internationalized/date';
import { type DateFieldProps, DatePickerBox } from './date-picker-box.tsx';
import { Field } from './field.tsx';

/** A moment, shown in the reader's time zone and kept as ISO 8601 in UTC (`2026-11-21T18:30:00.000Z`). Unreadable values show as empty. */
export function DateTimeField(props: DateFieldProps) {
  const zone = getLocalTimeZone();
  const value = parsed(props.value, (text) => parseAbsolute(new Date(text).toISOString(), zone));
  return (
    <Field {...props} isGroup>
      {(field) => (
        <DatePickerBox
          field={field}
          props={props}
          value={value}
          granularity="minute"
          onChange={(date) => props.onChange(date ? date.toDate(zone).toISOString() : null)}
        />
      )}
    </Field>
  );
}

/** A day without time or time zone (`yyyy-MM-dd`): a date of birth, the end of a season. Unreadable values show as empty. */
export function DateField(props: DateFieldProps) {
  return (
    <Field {...props} isGroup>
      {(field) => (
        <DatePickerBox
          field={field}
          props={props}
          value={parsed(props.value, (text) => parseDate(text.slice(0, 10)))}
          granularity="day"
          onChange={(date) => props.onChange(date ? date.toString().slice(0, 10) : null)}
        />
      )}
    </Field>
  );
}

function parsed<Value>(text: string | null, parse: (text: string) => Value): Value | null {
  if (!text) return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}
