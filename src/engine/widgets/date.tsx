import { DateField } from '../../ui/date-time-field.tsx';
import { textOf } from '../values.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** A day, without a time zone. */
export function DateWidget(props: WidgetProps<'date'>) {
  const { field, value, onChange } = props;
  return (
    <DateField
      {...controlProps(props)}
      value={textOf(value) || null}
      onChange={(day) => onChange(day ?? field.empty)}
    />
  );
}
