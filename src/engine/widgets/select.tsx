import { Select } from '../../ui/select.tsx';
import { textOf } from '../values.ts';
import { useChoices } from './choices.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** One of a few labelled choices, in a list. */
export function SelectWidget(props: WidgetProps<'select'>) {
  const { field, value, onChange } = props;
  const { options } = useChoices(props);
  return (
    <Select
      {...controlProps(props)}
      options={options}
      value={textOf(value)}
      onChange={(chosen) => onChange(writtenText(field, chosen))}
    />
  );
}
