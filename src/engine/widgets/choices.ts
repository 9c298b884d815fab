import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '../../ui/option.ts';
import { useText } from '../text.ts';
import type { WidgetProps } from './widget.ts';

/** The labelled choices of a field, with one for "none" first where the field may be empty. */
export function useChoices({ field }: WidgetProps): { options: readonly Option[]; none: string } {
  const { t } = useTranslation();
  const text = useText();
  const none = t('engine.none');
  const options = useMemo(() => {
    const labelled = Object.entries(field.choices ?? {}).map(([value, label]) => ({ value, label: text(label) }));
    return field.empty === null ? [{ value: '', label: none }, ...labelled] : labelled;
  }, [field, none, text]);
  return { options, none };
}
