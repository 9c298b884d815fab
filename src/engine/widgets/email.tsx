import { TextField } from '../../ui/text-field.tsx';
import { tidyEntry } from '../values/tidy-text.ts';
import { textOf } from '../values/values.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** An e-mail address. */
export function EmailWidget(props: WidgetProps<'email'>) {
  const { field, value, onChange } = props;
  return (
    <TextField
      {...controlProps(props)}
      type="email"
      value={textOf(value)}
      onChange={(text) => onChange(writtenText(field, tidyEntry(text)))}
    />
  );
}
