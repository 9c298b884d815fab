import { TextField } from '../../ui/text-field.tsx';
import { textOf } from '../values/values.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** A telephone number. */
export function PhoneWidget(props: WidgetProps<'phone'>) {
  const { field, value, onChange } = props;
  return (
    <TextField
      {...controlProps(props)}
      type="tel"
      value={textOf(value)}
      onChange={(text) => onChange(writtenText(field, text))}
    />
  );
}
