import { TextArea } from '../../ui/text-area.tsx';
import { useText } from '../text/use-text.ts';
import { textOf } from '../values/values.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps<'textarea'>) {
  const { field, options, value, onChange } = props;
  const text = useText();
  return (
    <TextArea
      {...controlProps(props)}
      look={options.look}
      cuts={options.cuts?.map(({ at, where }) => ({ at, where: text(where) }))}
      value={textOf(value)}
      onChange={(written) => onChange(writtenText(field, written))}
    />
  );
}
