import { Select } from '../../ui/select.tsx';
import { textOf } from '../values/values.ts';
import { chosenValue, useChoices } from './choices.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** One of a few labelled choices, in a list. */
export function SelectWidget(props: WidgetProps<'select'>) {
  const { value, onChange } = props;
  const { options } = useChoices(props);
  return (
    <Select
      {...controlProps(props)}
      options={options}
      value={textOf(value)}
      onChange={(chosen) => onChange(chosenValue(props, chosen))}
    />
  );
}
