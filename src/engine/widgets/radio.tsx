import { RadioGroup } from '../../ui/radio-group.tsx';
import { textOf } from '../values.ts';
import { useChoices } from './choices.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** One of a few labelled choices, all in sight. */
export function RadioWidget(props: WidgetProps<'radio'>) {
  const { field, value, onChange } = props;
  const { options } = useChoices(props);
  return (
    <RadioGroup
      {...controlProps(props)}
      options={options}
      value={textOf(value)}
      onChange={(chosen) => onChange(writtenText(field, chosen))}
    />
  );
}
