import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import type { Place, WrittenField } from '../../definition.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../../json.ts';

/** What bears a label and stands beside others: its property, or its parameter, and what the contract says of that. */
export interface Labelled {
  name: string;
  label: Text;
  help?: Text | undefined;
  node: JsonObject;
  place: Place;
}

/** What stands beside each other with labels: columns and filters of the list, fields of the form, and within fields those of rows and the columns of what is shown. */
export function labelledGroups(checking: Checking): Labelled[][] {
  const { contract, definition, body, reply, row } = checking;
  const { columns = [], filters = [] } = definition.list ?? {};
  const inList = columns.map(({ field, label }, index) => ({
    name: field,
    label,
    node: contract.at(row, field) ?? {},
    place: ['list', 'columns', index],
  }));
  const nodeOf = (path: string): JsonObject => contract.at(body, path) ?? contract.at(reply, path) ?? {};
  const inForm = definition.form.sections.flatMap(({ fields }, section) =>
    fields.map((field, index) => ({ field, place: ['form', 'sections', section, 'fields', index] })),
  );
  const narrowing = filters.flatMap(({ parameter, label, until }, index) => {
    const { schema, description = '' } =
      checking.operations.list?.parameters.find((one) => one.name === parameter) ?? {};
    const node = { ...schema, description };
    return until === undefined ? [{ name: parameter, label, node, place: ['list', 'filters', index] }] : [];
  });
  return [
    inList,
    narrowing,
    inForm.map(({ field: { field, label, help }, place }) => ({
      name: field,
      label,
      help,
      node: nodeOf(field),
      place,
    })),
    ...inForm.flatMap(({ field, place }) => within(checking, field, nodeOf(field.field), place)),
  ];
}

/** The fields of the rows of a field, and the columns of the rows that it shows. */
function within({ contract }: Checking, { items = [], options = {} }: WrittenField, node: JsonObject, place: Place) {
  const entry = contract.resolve(node.items ?? {});
  const source = typeof options.source === 'string' ? contract.operations.get(options.source) : undefined;
  const shown = (source && contract.shownRow(source)) ?? {};
  const columns = listAt(options as JsonObject, 'columns').filter(isObject);
  return [
    items.map(({ field, label, help }, index) => ({
      name: field,
      label,
      help,
      node: contract.at(entry, field) ?? {},
      place: [...place, 'items', index],
    })),
    columns.map((column, index) => {
      const [name = '', label] = [textAt(column, 'field'), objectAt(column, 'label')];
      return {
        name,
        label: { en: textAt(label, 'en') ?? '', sv: textAt(label, 'sv') ?? '' },
        node: contract.at(shown, name) ?? {},
        place: [...place, 'options', 'columns', index],
      };
    }),
  ];
}
