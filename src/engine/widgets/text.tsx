import { TextField } from '../../ui/text-field.tsx';
import { textOf } from '../values.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** One line of text. */
export function TextWidget(props: WidgetProps<'text'>) {
  const { field, options, value, onChange } = props;
  return (
    <TextField
      {...controlProps(props)}
      prefix={options.prefix}
      isMonospace={options.monospace}
      value={textOf(value)}
      onChange={(text) => onChange(writtenText(field, text))}
    />
  );
}
