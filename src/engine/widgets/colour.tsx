import { ColourField } from '../../ui/colour-field.tsx';
import { textOf } from '../values/values.ts';
import { completeColour } from './complete-colour.ts';
import { useTidy } from './use-tidy.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** A colour, as `#RRGGBB`. Short and bare codes are completed when the field is left. */
export function ColourWidget(props: WidgetProps<'colour'>) {
  const { field, options, value, onChange } = props;
  const text = textOf(value);
  const { written, left } = useTidy(() => {
    const whole = completeColour(text);
    if (whole !== text) onChange(writtenText(field, whole));
  });
  return (
    <ColourField
      {...controlProps(props)}
      presets={options.presets}
      value={text}
      onChange={(colour) => {
        written();
        onChange(writtenText(field, colour));
      }}
      onBlur={left}
    />
  );
}
