import type { UiSchema } from '@rjsf/utils';
import type { Entity, FieldDefinition, FormDefinition, Section } from '../../contract/entity.ts';
import { valueAt } from '../values/values.ts';
import { OrderedRow, OrderedRows } from './ordered-rows.tsx';

/** Rows in an order have templates of their own. */
const ORDERED = { ArrayFieldTemplate: OrderedRows, ArrayFieldItemTemplate: OrderedRow };

/**
 * How rjsf renders an entity's form: for each field its widget and its definition. It holds no text, so that it is
 * built once and a change of language changes no schema.
 */
export function uiSchemaOf(entity: Entity): UiSchema {
  const root: UiSchema = {};
  for (const section of entity.form.sections) {
    for (const field of section.fields) place(root, field.field.split('.'), fieldUi(field, entity.schema));
  }
  return { ...root, 'ui:order': [...entity.form.sections.flatMap((section) => section.properties), '*'] };
}

/** Where parts of a property stand in several sections: how each section renders it, by the section and the property. */
export type SectionParts = ReadonlyMap<string, ReadonlyMap<string, UiSchema>>;

/** How the sections render the properties whose parts they share: the parts of the others are hidden. */
export function sectionPartsOf({ form, schema }: Entity): SectionParts {
  const isShared = (property: string): boolean =>
    form.sections.filter(({ properties }) => properties.includes(property)).length > 1;
  return new Map(
    form.sections.map((section) => {
      const shared = section.properties.filter(isShared);
      return [section.name, new Map(shared.map((property) => [property, partsIn(form, section, property, schema)]))];
    }),
  );
}

function partsIn(form: FormDefinition, section: Section, property: string, schema: object): UiSchema {
  const root: UiSchema = {};
  for (const other of form.sections) {
    for (const field of other.fields) {
      const [first, ...keys] = field.field.split('.');
      if (first !== property) continue;
      const shown: FieldDefinition = other === section ? field : { ...field, widget: 'hidden' };
      place(root, keys, { ...fieldUi(field, schema), 'ui:options': { definition: shown } });
    }
  }
  return root;
}

function fieldUi(field: FieldDefinition, parent: object): UiSchema {
  const options = { definition: field };
  if (field.items) {
    const rowSchema = schemaAt(parent, field.field)?.items ?? {};
    const row: UiSchema = {};
    for (const item of field.items) place(row, item.field.split('.'), fieldUi(item, rowSchema));
    const lockedBy = field.options?.lockedBy;
    const items = (data: unknown): UiSchema => {
      const isLocked = typeof lockedBy === 'string' && valueAt(data, lockedBy) === true;
      return isLocked ? { ...row, 'ui:readonly': true } : row;
    };
    const looks = field.widget === 'ordered-list' ? ORDERED : {};
    return { 'ui:options': { ...options, ...looks, orderable: false }, items: items as NonNullable<UiSchema['items']> };
  }
  // Fields are told the errors inside their values, widgets only their own.
  const hasParts = [schemaAt(parent, field.field)?.type].flat().some((type) => type === 'object' || type === 'array');
  return hasParts
    ? { 'ui:field': field.widget, 'ui:options': options }
    : { 'ui:widget': field.widget, 'ui:options': options };
}

interface SchemaNode {
  type?: unknown;
  items?: object;
}

/** The schema of a dotted path of properties. */
function schemaAt(schema: object, path: string): SchemaNode | undefined {
  const node = valueAt(
    schema,
    path
      .split('.')
      .flatMap((key) => ['properties', key])
      .join('.'),
  );
  return typeof node === 'object' && node !== null ? node : undefined;
}

function place(root: UiSchema, keys: readonly string[], ui: UiSchema): void {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  if (rest.length === 0) {
    root[key] = ui;
    return;
  }
  const inner = (root[key] ?? {}) as UiSchema;
  root[key] = inner;
  place(inner, rest, ui);
}
