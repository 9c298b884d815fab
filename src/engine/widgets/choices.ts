import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../ui/option.ts';
import { useText } from '../text/use-text.ts';
import { textOf } from '../values/values.ts';
import { type WidgetProps, writtenText } from './widget.ts';

/**
 * The labelled choices of a field, with one for "none" first where the field may be empty; a value that no choice
 * stands for is listed as it is.
 */
export function useChoices({ field, value }: WidgetProps): { options: readonly Option[]; none: string } {
  const { t } = useTranslation();
  const text = useText();
  const none = t('engine.none');
  const written = textOf(value);
  const options = useMemo(() => {
    const labelled = Object.entries(field.choices ?? {}).map(([value, label]) => ({ value, label: text(label) }));
    const strange = written === '' || written in (field.choices ?? {}) ? [] : [{ value: written, label: written }];
    const known = [...labelled, ...strange];
    return field.empty === null ? [{ value: '', label: none }, ...known] : known;
  }, [field, none, text, written]);
  return { options, none };
}

/** The value that a chosen option stands for: numbers stay numbers, whatever a list can hold. */
export function chosenValue({ field, schema }: WidgetProps, chosen: string): unknown {
  if (chosen === '') return writtenText(field, chosen);
  return schema?.enum?.find((value) => textOf(value) === chosen) ?? chosen;
}
