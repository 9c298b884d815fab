import { ComboBox } from '../../ui/combo-box.tsx';
import { isoCode, useCountries } from '../text/countries.ts';
import { textOf } from '../values/values.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * A country, named in the user's language. Some are written in another form than they are read (Sweden as `sv`,
 * specification §3).
 */
export function CountryWidget(props: WidgetProps<'country'>) {
  const { field, options, value, onChange } = props;
  const countries = useCountries();
  const written = textOf(value);
  return (
    <ComboBox
      {...controlProps(props)}
      options={countries}
      value={written === '' ? null : isoCode(written)}
      onChange={(code) => onChange(code === null ? field.empty : (options.written?.[code] ?? code))}
    />
  );
}
