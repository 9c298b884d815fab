import type { FieldDefinition, Section, WidgetName } from '../../src/contract/entity.ts';
import { checkSource } from './check-list.ts';
import type { Contract } from './contract.ts';
import type { Definition, DefinitionFile, Place, WrittenField } from './definition.ts';
import { suggestion } from './faults.ts';
import { isObject, type JsonObject, listAt, objectAt } from './json.ts';
import type { WidgetTable } from './widgets.ts';

/** A form, compiled: its sections and the part of the body's schema that they show. */
export interface CompiledForm {
  sections: Section[];
  schema: JsonObject;
  /** List operations that its relations take their choices from. */
  sources: Set<string>;
}

/** Keywords of the contract that say something about a value; descriptions, and rules about what a form does not show, stay behind. */
const KEPT = [
  'type',
  'enum',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'format',
] as const;

/** Compiles the form of one definition; what does not fit the contract is noted as a fault of its file. */
export class FormCompiler {
  private readonly file: DefinitionFile;
  private readonly contract: Contract;
  private readonly widgets: WidgetTable;
  private readonly sources = new Set<string>();
  private readonly homes = new Map<string, string>();

  constructor(file: DefinitionFile, contract: Contract, widgets: WidgetTable) {
    this.file = file;
    this.contract = contract;
    this.widgets = widgets;
  }

  /** Compiles the sections of a form against the schema of the body that it edits. */
  compile(definition: Definition, body: { name: string; schema: JsonObject }): CompiledForm {
    const schema: JsonObject = { type: 'object', properties: {}, required: [] };
    const sections = definition.form.sections.map((section, index): Section => {
      const fields = section.fields.map((field, at) =>
        this.field(field, ['form', 'sections', index, 'fields', at], body.schema, body.name, schema, section.name),
      );
      const properties = [...new Set(section.fields.map((field) => field.field.split('.')[0] ?? ''))];
      return { ...section, fields, properties };
    });
    this.checkWhole(definition, body, schema);
    return { sections, schema, sources: this.sources };
  }

  private field(
    written: WrittenField,
    place: Place,
    parent: unknown,
    parentName: string,
    into: JsonObject,
    section: string,
  ): FieldDefinition {
    const path = written.field;
    const node = this.contract.at(parent, path);
    if (!node) {
      this.file.fault(
        [...place, 'field'],
        `field \`${path}\` is not in ${parentName}${suggestion(path, this.contract.paths(parent))}`,
      );
      return { field: path, label: written.label, widget: 'hidden' };
    }
    this.checkHome(path, section, place);
    const kind = kindOf(node);
    const widget = written.widget ?? { enum: 'select', boolean: 'switch', array: 'rows' }[kind] ?? 'text';
    this.checkWidget(written, widget, kind, node, place);
    const projected = this.project(node, widget);
    const rowSchema = node.items;
    const items = written.items?.map((item, index) => {
      const row = objectAt(projected, 'items');
      return this.field(item, [...place, 'items', index], rowSchema, `the rows of ${path}`, row, `${section}/${path}`);
    });
    insert(into, path, projected, this.isRequired(parent, path));
    const { items: _, ...plain } = written;
    const shape = Object.keys(objectAt(this.contract.resolve(node.items ?? node), 'properties'));
    const empty = emptyValue(node, this.isRequired(parent, path));
    return {
      ...plain,
      widget: widget as WidgetName,
      ...(items ? { items } : {}),
      ...(shape.length > 0 && widget.endsWith('relation') ? { shape } : {}),
      ...(empty === undefined ? {} : { empty }),
    };
  }

  private checkWidget(written: WrittenField, widget: string, kind: string, node: JsonObject, place: Place): void {
    if (!this.widgets.names.includes(widget)) {
      this.file.fault(
        [...place, 'widget'],
        `there is no widget \`${widget}\`${suggestion(widget, this.widgets.names)}`,
      );
      return;
    }
    if (!this.widgets.accepts(widget, kind)) {
      this.file.fault(
        [...place, 'widget'],
        `widget \`${widget}\` cannot edit \`${written.field}\`, which is of kind ${kind}`,
      );
    }
    const options = written.options ?? {};
    for (const { option, message } of this.widgets.optionFaults(widget, options)) {
      this.file.fault([...place, 'options', ...option], message);
    }
    if (typeof options.source === 'string') {
      this.sources.add(options.source);
      checkSource(this.file, this.contract, [...place, 'options'], {
        source: options.source,
        value: options.value,
        text: options.text,
      });
    }
    if (kind === 'enum') this.checkChoices(written, node, place);
  }

  private checkChoices(written: WrittenField, node: JsonObject, place: Place): void {
    const values = listAt(node, 'enum')
      .filter((value) => value !== null)
      .map(String);
    const labelled = Object.keys(written.choices ?? {});
    for (const choice of labelled) {
      if (!values.includes(choice))
        this.file.fault(
          [...place, 'choices', choice],
          `\`${written.field}\` cannot be \`${choice}\`${suggestion(choice, values)}`,
        );
    }
    const missing = values.filter((value) => !labelled.includes(value));
    if (missing.length > 0)
      this.file.fault(
        [...place, 'choices'],
        `\`${written.field}\` can also be ${missing.map((value) => `\`${value}\``).join(', ')}: label it`,
      );
  }

  /** A property is shown in one section only, so that its parts stand together and an error has one place. */
  private checkHome(path: string, section: string, place: Place): void {
    const key = `${section.includes('/') ? section : ''}${path}`;
    const root = path.split('.')[0] ?? path;
    if (this.homes.has(key)) this.file.fault([...place, 'field'], `field \`${path}\` is on the form twice`);
    this.homes.set(key, section);
    const home = this.homes.get(`root:${root}`);
    if (home !== undefined && home !== section && !section.includes('/')) {
      this.file.fault([...place, 'field'], `\`${root}\` is already in section \`${home}\`: keep its parts together`);
    }
    if (!section.includes('/')) this.homes.set(`root:${root}`, section);
  }

  private checkWhole(definition: Definition, body: { name: string; schema: JsonObject }, schema: JsonObject): void {
    const { initial = {}, activeSite, unique } = definition.form;
    for (const required of listAt(this.contract.resolve(body.schema), 'required').map(String)) {
      if (!(required in objectAt(schema, 'properties')) && !(required in initial)) {
        this.file.fault(
          ['form', 'sections'],
          `${body.name} requires \`${required}\`: put it on the form or into \`initial\``,
        );
      }
    }
    const named: [Place, string][] = [
      ...Object.keys(initial).map((key): [Place, string] => [['form', 'initial', key], key]),
      ...(activeSite ? [[['form', 'activeSite'], activeSite] as [Place, string]] : []),
      ...(unique ? [[['form', 'unique', 'field'], unique.field] as [Place, string]] : []),
      ...Object.entries(unique?.parameters ?? {}).map(([key, field]): [Place, string] => [
        ['form', 'unique', 'parameters', key],
        field,
      ]),
    ];
    for (const [place, path] of named) {
      if (!this.contract.at(body.schema, path))
        this.file.fault(
          place,
          `\`${path}\` is not in ${body.name}${suggestion(path, this.contract.paths(body.schema))}`,
        );
    }
    const list = this.contract.operations.get(definition.operations.list);
    for (const parameter of Object.keys(unique?.parameters ?? {})) {
      if (!list?.parameters.some(({ name }) => name === parameter)) {
        this.file.fault(
          ['form', 'unique', 'parameters', parameter],
          `${definition.operations.list} has no parameter \`${parameter}\``,
        );
      }
    }
  }

  /** Whether the object that holds the last part of a path requires it. */
  private isRequired(parent: unknown, path: string): boolean {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    const holder = keys.length === 0 ? parent : this.contract.at(parent, keys.join('.'));
    return listAt(this.contract.resolve(holder ?? {}), 'required').includes(last);
  }

  /** The schema of one shown value, without references, without labels and open to properties that the form does not know. */
  private project(node: JsonObject, widget: string): JsonObject {
    const schema: JsonObject = {};
    for (const key of KEPT) {
      const value = node[key];
      if (value !== undefined) schema[key] = value;
    }
    if (isObject(node.items)) {
      const item = this.contract.resolve(node.items);
      schema.items = widget === 'rows' ? { type: 'object', properties: {}, required: [] } : this.project(item, widget);
    }
    return { ...schema, ...this.widgets.keywords(widget) };
  }
}

function kindOf(node: JsonObject): string {
  if (Array.isArray(node.enum)) return 'enum';
  const type = node.type;
  const [kind] = [type].flat().filter((name) => typeof name === 'string' && name !== 'null');
  return typeof kind === 'string' ? kind : 'unknown';
}

/** What an emptied field becomes: null where the contract allows it, an empty text where it may be left empty, otherwise nothing at all. */
function emptyValue(node: JsonObject, required: boolean): null | '' | undefined {
  const type = node.type;
  if (Array.isArray(type) && type.includes('null')) return null;
  return type === 'string' && !required ? '' : undefined;
}

function insert(into: JsonObject, path: string, schema: JsonObject, required: boolean): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let node = into;
  for (const key of keys) {
    const properties = objectAt(node, 'properties');
    const next = isObject(properties[key]) ? properties[key] : { type: 'object', properties: {} };
    properties[key] = next;
    node.properties = properties;
    node = next;
  }
  node.properties = { ...objectAt(node, 'properties'), [last]: schema };
  if (required) node.required = [...listAt(node, 'required'), last];
}
