import type { ShownEntity } from '../../../contract/entity.ts';
import type { Column } from '../../../contract/list-definition.ts';

/**
 * The columns of an export: those on screen, and behind each what stands small beneath it, unless that has a column on
 * screen already. It is called as the list's own column of it, or as the form's field; what neither names is left out.
 */
export function exportColumns(
  { list, form }: Pick<ShownEntity, 'list' | 'form'>,
  shown: readonly Column[],
): readonly Column[] {
  const fields = form.sections.flatMap((section) => section.fields);
  return shown.flatMap((column): Column[] => {
    const { secondary: field, secondaryWords } = column;
    if (field === undefined || shown.some((other) => other.field === field)) return [column];
    const listed = list.columns.find((other) => other.field === field);
    const label = fields.find((one) => one.field === field)?.label;
    const named: Column | undefined =
      listed ?? (label && { field, kind: 'text', label, ...(secondaryWords && { words: secondaryWords }) });
    return named ? [column, named] : [column];
  });
}
