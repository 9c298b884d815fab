import { useState } from 'react';
import { BirthDateField } from '../../ui/birth-date-field.tsx';
import { textOf } from '../values/values.ts';
import { birthDateProblem, type Day, dayOf, writtenDay } from './days.ts';
import { useToldProblem } from './use-problem-shown.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/**
 * A day of birth: day, name of the month, year. The value is `yyyy-mm-dd`, the month as its number (specification §5).
 * An unfinished day stays in the form, in its draft too, and is told; a save refuses it.
 */
export function BirthDateWidget(props: WidgetProps<'birth-date'>) {
  const { field, value, onChange } = props;
  const text = textOf(value);
  // What is being written: "3" becomes "03" only where it is kept, or a second digit would find no room.
  const [typed, setTyped] = useState<Day>();
  const { error, writing, left } = useToldProblem(props, birthDateProblem(text, field));
  const write = (day: Day): void => {
    writing();
    setTyped(day);
    onChange(writtenText(field, writtenDay(day)));
  };
  return (
    <BirthDateField
      {...controlProps({ ...props, error })}
      value={typed && writtenDay(typed) === text ? typed : dayOf(text)}
      onChange={write}
      onBlur={() => {
        setTyped(undefined);
        left();
      }}
    />
  );
}
