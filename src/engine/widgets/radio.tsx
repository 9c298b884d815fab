import { RadioGroup } from '../../ui/radio-group.tsx';
import { textOf } from '../values/values.ts';
import { chosenValue, useChoices } from './choices.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** One of a few labelled choices, all in sight. */
export function RadioWidget(props: WidgetProps<'radio'>) {
  const { value, onChange } = props;
  const { options } = useChoices(props);
  return (
    <RadioGroup
      {...controlProps(props)}
      options={options}
      look={props.options.look}
      value={textOf(value)}
      onChange={(chosen) => onChange(chosenValue(props, chosen))}
    />
  );
}
