import { useTranslation } from 'react-i18next';
import { MultiComboBox } from '../../ui/multi-combo-box.tsx';
import { useNamedSource } from '../form/form-scope.ts';
import { useNames } from '../names.ts';
import { textOf, valueAt } from '../values.ts';
import { shaped } from './relation.tsx';
import { useSource } from './use-source.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** Several things of a list of the service, in order. Things that are already there stay as they came. */
export function MultiRelationWidget(props: WidgetProps<'multi-relation'>) {
  const { options, value, onChange, field } = props;
  const { t } = useTranslation();
  const name = useNames();
  const choices = useSource(useNamedSource(options.source), options);
  const chosen = Array.isArray(value) ? value : [];
  const idOf = (item: unknown): string => textOf(typeof item === 'object' ? valueAt(item, options.value) : item);
  const choose = (ids: string[]): void => {
    const kept = new Map(chosen.map((item): [string, unknown] => [idOf(item), item]));
    onChange(ids.map((id) => kept.get(id) ?? (field.shape ? shaped(choices.row(id), field.shape) : id)));
  };
  return (
    <MultiComboBox
      {...controlProps(props)}
      {...(choices.isFailed ? { error: t('engine.choicesFailed') } : {})}
      options={choices.options}
      isLoading={choices.isLoading}
      onInputChange={choices.search}
      chosen={chosen.map((item) => ({ value: idOf(item), label: name(valueAt(item, options.text)) || idOf(item) }))}
      value={chosen.map(idOf)}
      onChange={choose}
    />
  );
}
