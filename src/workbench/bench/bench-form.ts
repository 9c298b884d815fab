import type { FieldDefinition, FormDefinition, WidgetName } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';

// The form that speed is measured with (B.6): forty fields of ordinary kinds, two of them lists of twenty rows. Invented, and as plain as can be.

const ROWS = 20;
const kinds: readonly [WidgetName, number][] = [
  ['text', 20],
  ['number', 4],
  ['select', 4],
  ['switch', 4],
  ['textarea', 3],
  ['country', 1],
  ['email', 1],
  ['web-address', 1],
];

const both = (text: string): Text => ({ en: text, sv: text });
const choices = { one: both('One'), two: both('Two'), three: both('Three') };

const plain = kinds.flatMap(([widget, count]) =>
  Array.from({ length: count }, (_, index): FieldDefinition => {
    const field = `${widget.replace('-', '')}${index + 1}`;
    return {
      field,
      label: both(`${widget} ${index + 1}`),
      widget,
      empty: '',
      ...(widget === 'select' ? { choices } : {}),
    };
  }),
);
const row = (['text', 'select', 'switch'] as const).map(
  (widget): FieldDefinition => ({
    field: widget,
    label: both(widget),
    widget,
    empty: '',
    ...(widget === 'select' ? { choices } : {}),
  }),
);
const lists = ['first', 'second'].map(
  (field): FieldDefinition => ({ field, label: both(`${field} list`), widget: 'rows', items: row, wide: true }),
);

const sectionOf = (name: string, fields: readonly FieldDefinition[]): FormDefinition['sections'][number] => ({
  name,
  title: both(name),
  fields,
  properties: fields.map(({ field }) => field),
});

/** The form: four sections of plain fields, then the two lists. */
export const benchForm: FormDefinition = {
  sections: [
    ...Array.from({ length: 4 }, (_, index) =>
      sectionOf(`part ${index + 1}`, plain.slice(index * 10, index * 10 + 10)),
    ),
    ...lists.map((list) => sectionOf(list.field, [list])),
  ],
  initial: {},
};

/** How many fields there are in all, those of every row among them. */
export const benchFields = plain.length + lists.length * (1 + ROWS * row.length);

const schemaOf = ({ widget }: FieldDefinition): object => {
  if (widget === 'number') return { type: 'number', maximum: 1000 };
  if (widget === 'switch') return { type: 'boolean' };
  if (widget === 'select') return { type: 'string', enum: Object.keys(choices) };
  return { type: 'string', maxLength: 200 };
};
const objectOf = (fields: readonly FieldDefinition[]) => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.field, schemaOf(field)])),
  required: ['text', 'text1'].filter((name) => fields.some(({ field }) => field === name)),
});
const body = objectOf(plain);

/** The form's schema. */
export const benchSchema = {
  ...body,
  properties: {
    ...body.properties,
    ...Object.fromEntries(lists.map(({ field }) => [field, { type: 'array', maxItems: 50, items: objectOf(row) }])),
  },
};

const values: Partial<Record<WidgetName, unknown>> = {
  number: 7,
  select: 'two',
  switch: true,
  country: 'SE',
  email: 'info@frosthamn.example',
  'web-address': 'https://frosthamn.example',
};
const bodyOf = (fields: readonly FieldDefinition[], turn: number): object =>
  Object.fromEntries(fields.map(({ field, widget }) => [field, values[widget] ?? `Frosthamn ${turn}`]));

/** A record that fills every field and every row. */
export const benchRecord: object = {
  uuid: 'bench',
  ...bodyOf(plain, 0),
  ...Object.fromEntries(
    lists.map(({ field }) => [field, Array.from({ length: ROWS }, (_, index) => bodyOf(row, index))]),
  ),
};
