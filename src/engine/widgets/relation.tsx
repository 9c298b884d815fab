import { ComboBox } from '../../ui/combo-box.tsx';
import { textOf, valueAt } from '../values/values.ts';
import { useChoosing } from './use-choosing.tsx';
import { controlProps, type WidgetProps } from './widget.ts';

/**
 * One thing of a list of the service. The field holds its identifier, or, where the contract has an object, the thing
 * as the list gives it.
 */
export function RelationWidget(props: WidgetProps<'relation'>) {
  const { options, value, onChange, field } = props;
  const { source, take, remember, nameOf, error, dialog } = useChoosing(props, onChange);
  const id = textOf(typeof value === 'object' ? valueAt(value, options.value) : value);
  const label = nameOf(value);
  const choose = (next: string | null): void => {
    if (next !== null) remember(next);
    onChange(next === null ? field.empty : take(next));
  };
  return (
    <>
      <ComboBox
        {...controlProps({ ...props, error })}
        {...source}
        chosen={label ? { value: id, label } : undefined}
        value={id || null}
        onChange={choose}
      />
      {dialog}
    </>
  );
}
