import { cleanText } from '../../../openapi/formats/text.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { useText } from '../text/use-text.ts';
import { textOf } from '../values/values.ts';
import { useTidy } from './use-tidy.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** Several lines of text. What nobody sees in it goes when the field is left, as the service keeps it. */
export function TextareaWidget(props: WidgetProps<'textarea'>) {
  const { field, options, value, onChange } = props;
  const text = useText();
  const lines = textOf(value);
  const tidying = useTidy(() => {
    const tidy = cleanText(lines);
    const kept = tidy.trim() === '' ? '' : tidy;
    if (kept !== lines) onChange(writtenText(field, kept));
  });
  return (
    <TextArea
      {...controlProps(props)}
      look={options.look}
      cuts={options.cuts?.map(({ at, where }) => ({ at, where: text(where) }))}
      value={lines}
      onChange={(written) => {
        tidying.written();
        onChange(writtenText(field, written));
      }}
      onBlur={tidying.left}
    />
  );
}
