import { useRef } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { textOf } from '../values/values.ts';
import { hasSpaces, tidyAddress } from '../values/web-address.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** An address on the web (specification §5): what was written gets its scheme and loses its last slash when the field is left; the rule is part of its schema. */
export function WebAddressWidget(props: WidgetProps<'web-address'>) {
  const { field, value, onChange } = props;
  // Walking through a form changes nothing.
  const isWritten = useRef(false);
  const write = (text: string): void => {
    isWritten.current = true;
    onChange(writtenText(field, text));
  };
  const settle = (): void => {
    if (!isWritten.current) return;
    isWritten.current = false;
    if (!hasSpaces(textOf(value))) onChange(writtenText(field, tidyAddress(textOf(value))));
  };
  return <TextField {...controlProps(props)} type="url" value={textOf(value)} onChange={write} onBlur={settle} />;
}
