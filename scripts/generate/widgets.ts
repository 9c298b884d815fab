import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type JsonObject, listAt, objectAt, textAt } from './json.ts';
import { type PlainError, plainError } from './schema-errors.ts';
import { besideOptions } from './wished-keys.ts';

/** What an option of a widget names (`names` in forms/widgets.json), so that it can be looked up. */
export type Named = (typeof NAMED)[number];
const NAMED = [
  'list-operation',
  'rows-operation',
  'values-operation',
  'making-operation',
  'upload-operation',
  'source-parameter',
  'source-property',
  'source-parameters',
  'choice-property',
  'choice-columns',
  'choice-path',
  'item-property',
  'media-property',
  'edited-property',
  'entity',
  'add-on',
] as const;

/** The widgets that forms may name (forms/widgets.json). */
export class WidgetTable {
  readonly names: readonly string[];
  private readonly table: JsonObject;
  private readonly ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });

  constructor(text: string) {
    const table: unknown = JSON.parse(text);
    if (!isObject(table)) throw new Error('The table of widgets is not an object');
    this.table = table;
    this.names = Object.keys(table).filter((name) => name !== '$defs');
  }

  /** What a widget is for, in a sentence. */
  description(widget: string): string {
    return textAt(this.table[widget], 'description') ?? '';
  }

  /** The kinds of values that a widget can edit. */
  kinds(widget: string): string[] {
    return listAt(this.table[widget], 'accepts').map(String);
  }

  /** What each entry of a list, or an object, must be for a widget: properties that it has, or a kind of plain value. Empty: any will do. */
  entries(widget: string): { has: string[]; kind: string | undefined } {
    const entry = objectAt(this.table[widget], 'entries');
    return { has: listAt(entry, 'has').map(String), kind: textAt(entry, 'kind') };
  }

  /** The properties of a choice that a widget always takes, where its options cannot name others: what identifies one, and what names it. */
  choice(widget: string): JsonObject {
    return objectAt(this.table[widget], 'choice');
  }

  /** JSON Schema keywords that a widget adds to its field, such as the pattern of a web address. */
  keywords(widget: string): JsonObject {
    return objectAt(this.table[widget], 'keywords');
  }

  /** The JSON Schema of a widget's options. */
  options(widget: string): JsonObject {
    const options = objectAt(this.table[widget], 'options');
    const ref = textAt(options, '$ref');
    return ref === undefined ? options : objectAt(objectAt(this.table, '$defs'), ref.split('/').at(-1) ?? '');
  }

  /** The options of a widget that name something, each with what it names. */
  naming(widget: string): [option: string, named: Named][] {
    return Object.entries(objectAt(this.options(widget), 'properties')).flatMap(([option, schema]) => {
      const named = NAMED.find((one) => one === textAt(schema, 'names'));
      return named === undefined ? [] : [[option, named]];
    });
  }

  /** What the property that an option names must hold (`holds` in forms/widgets.json); undefined where anything will do. */
  held(widget: string, option: string): string | undefined {
    return textAt(objectAt(objectAt(this.options(widget), 'properties'), option), 'holds');
  }

  /** What is wrong with a widget's options, each with the place in them that it concerns. */
  optionFaults(widget: string, options: unknown): PlainError[] {
    const schema = this.options(widget);
    if (this.ajv.validate(schema, options)) return [];
    return (this.ajv.errors ?? []).map((error) => {
      const { hint, ...told } = plainError(error, `the options of the widget \`${widget}\``);
      const isOwn = error.keyword === 'additionalProperties' && error.instancePath === '';
      const key = String(error.params.additionalProperty);
      const none = Object.keys(objectAt(schema, 'properties')).length === 0 ? 'It has none: remove it.' : undefined;
      return { ...told, hint: (isOwn && (besideOptions(key) ?? none)) || hint };
    });
  }

  /** The options' schemas as the JSON of an OpenAPI document, for printing their types. */
  asDocument(): string {
    const schemas = Object.fromEntries(this.names.map((name) => [name, this.options(name)]));
    return JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Widgets', version: '1' },
      paths: {},
      components: { schemas },
    });
  }
}
