import { MultiComboBox } from '../../ui/multi-combo-box.tsx';
import { textOf, valueAt } from '../values/values.ts';
import { useChoosing } from './use-choosing.tsx';
import { controlProps, type WidgetProps } from './widget.ts';

/** Several things of a list of the service, in order. Things that are already there stay as they came. */
export function MultiRelationWidget(props: WidgetProps<'multi-relation'>) {
  const { options, value, onChange } = props;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const { source, take, remember, nameOf, error, dialog } = useChoosing(props, (made) => onChange([...chosen, made]));
  const idOf = (item: unknown): string => textOf(typeof item === 'object' ? valueAt(item, options.value) : item);
  const choose = (ids: string[]): void => {
    const kept = new Map(chosen.map((item): [string, unknown] => [idOf(item), item]));
    for (const id of ids) if (!kept.has(id)) remember(id);
    onChange(ids.map((id) => kept.get(id) ?? take(id)));
  };
  return (
    <>
      <MultiComboBox
        {...controlProps({ ...props, error })}
        {...source}
        chosen={chosen.map((item) => ({ value: idOf(item), label: nameOf(item) }))}
        value={chosen.map(idOf)}
        onChange={choose}
      />
      {dialog}
    </>
  );
}
