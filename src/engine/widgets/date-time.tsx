import { DateTimeField } from '../../ui/date-time-field.tsx';
import { sentTimestamp } from '../date-time.ts';
import { textOf } from '../values.ts';
import { momentProblem, withColon } from './days.ts';
import { useToldProblem } from './use-told-problem.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** A moment, shown in the user's time zone and sent as the specification asks (§9). One that is left unfinished is told, and refused on save. */
export function DateTimeWidget(props: WidgetProps<'date-time'>) {
  const { field, value, onChange } = props;
  const text = textOf(value);
  const { error } = useToldProblem(props, momentProblem(text));
  return (
    <DateTimeField
      {...controlProps({ ...props, error })}
      value={withColon(text) || null}
      onChange={(moment) => onChange(moment === null ? field.empty : sentTimestamp(moment))}
      onIncomplete={onChange}
    />
  );
}
