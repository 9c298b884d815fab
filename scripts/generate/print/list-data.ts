import type { FieldDefinition } from '../../../src/contract/entity.ts';
import type { Column, ListDefinition } from '../../../src/contract/list-definition.ts';
import type { Text } from '../../../src/contract/text.ts';
import { type Contract, type Operation, zoneParameter } from '../contract.ts';
import type { Definition } from '../definition.ts';
import { isDay } from '../kinds.ts';

/** The order of rows that the service puts in order itself. */
const UNORDERED = { by: '', direction: 'asc' } as const;

/**
 * A list's data: a choice column takes its labels from the form's field of the same path unless it brings its own, and one of dates knows whether they are
 * days.
 */
export function listData(
  { form }: Definition,
  list: NonNullable<Definition['list']>,
  operation: Operation,
  contract: Contract,
): ListDefinition {
  const fields = form.sections.flatMap((section) => section.fields);
  const { pageSize = 20, filters = [], order = UNORDERED, columns, ...rest } = list;
  const parameter = contract.searchOf(operation);
  const zone = zoneParameter(operation);
  const row = contract.rowOf(operation) ?? {};
  return {
    ...rest,
    order,
    ...(rest.search && parameter !== undefined ? { searchParameter: parameter } : {}),
    ...(zone !== undefined && filters.some(({ until }) => until !== undefined) ? { zoneParameter: zone } : {}),
    pageSize,
    columns: columns.map(({ sort, ...column }) => {
      const choices =
        column.kind === 'choice'
          ? (column.choices ?? labelsOf(fields.find(({ field }) => field === column.field)?.choices))
          : undefined;
      return {
        ...column,
        ...(choices ? { choices } : {}),
        ...(column.kind === 'date' && isDay(contract.at(row, column.field) ?? {}) ? { isDay: true } : {}),
        ...(column.kind === 'text' ? columnWords(fields, column) : {}),
        ...(sort ? { sort: column.field } : {}),
      };
    }),
    filters,
  };
}

/** Choices as they are shown: what else they are called concerns files alone. */
function labelsOf(choices: FieldDefinition['choices']): Column['choices'] {
  return choices && Object.fromEntries(Object.entries(choices).map(([value, { en, sv }]) => [value, { en, sv }]));
}

/** The usual values of a text column's properties, which the form's fields of the same paths know. */
function columnWords(
  fields: readonly Pick<FieldDefinition, 'field' | 'options'>[],
  { field, secondary }: Pick<Column, 'field' | 'secondary'>,
): Pick<Column, 'words' | 'secondaryWords'> {
  const wordsOf = (path: string | undefined) =>
    fields.find((one) => one.field === path)?.options?.words as readonly Text[] | undefined;
  const [words, secondaryWords] = [wordsOf(field), wordsOf(secondary)];
  return { ...(words ? { words } : {}), ...(secondaryWords ? { secondaryWords } : {}) };
}
