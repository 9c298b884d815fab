import { TextArea } from '../../ui/text-area.tsx';
import { textOf } from '../values/values.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps<'textarea'>) {
  const { field, options, value, onChange } = props;
  return (
    <TextArea
      {...controlProps(props)}
      look={options.look}
      value={textOf(value)}
      onChange={(text) => onChange(writtenText(field, text))}
    />
  );
}
