import { Switch } from '../../ui/switch.tsx';
import { controlProps, type WidgetProps } from './widget.ts';

/** On or off. */
export function SwitchWidget(props: WidgetProps<'switch'>) {
  const { value, onChange } = props;
  return <Switch {...controlProps(props)} value={value === true} onChange={onChange} />;
}
