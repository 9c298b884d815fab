import { ColourField } from '../../ui/colour-field.tsx';
import { textOf } from '../values.ts';
import { controlProps, type WidgetProps, writtenText } from './widget.ts';

/** A colour, as `#RRGGBB`. Short and bare codes are completed when the field is left. */
export function ColourWidget(props: WidgetProps<'colour'>) {
  const { field, options, value, onChange } = props;
  const text = textOf(value);
  return (
    <ColourField
      {...controlProps(props)}
      presets={options.presets}
      value={text}
      onChange={(colour) => onChange(writtenText(field, colour))}
      onBlur={() => {
        const whole = completeColour(text);
        if (whole !== text) onChange(writtenText(field, whole));
      }}
    />
  );
}

/** `abc` and `#abc` as `#AABBCC`, `aabbcc` as `#AABBCC`; a whole colour and anything else stay as they are, without spaces around. */
export function completeColour(text: string): string {
  const code = text.trim();
  if (/^#[0-9a-f]{6}$/i.test(code)) return code;
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(code) ?? [];
  if (digits === undefined) return code;
  const six = digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('');
  return `#${six.toUpperCase()}`;
}
