import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WidgetOptions } from '../../contract/entity.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { textAt, type Values, valueAt } from '../values/values.ts';
import { useNamedSource } from './form-context.ts';
import { useSource } from './use-source.ts';

interface LogoAdderProps {
  id: string;
  options: WidgetOptions<'logo-strip'>;
  /** What the strip holds: none of it is offered once more. */
  items: readonly Values[];
  /** What of a choice is kept to be shown. */
  shownProperties: readonly string[];
  onAdd(row: Values): void;
}

/** Adds a logo by choosing what bears it from a list of the service. */
export function LogoAdder({ id, options, items, shownProperties, onAdd }: LogoAdderProps) {
  const { t } = useTranslation();
  const { source, choiceValue, choiceText, kept, shown } = options;
  const choices = useSource(useNamedSource(source), { value: choiceValue, text: choiceText });
  const taken = new Set(items.map((item) => textAt(item, kept)));
  const hasAdded = useRef(false);
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    document.getElementById(id)?.focus();
  });
  return (
    <ComboBox
      // What was chosen stands in the list above, so that the box begins again.
      key={items.length}
      id={id}
      label={t('logoStrip.add')}
      options={choices.options.filter((option) => !taken.has(option.value))}
      isLoading={choices.isLoading}
      more={choices.more}
      onInputChange={choices.search}
      onOpen={choices.isFailed ? choices.retry : undefined}
      error={choices.isFailed ? t('engine.choicesFailed') : undefined}
      value={null}
      onChange={(chosen) => {
        const row = chosen === null ? undefined : choices.row(chosen);
        hasAdded.current = row !== undefined;
        if (!row) return;
        const looks = Object.fromEntries(shownProperties.map((property) => [property, valueAt(row, property) ?? null]));
        onAdd({ [kept]: chosen, [shown]: looks });
      }}
    />
  );
}
