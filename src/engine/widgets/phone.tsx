import { TextField } from '../../ui/text-field.tsx';
import { tidyNumber } from '../values/tidy-text.ts';
import { textOf } from '../values/values.ts';
import { useTidy } from './use-tidy.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** A telephone number; what an address book adds to one goes when the field is left. */
export function PhoneWidget(props: WidgetProps<'phone'>) {
  const { field, value, onChange } = props;
  const number = textOf(value);
  const tidying = useTidy(() => {
    if (tidyNumber(number) !== number) onChange(writtenText(field, tidyNumber(number)));
  });
  return (
    <TextField
      {...controlProps(props)}
      type="tel"
      value={number}
      onChange={(text) => {
        tidying.written();
        onChange(writtenText(field, text));
      }}
      onBlur={tidying.left}
    />
  );
}
