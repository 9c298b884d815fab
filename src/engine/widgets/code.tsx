import { CodeArea } from '../../ui/code-area.tsx';
import { textOf } from '../values/values.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** Code such as HTML, kept word for word: a text like any other, which nothing here executes or draws. */
export function CodeWidget(props: WidgetProps<'code'>) {
  const { field, options, value, onChange } = props;
  return (
    <CodeArea
      {...controlProps(props)}
      lines={options.lines}
      value={textOf(value)}
      onChange={(text) => onChange(writtenText(field, text))}
    />
  );
}
