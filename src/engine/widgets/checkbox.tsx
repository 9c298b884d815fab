import { Checkbox } from '../../ui/checkbox.tsx';
import { controlProps, type WidgetProps } from './widget.ts';

/** Yes or no, as a box to tick. */
export function CheckboxWidget(props: WidgetProps<'checkbox'>) {
  const { value, onChange } = props;
  return <Checkbox {...controlProps(props)} value={value === true} onChange={onChange} />;
}
