import { readFileSync } from 'node:fs';

/** A thing as the service answers it. */
export type Values = Readonly<Record<string, unknown>>;

/** What one user does next: read a page, open one thing of a list, or save it as it stands. */
export interface SoakStep {
  kind: 'read' | 'open' | 'save';
  /** The operation, for the table. */
  name: string;
  /** Address below the API, with `{parameters}`. */
  path: string;
  /** The list that a thing is taken from; not for `read`. */
  list?: string;
  /** The part of what was read that may be sent back; for `save` only. */
  writable?(body: Values): unknown;
}

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  readOnly?: boolean;
}
interface Parameter {
  $ref?: string;
  in?: string;
  required?: boolean;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}
interface Contract {
  paths: Record<string, Partial<Record<'get' | 'put', Operation>>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** Every read, every thing that can be opened from a list, and every save of one: as the contract has them, so that a new area joins by itself. */
export function stepsOfContract(file = 'generated/openapi.json'): SoakStep[] {
  const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  const entries = Object.entries(contract.paths);
  /** Whether a call must say it. The header of the site is said by every call. */
  const isAsked = (parameter: Parameter): boolean => {
    const named = parameter.$ref ? contract.components.parameters[nameOf(parameter.$ref)] : parameter;
    return named?.in === 'query' && named.required === true;
  };
  const reads = entries.flatMap(([path, { get }]) =>
    get && !path.includes('{') && !get.parameters?.some(isAsked)
      ? [{ kind: 'read' as const, name: get.operationId, path }]
      : [],
  );
  const lists = new Set(reads.map(({ path }) => path));
  const things = entries.flatMap(([path, { get, put }]) => {
    const list = path.slice(0, path.indexOf('/{'));
    if (!get || !path.endsWith('}') || path.split('{').length !== 2 || !lists.has(list)) return [];
    const open: SoakStep = { kind: 'open', name: get.operationId, path, list };
    const schema = put?.requestBody?.content?.['application/json']?.schema;
    if (!put || !schema) return [open];
    const writable = (body: Values): unknown => part(body, schema, contract.components.schemas);
    return [open, { kind: 'save' as const, name: put.operationId, path, list, writable }];
  });
  return [...reads, ...things];
}

/** A value without what a schema does not know or only answers. */
function part(value: unknown, schema: Schema, schemas: Contract['components']['schemas']): unknown {
  const { items, properties, isOpen } = flat(schema, schemas);
  if (Array.isArray(value)) return items ? value.map((one) => part(one, items, schemas)) : value;
  if (typeof value !== 'object' || value === null || isOpen) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const own = properties[name];
      return own && !own.readOnly ? [[name, part(inner, own, schemas)]] : [];
    }),
  );
}

function flat(schema: Schema, schemas: Contract['components']['schemas']) {
  const resolved = (one: Schema): Schema => (one.$ref ? (schemas[nameOf(one.$ref)] ?? {}) : one);
  const named = resolved(schema);
  const all = [named, ...(named.allOf ?? []).map(resolved)];
  const properties = Object.fromEntries(all.flatMap((one) => Object.entries(one.properties ?? {})));
  const items = all.find((one) => one.items)?.items;
  return { items, properties, isOpen: Object.keys(properties).length === 0 };
}

/** The last part of a reference: `#/components/schemas/Team` names `Team`. */
const nameOf = (reference: string): string => reference.split('/').at(-1) ?? '';
