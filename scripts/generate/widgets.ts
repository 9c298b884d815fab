import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { suggestion } from './faults.ts';
import { isObject, type JsonObject, listAt, objectAt } from './json.ts';

/** The widgets that forms may name (forms/widgets.json). */
export class WidgetTable {
  readonly names: readonly string[];
  private readonly table: JsonObject;
  private readonly ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });

  constructor(path: string) {
    const table: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (!isObject(table)) throw new Error(`${path} is not a table`);
    this.table = table;
    this.names = Object.keys(table).filter((name) => name !== '$defs');
    this.ajv.addSchema({ $id: 'widgets', $defs: objectAt(table, '$defs') });
  }

  /** Whether a widget can edit values of a kind. */
  accepts(widget: string, kind: string): boolean {
    return listAt(this.table[widget], 'accepts').includes(kind);
  }

  /** JSON Schema keywords that a widget adds to its field, such as the pattern of a web address. */
  keywords(widget: string): JsonObject {
    return objectAt(this.table[widget], 'keywords');
  }

  /** What is wrong with a widget's options, each fault with the option that it concerns. */
  optionFaults(widget: string, options: unknown): { option: string[]; message: string }[] {
    if (this.ajv.validate(this.optionSchema(widget), options)) return [];
    return (this.ajv.errors ?? []).map((error) => {
      const option = error.instancePath.split('/').slice(1);
      const key = (error.params as { additionalProperty?: unknown }).additionalProperty;
      if (typeof key !== 'string') return { option, message: `option ${option.join('.')} ${error.message}` };
      const known = Object.keys(isObject(error.parentSchema?.properties) ? error.parentSchema.properties : {});
      return {
        option: [...option, key],
        message: `widget \`${widget}\` has no option \`${key}\`${suggestion(key, known)}`,
      };
    });
  }

  /** The options' schemas as the JSON of an OpenAPI document, for printing their types. */
  asDocument(): string {
    const schemas = Object.fromEntries(this.names.map((name) => [name, this.inlined(name)]));
    return JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Widgets', version: '1' },
      paths: {},
      components: { schemas },
    });
  }

  private optionSchema(widget: string): JsonObject {
    const options = objectAt(this.table[widget], 'options');
    const ref = options.$ref;
    return typeof ref === 'string' ? { $ref: `widgets${ref}` } : options;
  }

  private inlined(widget: string): JsonObject {
    const options = objectAt(this.table[widget], 'options');
    const ref = options.$ref;
    return typeof ref === 'string' ? objectAt(objectAt(this.table, '$defs'), ref.split('/').at(-1) ?? '') : options;
  }
}
