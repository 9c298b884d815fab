import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { useText } from '../text/use-text.ts';
import { textOf } from '../values/values.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** Any of a few labelled choices, all in sight. */
export function CheckboxesWidget(props: WidgetProps<'checkboxes'>) {
  const { field, value, onChange } = props;
  const text = useText();
  const options = Object.entries(field.choices ?? {}).map(([one, label]) => ({ value: one, label: text(label) }));
  const chosen = Array.isArray(value) ? value.map(textOf) : [];
  return <CheckboxGroup {...controlProps(props)} options={options} value={chosen} onChange={onChange} />;
}
