import type { Checking } from '../../checking.ts';
import { type Definition, shownFields, type WrittenColumn } from '../../definition.ts';
import { isIdentifier } from '../operations/identifiers.ts';
import { readsAs } from './alike.ts';
import { fitOf } from './label-fit.ts';
import { twiceHint } from './twice-hint.ts';

/** Checks that no list shows a property twice; of two columns it tells the one that is called as something else. */
export function checkTwice({ file, definition, contract, row }: Checking, definitions: readonly Definition[]): void {
  const columns = definition.list?.columns ?? [];
  const known = labelled(definition, definitions);
  columns.forEach((column, index) => {
    const first = columns.findIndex(({ field }) => field === column.field);
    if (first === index) return;
    const other = columns[first] ?? column;
    const isFirst = supportOf(other, known) < supportOf(column, known);
    const { field, label } = isFirst ? other : column;
    const shown = columns.map((one) => one.field);
    const isShowable = (path: string): boolean => {
      const node = contract.at(row, path);
      return node !== undefined && !shown.includes(path) && !isIdentifier(contract, path, node);
    };
    const meant = known.find((one) => readsAs(one.label, label) && isShowable(one.field));
    file.fault(
      ['list', 'columns', isFirst ? first : index, 'field'],
      `The list shows \`${field}\` twice.`,
      meant ? `Did you mean \`${meant.field}\`?` : twiceHint(contract, row, [columns, index], 'column'),
    );
  });
}

type Labelled = Pick<WrittenColumn, 'field' | 'label'>;

/** What the lists of other definitions, and the form, call properties. */
function labelled(definition: Definition, definitions: readonly Definition[]): Labelled[] {
  const others = definitions.filter(({ name }) => name !== definition.name);
  return [...others.flatMap(({ list }) => list?.columns ?? []), ...shownFields(definition)];
}

/** How much speaks for a column's being called so: its name, and what else is called so. */
function supportOf({ field, label }: Labelled, known: readonly Labelled[]): number {
  const same = known.filter((one) => readsAs(one.label, label));
  const own = same.filter((one) => one.field === field).length;
  const fit = fitOf(label, field);
  // What is called by its own name may be called so by others, too.
  return fit > 0 ? fit + own : own - (same.length - own);
}
