import { DateTimeField } from '../../ui/date-time-field.tsx';
import { sentTimestamp } from '../date-time.ts';
import { textOf } from '../values.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** A moment, shown in the user's time zone and sent as the specification asks (§9). */
export function DateTimeWidget(props: WidgetProps<'date-time'>) {
  const { field, value, onChange } = props;
  return (
    <DateTimeField
      {...controlProps(props)}
      value={textOf(value) || null}
      onChange={(moment) => onChange(moment === null ? field.empty : sentTimestamp(moment))}
    />
  );
}
