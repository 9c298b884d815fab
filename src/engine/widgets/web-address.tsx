import { TextField } from '../../ui/text-field.tsx';
import { textOf } from '../values.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** An address on the web; the rule of specification §5 is part of the field's schema. */
export function WebAddressWidget(props: WidgetProps<'web-address'>) {
  const { field, value, onChange } = props;
  return (
    <TextField
      {...controlProps(props)}
      type="url"
      value={textOf(value)}
      onChange={(text) => onChange(writtenText(field, text.trim()))}
    />
  );
}
