import { DateField } from '../../ui/date-time-field.tsx';
import { textOf } from '../values/values.ts';
import { dateProblem } from './days.ts';
import { useToldProblem } from './use-problem-shown.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** A day, without a time zone. One that is left unfinished is told, and refused on save. */
export function DateWidget(props: WidgetProps<'date'>) {
  const { field, value, onChange } = props;
  const text = textOf(value);
  const { error } = useToldProblem(props, dateProblem(text));
  return (
    <DateField
      {...controlProps({ ...props, error })}
      value={text || null}
      onChange={(day) => onChange(day ?? field.empty)}
      onIncomplete={onChange}
    />
  );
}
