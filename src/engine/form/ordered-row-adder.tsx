import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition, WidgetOptions } from '../../contract/entity.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { useRowNames } from '../entity/row-name.ts';
import { textAt } from '../values/values.ts';
import { useNamedSource } from '../widgets/form-context.ts';
import { useSource } from '../widgets/use-source.ts';

/** Props of {@link OrderedRowAdder}. */
export interface OrderedRowAdderProps {
  id: string;
  field: FieldDefinition;
  /** What the list holds: none of it is offered once more. */
  rows: readonly unknown[];
  onAdd(row: object): void;
}

/**
 * Adds a record to a list in an order by choosing it from a list of the service; it keeps what identifies and what
 * names the choice.
 */
export function OrderedRowAdder({ id, field, rows, onAdd }: OrderedRowAdderProps) {
  const { t } = useTranslation();
  const nameOf = useRowNames();
  const {
    source = '',
    value = '',
    choiceText = '',
    text = '',
  } = (field.options ?? {}) as WidgetOptions<'ordered-list'>;
  const choices = useSource(useNamedSource(source), { value, text: choiceText });
  const taken = new Set(rows.map((row) => textAt(row, value)));
  const offered = choices.options.filter((option) => !taken.has(option.value));
  const failed = t('engine.choicesFailed');
  const hasAdded = useRef(false);
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    document.getElementById(id)?.focus();
  });
  return (
    <ComboBox
      // What was chosen stands in the list above, so that the box begins again.
      key={rows.length}
      id={id}
      label={t('orderedList.choose')}
      options={offered}
      isLoading={choices.isLoading}
      more={choices.more}
      onInputChange={choices.search}
      onOpen={choices.isFailed ? choices.retry : undefined}
      error={choices.isFailed ? failed : undefined}
      value={null}
      onChange={(chosen) => {
        const row = chosen === null ? undefined : choices.row(chosen);
        hasAdded.current = row !== undefined;
        if (row) onAdd({ [value]: chosen, [text]: nameOf(row, choiceText) });
      }}
    />
  );
}
