import type { FieldDefinition, Section, When, WidgetName } from '../../src/contract/entity.ts';
import type { Checking } from './checking.ts';
import { type Beside, checkCondition } from './checks/forms/condition.ts';
import { checkForm, checkRequiredOfRows } from './checks/forms/form.ts';
import { checkWidget, plainWidget } from './checks/forms/widget.ts';
import { checkSavedBy } from './checks/operations/saved-by.ts';
import { twiceHint } from './checks/texts/twice-hint.ts';
import { type Place, shownFields, type WrittenField } from './definition.ts';
import { suggestion } from './faults.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from './json.ts';
import { mayBeNull } from './kinds.ts';
import { insert, insertRules, rulesOf, shapeOf, withKeywords } from './project-schema.ts';

/** A form, compiled. */
export interface CompiledForm {
  sections: Section[];
  /** The part of the body's schema that the form shows: what it is drawn from. */
  schema: JsonObject;
  /** Every rule about what the form edits: what its validator is compiled from. */
  rules: JsonObject;
  /** List operations that its widgets take their choices from, each with whether every one of them fills its parameters from the form. */
  sources: Map<string, boolean>;
  /** Those of them that some widget asks for some rows only: of a kind, or by values of the form. */
  asked: Set<string>;
  /** Operations by which its widgets make a thing of its name. */
  makers: Set<string>;
  /** Operations that give its widgets an address for a file. */
  uploads: Set<string>;
  /** Names under which rows are shown that are no property of what is edited. */
  unkept: string[];
}

/** What fields stand in: the body itself, or the rows of one of its lists. */
interface Holder {
  /** Its schema in the contract, and what to call it. */
  contract: unknown;
  name: string;
  /** Where its fields' schemas are collected. */
  schema: JsonObject;
  rules: JsonObject;
  section: string;
  /** Where its section is shown. */
  when?: When | undefined;
  /** Path of the list whose rows these are. */
  list?: string;
  /** What its fields are checked against, and the fields that their conditions may ask about. */
  checking: Checking;
  beside: Beside;
}

/** Widgets whose values nobody writes: no rule about them can be broken here. */
const UNWRITTEN = ['read-only', 'related', 'hidden'];
/** Widgets that put a thing into the field which has more properties than it may. */
const TAKING = ['relation', 'multi-relation', 'rich-text', 'tag-picker', 'logo-strip'];
/** Widgets that show what only a read gives. */
const SHOWING = ['read-only', 'related'];

/** Compiles the form of one definition; what does not fit the contract is noted as a fault of its file. */
export class FormCompiler {
  private readonly checking: Checking;
  private readonly sources = new Map<string, boolean>();
  private readonly asked = new Set<string>();
  private readonly makers = new Set<string>();
  private readonly uploads = new Set<string>();
  private readonly unkept: string[] = [];
  private readonly homes = new Set<string>();

  constructor(checking: Checking) {
    this.checking = checking;
  }

  /** Compiles the sections against the schema of the body that they edit. */
  compile(): CompiledForm {
    const { definition, body, one } = this.checking;
    const schema: JsonObject = { type: 'object', properties: {}, required: [] };
    const rules: JsonObject = { type: 'object', properties: {}, required: [] };
    const { checking } = this;
    const beside: Beside = { fields: shownFields(definition), holder: 'form' };
    const sections = definition.form.sections.map((section, index): Section => {
      const { name, when } = section;
      const hidden = section.fields.map(({ field }) => field);
      if (when) checkCondition(checking, when, ['form', 'sections', index, 'when'], { ...beside, hidden });
      const holder = { contract: body, name: one, schema, rules, section: name, when, checking, beside };
      const fields = section.fields.map((field, at) =>
        this.field(field, ['form', 'sections', index, 'fields', at], holder),
      );
      const properties = [...new Set(section.fields.map((field) => field.field.split('.')[0] ?? ''))];
      return { ...section, fields, properties };
    });
    checkForm(this.checking);
    const { sources, asked, makers, uploads, unkept } = this;
    return { sections, schema, rules, sources, asked, makers, uploads, unkept };
  }

  private field(written: WrittenField, place: Place, holder: Holder): FieldDefinition {
    const path = written.field;
    const { node, isKept } = this.find(written, place, holder);
    if (!node) return { field: path, label: written.label, widget: 'hidden' };
    this.checkHome(written, holder, place);
    if (written.when)
      checkCondition(holder.checking, written.when, [...place, 'when'], {
        ...holder.beside,
        own: path,
        section: holder.when,
      });
    const widget = written.widget ?? plainWidget(node);
    if (widget === undefined) {
      const { file, widgets } = this.checking;
      const able = widgets.names.filter((name) => widgets.kinds(name).includes('object'));
      file.fault([...place, 'field'], `\`${path}\` needs a \`widget\`.`, suggestion('', able));
      return { field: path, label: written.label, widget: 'hidden' };
    }
    checkWidget(holder.checking, written, widget, node, place);
    const { source, parameters } = written.options ?? {};
    if (typeof source === 'string') {
      this.sources.set(source, parameters !== undefined && this.sources.get(source) !== false);
      if (parameters !== undefined) this.asked.add(source);
    }
    this.collect(widget, written.options ?? {});
    checkSavedBy(holder.checking, written, node, place);
    const items = this.project(written, widget, node, place, holder, isKept);
    const { items: _, savedBy: __, ...plain } = written;
    const { contract } = this.checking;
    const thing = contract.resolve(node.items ?? node);
    // A strip keeps what a choice shows in a property of its record.
    const shown = textAt(written.options ?? {}, 'shown');
    const taken = shown === undefined ? thing : contract.at(thing, shown);
    const shape = Object.keys(objectAt(taken ?? {}, 'properties'));
    const empty = emptyValue(node, this.isRequired(holder.contract, path));
    const whenEmpty = textAt(node, 'x-when-empty');
    return {
      ...plain,
      widget: widget as WidgetName,
      ...(items ? { items } : {}),
      ...(shape.length > 0 && TAKING.includes(widget) ? { shape } : {}),
      ...(empty === undefined ? {} : { empty }),
      ...(whenEmpty === undefined ? {} : { whenEmpty }),
    };
  }

  /** Notes the operations that a widget's options name beside its source. */
  private collect(widget: string, options: Readonly<Record<string, unknown>>): void {
    for (const [option, named] of this.checking.widgets.naming(widget)) {
      const name = options[option];
      if (typeof name !== 'string') continue;
      if (named === 'values-operation') this.sources.set(name, true);
      if (named === 'making-operation') this.makers.add(name);
      if (named === 'upload-operation') this.uploads.add(name);
      if (named === 'source-parameter') this.asked.add(String(options.source));
    }
  }

  /** The contract's schema of a field; what only a read gives is found too, and is there to be shown. */
  private find(written: WrittenField, place: Place, holder: Holder): { node?: JsonObject; isKept: boolean } {
    const { file, contract, reply } = this.checking;
    const path = written.field;
    const node = contract.at(holder.contract, path);
    if (node && node.readOnly !== true) return { node, isKept: false };
    const kept = node ?? contract.at(reply, holder.list === undefined ? path : `${holder.list}.${path}`);
    if (kept && SHOWING.includes(written.widget ?? '')) return { node: kept, isKept: true };
    if (kept) {
      const what = `The service keeps \`${path}\` itself; nobody can change it.`;
      file.fault([...place, 'field'], what, 'Show it with `"widget": "read-only"`, or leave it out.');
    } else if (written.widget === 'related' && holder.list === undefined && !path.includes('.')) {
      this.unkept.push(path);
      return { node: { type: 'array' }, isKept: true };
    } else {
      const what = `There is no field \`${path}\` in ${holder.name}.`;
      file.fault([...place, 'field'], what, suggestion(path, contract.paths(holder.contract)));
    }
    return { isKept: false };
  }

  /** Puts a field's schema and rules where they belong; gives the compiled fields of its rows. */
  private project(
    written: WrittenField,
    widget: string,
    node: JsonObject,
    place: Place,
    holder: Holder,
    isKept: boolean,
  ): FieldDefinition[] | undefined {
    const { contract, widgets } = this.checking;
    const path = written.field;
    const keywords = widgets.keywords(widget);
    const schema = shapeOf(contract, node);
    const isWritten = !UNWRITTEN.includes(widget);
    const rules = isWritten ? withKeywords(rulesOf(contract, node), keywords) : {};
    const isRequired = !isKept && this.isRequired(holder.contract, path);
    let items: FieldDefinition[] | undefined;
    if (written.items && isObject(schema.items)) {
      const row = () => ({ type: 'object', properties: {}, required: [] });
      schema.items = row();
      rules.items = row();
      const name = `a row of \`${path}\``;
      const inner: Holder = {
        contract: node.items ?? {},
        name,
        checking: {
          ...holder.checking,
          body: contract.resolve(node.items ?? {}),
          reply: contract.resolve(contract.at(holder.checking.reply, path)?.items ?? {}),
          one: name,
        },
        beside: { fields: written.items, holder: 'row' },
        schema: schema.items,
        rules: rules.items,
        section: `${holder.section}/${path}`,
        list: path,
      };
      items = (written.items ?? []).map((item, index) => this.field(item, [...place, 'items', index], inner));
      if (written.options?.fixed !== true) checkRequiredOfRows(this.checking, written, node, place);
    }
    // What is not always shown is not always needed; the rules say when.
    insert(holder.schema, path, schema, isRequired && !holder.when && !written.when);
    const when = { ...holder.when, ...written.when };
    const isNullable = (holding: string): boolean => mayBeNull(contract.at(holder.contract, holding) ?? {});
    if (isWritten) insertRules(holder.rules, path, { rules, isRequired, when, mayBeNull: isNullable });
    return items;
  }

  /** A property is shown once, so that an error has one place. */
  private checkHome({ field: path }: WrittenField, holder: Holder, place: Place): void {
    const { section, list } = holder;
    const { fields } = holder.beside;
    const key = list === undefined ? path : `${section}/${path}`;
    if (this.homes.has(key))
      this.checking.file.fault(
        [...place, 'field'],
        `The form shows \`${path}\` twice.`,
        twiceHint(
          this.checking.contract,
          holder.contract,
          [fields, fields.findLastIndex(({ field }) => field === path)],
          'field',
        ),
      );
    const inside = [...this.homes].find((home) => home.startsWith(`${key}.`) || key.startsWith(`${home}.`));
    if (inside !== undefined && !this.homes.has(key))
      this.checking.file.fault(
        [...place, 'field'],
        `The form shows \`${path}\`, and with \`${inside.split('/').at(-1)}\` a part of it once more.`,
        'Show the whole or its parts, not both.',
      );
    this.homes.add(key);
  }

  /** Whether the object that holds the last part of a path requires it. */
  private isRequired(parent: unknown, path: string): boolean {
    const { contract } = this.checking;
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    const holder = keys.length === 0 ? parent : contract.at(parent, keys.join('.'));
    return listAt(contract.resolve(holder ?? {}), 'required').includes(last);
  }
}

/** What an emptied field becomes: null where the contract allows it, an empty text where it may be left empty, otherwise nothing at all. */
function emptyValue(node: JsonObject, required: boolean): null | '' | undefined {
  const type = node.type;
  if (Array.isArray(type) && type.includes('null')) return null;
  return type === 'string' && !required ? '' : undefined;
}
