import { useTranslation } from 'react-i18next';
import { ReadOnlyField } from '../../ui/read-only-field.tsx';
import { useNames } from '../entity/row-name.ts';
import { useText } from '../text/use-text.ts';
import { formatDateTime } from '../values/date-time.ts';
import { isEmpty, textOf, valueAt } from '../values/values.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * Shown, never edited: what the service keeps for itself. Choices by their labels, moments in the user's time zone,
 * lists one a line.
 */
export function ReadOnlyWidget(props: WidgetProps<'read-only'>) {
  const { field, options, value } = props;
  const { t } = useTranslation();
  const text = useText();
  const name = useNames();
  const shown = (one: unknown): string => {
    if (typeof one === 'boolean') return t(one ? 'widgets.yes' : 'widgets.no');
    const choice = field.choices?.[textOf(one)];
    if (choice) return text(choice);
    if (typeof one === 'string') return isMoment(one) ? formatDateTime(one) : one;
    if (typeof one === 'object' && one !== null)
      return name(options.text ? valueAt(one, options.text) : Object.values(one)[0]);
    return textOf(one);
  };
  const isNames = Array.isArray(value) && value.every((one) => valueAt(one, 'translation') !== undefined);
  const values = isNames ? [name(value)] : Array.isArray(value) ? value.map(shown) : [shown(value)];
  return (
    <ReadOnlyField {...controlProps(props)} values={values.filter((one) => !isEmpty(one))} none={t('engine.none')} />
  );
}

const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);
