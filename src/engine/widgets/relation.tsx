import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../ui/combo-box.tsx';
import { useNamedSource } from '../form/form-scope.ts';
import { useNames } from '../names.ts';
import { textOf, valueAt } from '../values.ts';
import { useSource } from './use-source.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** One thing of a list of the service. The field holds its identifier, or, where the contract has an object, the thing as the list gives it. */
export function RelationWidget(props: WidgetProps<'relation'>) {
  const { options, value, onChange, field } = props;
  const { t } = useTranslation();
  const name = useNames();
  const choices = useSource(useNamedSource(options.source), options);
  const isObject = field.shape !== undefined;
  const id = textOf(typeof value === 'object' ? valueAt(value, options.value) : value);
  const label = name(valueAt(value, options.text));
  const choose = (next: string | null): void => {
    if (next === null) onChange(field.empty);
    else onChange(isObject ? shaped(choices.row(next), field.shape ?? []) : next);
  };
  return (
    <ComboBox
      {...controlProps(props)}
      {...(choices.isFailed ? { error: t('engine.choicesFailed') } : {})}
      options={choices.options}
      isLoading={choices.isLoading}
      onInputChange={choices.search}
      chosen={label ? { value: id, label } : undefined}
      value={id || null}
      onChange={choose}
    />
  );
}

/** A row of a list, cut to the properties that the field takes. */
export function shaped(row: object | undefined, shape: readonly string[]): object | undefined {
  return row && Object.fromEntries(Object.entries(row).filter(([name]) => shape.includes(name)));
}
