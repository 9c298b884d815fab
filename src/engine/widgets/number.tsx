import { NumberField } from '../../ui/number-field.tsx';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * A number, with its unit. A number that came as text is read, and written as a number. Limits and step are those of
 * the contract.
 */
export function NumberWidget(props: WidgetProps<'number'>) {
  const { field, options, schema, value, onChange } = props;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return (
    <NumberField
      {...controlProps(props)}
      unit={options.unit}
      min={schema?.minimum}
      max={schema?.maximum}
      step={schema?.multipleOf}
      isWhole={[schema?.type].flat().includes('integer')}
      value={typeof number === 'number' && Number.isFinite(number) ? number : null}
      onChange={(next) => onChange(next ?? field.empty)}
    />
  );
}
