import { TextField } from '../../ui/text-field.tsx';
import { textOf } from '../values/values.ts';
import { hasSpaces, tidyAddress } from '../values/web-address.ts';
import { useTidy } from './use-tidy.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/**
 * An address on the web (specification §5): what was written gets its scheme and loses its last slash when the field is
 * left; the rule is part of its schema.
 */
export function WebAddressWidget(props: WidgetProps<'web-address'>) {
  const { field, value, onChange } = props;
  const { written, left } = useTidy(() => {
    if (!hasSpaces(textOf(value))) onChange(writtenText(field, tidyAddress(textOf(value))));
  });
  const write = (text: string): void => {
    written();
    onChange(writtenText(field, text));
  };
  return <TextField {...controlProps(props)} type="url" value={textOf(value)} onChange={write} onBlur={left} />;
}
