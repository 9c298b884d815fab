import { NumberField } from '../../ui/number-field.tsx';
import { controlProps, type WidgetProps } from './widget.ts';

/** A number, with its unit in the label. A number that came as text is read, and written as a number. */
export function NumberWidget(props: WidgetProps<'number'>) {
  const { field, options, label, value, onChange } = props;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return (
    <NumberField
      {...controlProps(props)}
      label={options.unit ? `${label} (${options.unit})` : label}
      value={typeof number === 'number' && Number.isFinite(number) ? number : null}
      onChange={(next) => onChange(next ?? field.empty)}
    />
  );
}
