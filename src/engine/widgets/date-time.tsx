import { useMemo, useState } from 'react';
import { DateTimeField } from '../../ui/date-time-field.tsx';
import { sentTimestamp } from '../values/date-time.ts';
import { textOf } from '../values/values.ts';
import { futureProblem, momentProblem, orderProblem, withColon } from './days.ts';
import { useFilledParameters } from './source-parameters.ts';
import { useToldProblem } from './use-problem-shown.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * A moment, shown in the user's time zone and sent as the specification asks (§9). One that is left unfinished is told,
 * and refused on save; one that does not lie `after` its beginning is told, and one that is over where it must be `future`,
 * unless it was stored already: then it stays.
 */
export function DateTimeWidget(props: WidgetProps<'date-time'>) {
  const { field, options, value, onChange } = props;
  const text = textOf(value);
  const { after } = options;
  const { start } = useFilledParameters(useMemo(() => (after ? { start: after } : undefined), [after])).given;
  const [chosen, setChosen] = useState<string>();
  const isNew = options.future === true && text === chosen;
  const { error } = useToldProblem(
    props,
    momentProblem(text) ?? orderProblem(start, text) ?? (isNew ? futureProblem(text) : undefined),
  );
  return (
    <DateTimeField
      {...controlProps({ ...props, error })}
      value={withColon(text) || null}
      onChange={(moment) => {
        const next = moment === null ? field.empty : sentTimestamp(moment);
        setChosen(textOf(next));
        onChange(next);
      }}
      onIncomplete={onChange}
    />
  );
}
