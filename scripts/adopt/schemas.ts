import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../generate/json.ts';
import { type Description, type Place, refusal } from './description.ts';
import { freeName, pascalName } from './names.ts';

/** Keywords of a schema that the generator reads; all others, such as examples and XML, stay behind. */
const KEPT = new Set([
  ...[
    'type',
    'title',
    'description',
    'format',
    'default',
    'const',
    'enum',
    'pattern',
    'readOnly',
    'writeOnly',
    'deprecated',
  ],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'required'],
]);

/** The schemas that the chosen operations need, each once, under names that are names of code too. */
export class Schemas {
  readonly taken: JsonObject = {};
  private readonly description: Description;
  private readonly names = new Map<string, string>();
  private readonly used = new Set<string>();
  /** What `$dynamicRef` stands for just now, by the names of the anchors. */
  private bound: ReadonlyMap<string, JsonObject> = new Map();
  /** What is named and not yet taken: a long chain of references is walked, not fallen into. */
  private readonly pending: (() => void)[] = [];
  private readonly places = new Map<string, Place>();
  private readonly wholes = new WeakMap<object, JsonObject>();
  private isTaking = false;

  constructor(description: Description) {
    this.description = description;
  }

  /** A node with its references followed, and the place where it stands. */
  follow(node: unknown, place: Place): { node: JsonObject; place: Place } {
    let found: unknown = node;
    let at = place;
    const seen = new Set<string>();
    for (let ref = textAt(found, '$ref'); ref !== undefined; ref = textAt(found, '$ref')) {
      if (seen.has(ref)) throw refusal(this.description, at, `\`${ref}\` refers to itself.`);
      seen.add(ref);
      [found, at] = this.target(ref, [...at, '$ref']);
    }
    if (!isObject(found))
      throw refusal(
        this.description,
        at,
        `Here should stand an object, but it is ${JSON.stringify(found)?.slice(0, 40)}.`,
        'Mend it, or take what stands here out.',
      );
    return { node: found, place: at };
  }

  /** A schema as OpenAPI 3.1 writes it; what it refers to is taken too. */
  take(schema: unknown, place: Place): JsonObject {
    if (!isObject(schema)) return schema === false ? { not: {} } : {};
    if (schema.$ref !== undefined && typeof schema.$ref !== 'string' && !Array.isArray(schema.enum))
      throw refusal(this.description, [...place, '$ref'], '`$ref` must be a text, as in `#/components/schemas/Thing`.');
    const ref = textAt(schema, '$ref');
    const anchors = anchorsOf(schema);
    if (ref !== undefined && anchors.length > 0) return this.bind(ref, anchors, place);
    const dynamic = textAt(schema, '$dynamicRef')?.replace(/^.*#/, '');
    if (dynamic !== undefined) return this.take(this.bound.get(dynamic) ?? {}, place);
    if (ref !== undefined && ['properties', 'required', 'allOf'].some((key) => schema[key] !== undefined)) {
      const { $ref: _, ...beside } = schema;
      return this.take({ ...beside, allOf: [{ $ref: ref }, ...listAt(schema, 'allOf')] }, place);
    }
    if (ref !== undefined) return { $ref: `#/components/schemas/${this.named(ref, [...place, '$ref'])}` };
    const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => KEPT.has(key)));
    const inner = (key: string): JsonObject =>
      Object.fromEntries(
        Object.entries(objectAt(schema, key)).map(([name, one]) => [name, this.take(one, [...place, key, name])]),
      );
    const parts = Object.fromEntries(
      ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
        const list = listAt(schema, key).map((one, index) => this.take(one, [...place, key, index]));
        return list.length > 0 ? [[key, list]] : [];
      }),
    );
    const { additionalProperties: more } = schema;
    return modern({
      ...kept,
      ...parts,
      ...(isObject(schema.properties) ? { properties: inner('properties') } : {}),
      ...(isObject(schema.items) ? { items: this.take(schema.items, [...place, 'items']) } : {}),
      ...(more === undefined
        ? {}
        : { additionalProperties: isObject(more) ? this.take(more, [...place, 'additionalProperties']) : more }),
      ...(schema.nullable === true ? { nullable: true } : {}),
    });
  }

  /** A schema under a name of its own; one that is a reference keeps its name. */
  hoist(schema: JsonObject, name: string): JsonObject {
    if (schema.$ref !== undefined) return schema;
    const free = freeName(pascalName(name), this.used);
    this.taken[free] = schema;
    return { $ref: `#/components/schemas/${free}` };
  }

  /** What a taken schema says, references followed and `allOf` joined; only what stands at its top. */
  whole(schema: unknown, depth = 0): JsonObject {
    if (!isObject(schema) || depth > 30) return {};
    const known = this.wholes.get(schema);
    if (known) return known;
    const ref = textAt(schema, '$ref');
    if (ref !== undefined) return this.whole(this.taken[ref.split('/').at(-1) ?? ''], depth + 1);
    const parts = listAt(schema, 'allOf').map((part) => this.whole(part, depth + 1));
    if (parts.length === 0) return schema;
    const all = [...parts, schema];
    const whole = {
      ...joined(all),
      properties: joined(all.map((part) => objectAt(part, 'properties'))),
      required: [...new Set(all.flatMap((part) => listAt(part, 'required')))],
    };
    this.wholes.set(schema, whole);
    return whole;
  }

  /**
   * Whether no schema is made of itself.
   * @throws PlainError naming the first that is
   */
  checkCircles(): void {
    const done = new Set<string>();
    for (const name of Object.keys(this.taken)) this.walk(name, done);
  }

  /** Follows what a schema is made of, without falling in: each step knows what leads to it. */
  private walk(start: string, done: Set<string>): void {
    const open: { name: string; left: string[] }[] = [{ name: start, left: this.partsOf(start) }];
    while (open.length > 0) {
      const step = open.at(-1);
      const next = step?.left.pop();
      if (next === undefined) done.add(open.pop()?.name ?? '');
      else if (open.some(({ name }) => name === next))
        throw refusal(
          this.description,
          this.places.get(next) ?? [],
          `The schema \`${next}\` is made of itself, so that it is nothing.`,
          'Take it out of its own `allOf`, or out of what it refers to.',
        );
      else if (!done.has(next)) open.push({ name: next, left: this.partsOf(next) });
    }
  }

  /** The named schemas that a schema is, or is made of. */
  private partsOf(name: string): string[] {
    const parts = (schema: unknown): string[] => {
      const ref = textAt(schema, '$ref');
      if (ref !== undefined) return [ref.split('/').at(-1) ?? ''];
      return ['allOf', 'anyOf'].flatMap((key) => listAt(schema, key).flatMap(parts));
    };
    return parts(this.taken[name]);
  }

  /** What a reference leads to, with its open parts (`$dynamicRef`) filled in. */
  private bind(ref: string, anchors: readonly [string, JsonObject][], place: Place): JsonObject {
    const before = this.bound;
    this.bound = new Map([...anchors, ...before]);
    const [found, at] = this.target(ref, place);
    const taken = this.take(found, at);
    this.bound = before;
    return taken;
  }

  private named(ref: string, place: Place): string {
    const known = this.names.get(ref);
    if (known !== undefined) return known;
    const [found, at] = this.target(ref, place);
    const name = freeName(pascalName(safeDecode(ref.split('/').at(-1) ?? '').replaceAll('~1', ' ')), this.used);
    this.names.set(ref, name);
    this.places.set(name, at);
    this.taken[name] = {};
    const { bound } = this;
    this.pending.push(() => {
      const before = this.bound;
      this.bound = bound;
      this.taken[name] = this.take(found, at);
      this.bound = before;
    });
    if (!this.isTaking) this.takePending();
    return name;
  }

  private takePending(): void {
    this.isTaking = true;
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop()) next();
    this.isTaking = false;
  }

  private target(ref: string, place: Place): [unknown, Place] {
    if (ref === '' || ref === '#')
      throw refusal(this.description, place, `\`$ref\` is \`${ref}\`, which names nothing in the description.`);
    if (!ref.startsWith('#/'))
      throw refusal(
        this.description,
        place,
        `\`${ref}\` leads out of the file.`,
        'Join the files first: `npx redocly bundle openapi.yaml -o one.yaml`.',
      );
    const keys = ref
      .slice(2)
      .split('/')
      .map((key) => safeDecode(key).replaceAll('~1', '/').replaceAll('~0', '~'));
    const found = keys.reduce<unknown>(
      (at, key) => (Array.isArray(at) ? at[Number(key)] : isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
      this.description.document,
    );
    if (found === undefined) throw refusal(this.description, place, `There is no \`${ref}\` in the description.`);
    return [found, keys];
  }
}

/** Objects as one: what comes later holds. */
const joined = (all: readonly JsonObject[]): JsonObject =>
  Object.fromEntries(all.flatMap((one) => Object.entries(one)));

/** The anchors that a schema binds for what it refers to. */
const anchorsOf = (schema: JsonObject): [string, JsonObject][] =>
  Object.values(objectAt(schema, '$defs')).flatMap((one): [string, JsonObject][] => {
    const name = textAt(one, '$dynamicAnchor');
    const { $ref } = isObject(one) ? one : {};
    return name === undefined || typeof $ref !== 'string' ? [] : [[name, { $ref }]];
  });

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a keyword must hold, so that a description with a slip of the pen is taken without what slipped. */
const TEXTS = new Set(['title', 'description', 'format', 'pattern']);
const NUMBERS = new Set([
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties'],
]);
const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

/** What OpenAPI 3.0 says differently: `nullable`, limits that are left out, and types that go without saying. */
function modern({ nullable, ...schema }: JsonObject): JsonObject {
  const now: JsonObject = { ...schema };
  for (const key of [...TEXTS, ...NUMBERS]) {
    const isRight = typeof now[key] === (NUMBERS.has(key) ? 'number' : 'string');
    if (!isRight && !(key.startsWith('exclusive') && typeof now[key] === 'boolean')) delete now[key];
  }
  for (const key of ['readOnly', 'writeOnly', 'deprecated', 'uniqueItems'])
    if (typeof now[key] !== 'boolean') delete now[key];
  const types = [now.type].flat().filter((type) => TYPES.has(type as string));
  if (types.length === 0) delete now.type;
  else now.type = types.length === 1 ? (types[0] as Json) : (types as Json[]);
  if (now.type === undefined && isObject(now.properties)) now.type = 'object';
  if (now.type === undefined && isObject(now.items)) now.type = 'array';
  if (now.type === 'array' && now.items === undefined) now.items = {};
  if (nullable === true && typeof now.type === 'string') now.type = [now.type, 'null'];
  if (nullable === true && Array.isArray(now.enum) && !now.enum.includes(null)) now.enum = [...now.enum, null];
  for (const [limit, own] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (now[limit] === true && now[own] !== undefined) now[limit] = now[own];
    if (typeof now[limit] === 'boolean') delete now[limit];
  }
  if (typeof now.pattern === 'string' && !isPattern(now.pattern)) delete now.pattern;
  if (!Array.isArray(now.enum) || now.enum.length === 0) delete now.enum;
  if (now.required !== undefined && !Array.isArray(now.required)) delete now.required;
  return now;
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/** A text of a description, if it is one. */
export const told = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
