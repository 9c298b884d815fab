import { ComboBox } from '../../ui/combo-box.tsx';
import { languageCode, useLanguages } from '../text/languages.ts';
import { textOf } from '../values/values.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * A language of the world, named in the user's language. `SE` is read as Swedish (specification §3); `written` says how
 * a code is sent.
 */
export function LanguageWidget(props: WidgetProps<'language'>) {
  const { field, options, value, onChange } = props;
  const languages = useLanguages();
  const text = textOf(value);
  return (
    <ComboBox
      {...controlProps(props)}
      options={languages}
      value={text === '' ? null : languageCode(text)}
      onChange={(code) => onChange(code === null ? field.empty : (options.written?.[code] ?? code))}
    />
  );
}
