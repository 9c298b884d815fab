import { Switch } from '../../ui/switch.tsx';
import { controlProps, type WidgetProps } from './widget.ts';

/** On or off: it always says one of the two, so that nothing is asked for. */
export function SwitchWidget(props: WidgetProps<'switch'>) {
  const { value, onChange } = props;
  return <Switch {...controlProps(props)} isRequired={false} value={value === true} onChange={onChange} />;
}
