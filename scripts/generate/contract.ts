import { isObject, type JsonObject, listAt, objectAt, textAt } from './json.ts';
import { limitOf } from './limit.ts';
import { isLed, type Manners, mannersOf, type ParameterRole, roleOf } from './manners.ts';
import { type SaidOfItself, saidOfItself } from './said-of-itself.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** A query or path parameter of an operation. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonObject;
  description?: string | undefined;
  /** What a list fills it with; left out for one that narrows the list, or names a thing. */
  role?: ParameterRole;
}

/** An operation of the contract, with what the compiler of forms and the registry need. */
export interface Operation extends SaidOfItself {
  id: string;
  method: string;
  path: string;
  tag: string;
  /** What it does, in a line. */
  summary: string;
  status: number;
  parameters: Parameter[];
  /** Whether it is scoped to a site. */
  instance: boolean;
  /** Name and schema of the request's body. */
  body?: { name: string; schema: JsonObject };
  /** The property of the body that holds what is sent; left out, it is the whole body. */
  bodyHolds?: string;
  /** Name and schema of what the good reply gives. */
  reply?: { name: string; schema: JsonObject };
  /** Where in the reply's body that lies (`x-reply-holds`), such as `data.article`; left out, it is the whole body. */
  replyHolds?: string;
}

/** The parameter that an operation is searched by; undefined where it cannot be searched. */
export function searchParameter({ parameters }: Pick<Operation, 'parameters'>): string | undefined {
  return parameters.find(({ role }) => role === 'search')?.name;
}

/** The parameter that says whose days the ranges of days of a list are; undefined where they are no moments' days. */
export function zoneParameter({ parameters }: Pick<Operation, 'parameters'>): string | undefined {
  return parameters.map(({ name }) => name).find((name) => name === 'timeZone');
}

/** The parameter that says how many rows an operation gives at most; undefined where it gives all. */
export function sizeParameter({ parameters }: Pick<Operation, 'parameters'>): string | undefined {
  return parameters.find(({ name, role }) => role === 'size' || name === 'count')?.name;
}

/** Where the bundled contract holds what openapi/service.yaml says. */
export const SERVICE = 'x-service';

/** The bundled contract, with its references resolved on demand. */
export class Contract {
  readonly operations: ReadonlyMap<string, Operation>;
  /** How the service behaves, as the bundle says it (`x-service`). */
  readonly manners: Manners;
  readonly document: JsonObject;
  /** What was resolved before: parts may have the same parts, many times over, and every check asks again. */
  private readonly resolved = new WeakMap<object, JsonObject>();
  private objects: readonly string[] | undefined;

  constructor(document: JsonObject) {
    this.document = document;
    this.manners = mannersOf(objectAt(document, SERVICE));
    this.operations = new Map(this.readOperations().map((operation) => [operation.id, operation]));
  }

  /** A schema, its references followed, `allOf` merged, and `anyOf` something or null one type; properties are left. */
  resolve(node: unknown): JsonObject {
    const found = this.follow(node);
    const schema = this.resolved.get(found) ?? this.whole(this.orNull(found));
    this.resolved.set(found, schema);
    return schema;
  }

  /** A schema with the parts that it is made of. */
  private whole(schema: JsonObject): JsonObject {
    const parts = listAt(schema, 'allOf').map((part) => this.resolve(part));
    if (parts.length === 0) return schema;
    const { allOf: _, ...own } = schema;
    const all = [...parts, own];
    const merge = (objects: JsonObject[]): JsonObject => Object.assign({}, ...objects) as JsonObject;
    const required = [...new Set(all.flatMap((part) => listAt(part, 'required')))];
    return { ...merge(all), properties: merge(all.map((part) => objectAt(part, 'properties'))), required };
  }

  /** The schema at a dotted path of properties below a schema; undefined when there is none. */
  at(schema: unknown, path: string): JsonObject | undefined {
    let node = this.resolve(schema);
    for (const key of path.split('.')) {
      const property = objectAt(node, 'properties')[key] ?? node.additionalProperties;
      if (!isObject(property)) return undefined;
      node = this.resolve(property);
    }
    return node;
  }

  /** The names of its schemas of objects. */
  names(): readonly string[] {
    const schemas = objectAt(objectAt(this.document, 'components'), 'schemas');
    this.objects ??= Object.keys(schemas).filter((name) => this.resolve(schemas[name]).type === 'object');
    return this.objects;
  }

  /** The schema of this name; undefined when there is none of an object. */
  named(name: string): JsonObject | undefined {
    return this.names().includes(name) ? this.resolve({ $ref: `#/components/schemas/${name}` }) : undefined;
  }

  /** The schema of this name, of whatever kind; undefined when there is none. */
  schema(name: string): JsonObject | undefined {
    const found = objectAt(objectAt(this.document, 'components'), 'schemas')[name];
    return found === undefined ? undefined : this.resolve(found);
  }

  /** The names of the add-ons that a site may have. */
  addOns(): string[] {
    return Object.keys(objectAt(this.schema('AddOns'), 'properties'));
  }

  /** Where the rows of a list stand in its reply: a dotted path, empty for the reply itself; undefined where it gives no rows. */
  rowsAt({ reply }: Operation): string | undefined {
    const schema = this.resolve(reply?.schema ?? {});
    if (schema.type === 'array') return '';
    const { items } = this.manners.paging;
    if (items !== undefined) return this.at(schema, items)?.items === undefined ? undefined : items;
    const lists = this.paths(schema).filter((path) => this.at(schema, path)?.type === 'array');
    return lists.length === 1 ? lists[0] : undefined;
  }

  /** The schema of a list's rows; undefined when it gives no rows. */
  rowOf(operation: Operation): JsonObject | undefined {
    const path = this.rowsAt(operation);
    if (path === undefined) return undefined;
    const reply = operation.reply?.schema;
    return this.resolve((path === '' ? this.resolve(reply) : this.at(reply, path))?.items ?? {});
  }

  /** The schema of the rows that an operation gives, or of the one thing, which then is its only row; undefined where it gives neither. */
  shownRow(operation: Operation): JsonObject | undefined {
    const row = this.rowOf(operation);
    if (row || operation.method !== 'GET' || !operation.reply) return row;
    const reply = this.resolve(operation.reply.schema);
    return isObject(reply.properties) ? reply : undefined;
  }

  /** Whether the console orders and pages the rows of a list itself: they come all at once, or it reads them all. */
  isWhole(operation: Operation): boolean {
    const { isHere, paging } = this.manners;
    if (operation.parameters.some(({ required }) => required) || this.rowsAt(operation) === undefined) return false;
    if (isHere || paging.by === 'none') return true;
    const isPaged = isLed(this.manners) || operation.parameters.some(({ role }) => role === 'page');
    return this.rowsAt(operation) === '' && (isPaged ? paging.items !== undefined : !limitOf(operation));
  }

  /** What a list is searched by; undefined where it cannot be searched. */
  searchOf(operation: Operation): string | undefined {
    return this.manners.isHere && this.rowsAt(operation) !== undefined ? 'search' : searchParameter(operation);
  }

  /** The operation that reads one row of a list by itself, and the row's property that names it in the address; undefined when there is none. */
  oneOf(list: string): { operation: Operation; by: string } | undefined {
    const source = this.operations.get(list);
    const operation = [...this.operations.values()].find(
      ({ method, path }) =>
        method === 'GET' &&
        source !== undefined &&
        /^\/\{\w+\}$/.test(path.slice(source.path.length)) &&
        path.startsWith(`${source.path}/`),
    );
    const name = operation?.parameters.find((parameter) => parameter.in === 'path')?.name.toLowerCase();
    if (!source || !operation || name === undefined) return undefined;
    // `teamUuid` names a row's `uuid`, and not its `id`.
    const [by] = Object.keys(objectAt(this.rowOf(source), 'properties'))
      .filter((one) => name.endsWith(one.toLowerCase()))
      .sort((a, b) => b.length - a.length);
    return by === undefined ? undefined : { operation, by };
  }

  /** Every dotted path of properties below a schema, two levels deep: what a wrong path may have meant. */
  paths(schema: unknown): string[] {
    const names = Object.entries(objectAt(this.resolve(schema), 'properties'));
    return names.flatMap(([name, property]) => [
      name,
      ...Object.keys(objectAt(this.resolve(property), 'properties')).map((inner) => `${name}.${inner}`),
    ]);
  }

  /** A reference has no place for a second type: `anyOf` of it and null says what `type: [string, 'null']` would. */
  private orNull(schema: JsonObject): JsonObject {
    const parts = listAt(schema, 'anyOf');
    const [other, ...more] = parts.filter((part) => textAt(part, 'type') !== 'null');
    if (other === undefined || more.length > 0 || parts.length !== 2) return schema;
    const { anyOf: _, ...own } = schema;
    const whole = this.resolve(other);
    if (whole.type === undefined) return schema;
    const values = Array.isArray(whole.enum) ? { enum: [...whole.enum, null] } : {};
    return { ...whole, ...own, ...values, type: [...new Set([whole.type, 'null'].flat())] };
  }

  private follow(node: unknown): JsonObject {
    let found = node;
    for (let ref = textAt(found, '$ref'); ref !== undefined; ref = textAt(found, '$ref')) {
      found = ref
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (at, key) => (isObject(at) ? at[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
          this.document,
        );
    }
    if (!isObject(found)) throw new Error(`The contract has no ${JSON.stringify(node)}`);
    return found;
  }

  private readOperations(): Operation[] {
    return Object.entries(objectAt(this.document, 'paths')).flatMap(([path, item]) =>
      METHODS.filter((method) => isObject(item) && isObject(item[method])).map((method) =>
        this.readOperation(path, method, item),
      ),
    );
  }

  private readOperation(path: string, method: string, item: unknown): Operation {
    const operation = objectAt(item, method);
    const all = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')].map((node) => this.follow(node));
    const status = Object.keys(objectAt(operation, 'responses')).find((code) => code.startsWith('2')) ?? '200';
    const taken = this.jsonBody(operation.requestBody);
    const { sends } = this.manners;
    const isHeld = taken !== undefined && sends !== undefined && this.at(taken.schema, sends) !== undefined;
    const body = isHeld ? { ...taken, schema: this.at(taken.schema, sends) ?? {} } : taken;
    const whole = this.jsonBody(objectAt(operation, 'responses')[status]);
    const holds = textAt(operation, 'x-reply-holds') ?? this.enveloped(whole?.schema);
    const reply = whole && holds !== undefined ? this.held(whole.schema, holds) : whole;
    return {
      id: textAt(operation, 'operationId') ?? `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      tag: listAt(operation, 'tags').filter((tag) => typeof tag === 'string')[0] ?? '',
      summary: textAt(operation, 'summary') ?? '',
      status: Number(status),
      parameters: all
        .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
        .map((parameter) => this.readParameter(parameter)),
      instance: all.some(({ name }) => name === this.manners.site),
      ...saidOfItself(operation),
      ...(body === undefined ? {} : { body }),
      ...(isHeld ? { bodyHolds: sends } : {}),
      ...(reply === undefined ? {} : { reply }),
      ...(holds === undefined ? {} : { replyHolds: holds }),
    };
  }

  /** What lies at a path in the envelope of a reply, with the name that it is referred to by. */
  private held(envelope: JsonObject, path: string): { name: string; schema: JsonObject } {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.length === 0 ? this.resolve(envelope) : (this.at(envelope, keys.join('.')) ?? {});
    const schema = objectAt(holder, 'properties')[last];
    if (!isObject(schema)) throw new Error(`The contract has no \`${path}\` in ${JSON.stringify(envelope)}`);
    return { name: referredName(schema), schema };
  }

  /** Where the thing lies in a reply with the envelope of the service; undefined for a reply without it, such as a list. */
  private enveloped(schema: JsonObject | undefined): string | undefined {
    const { envelope } = this.manners;
    const held = schema && envelope !== undefined ? this.at(schema, envelope) : undefined;
    return held === undefined || held.type === 'array' ? undefined : envelope;
  }

  private readParameter(parameter: JsonObject): Parameter {
    const name = textAt(parameter, 'name') ?? '';
    const role = roleOf(this.manners, name);
    return {
      name,
      description: textAt(parameter, 'description'),
      ...(role === undefined ? {} : { role }),
      in: parameter.in === 'path' ? 'path' : 'query',
      required: parameter.required === true,
      schema: this.resolve(parameter.schema),
    };
  }

  private jsonBody(node: unknown): { name: string; schema: JsonObject } | undefined {
    if (node === undefined) return undefined;
    const schema = objectAt(objectAt(this.follow(node), 'content'), 'application/json').schema;
    if (!isObject(schema)) return undefined;
    return { name: referredName(schema), schema };
  }
}

/** The name of the schema that a reference leads to; empty where it is none. */
const referredName = (schema: JsonObject): string => textAt(schema, '$ref')?.split('/').at(-1) ?? '';
