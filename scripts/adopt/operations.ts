import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../generate/json.ts';
import { type Description, type Place, refusal } from './description.ts';
import { camelName, freeName, pascalName, singular } from './names.ts';
import { Schemas, told } from './schemas.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** An operation that was taken: where it stands, and the headers of its good reply. */
export interface Taken {
  method: string;
  path: string;
  place: Place;
  operation: JsonObject;
  /** The names of its reply's headers, and of those that it takes. */
  headers: string[];
  /** The body of a refusal, where it is described. */
  refusal?: JsonObject;
}

/** What was taken of a description: the contract, its operations, and what was derived or left out, in words. */
export interface Adopted {
  contract: JsonObject;
  operations: Taken[];
  schemas: Schemas;
  notes: string[];
}

/** The addresses that belong to a resource: its own, and that of one of its things. */
export const belongsTo = (path: string, resource: string): boolean =>
  path === resource || (path.startsWith(`${resource}/`) && /^\/\{[^/{}]+\}$/.test(path.slice(resource.length)));

/**
 * Takes the operations of a description, or those of the chosen resources, with the schemas that they need, into a contract as the generator wants it: OpenAPI
 * 3.1, one tag and an operationId for each, bodies of JSON under names of their own.
 */
export function takeOperations(description: Description, resources: readonly string[]): Adopted {
  const schemas = new Schemas(description);
  const notes: string[] = [];
  const { document } = description;
  const paths = objectAt(document, 'paths');
  for (const resource of resources) {
    if (!Object.keys(paths).some((path) => belongsTo(path, resource)))
      throw refusal(description, ['paths'], `There is no resource \`${resource}\`.`, resourcesIn(paths));
  }
  const ids = new Set<string>();
  const operations = Object.entries(paths).flatMap(([path, item]) => {
    if (!path.startsWith('/') || (resources.length > 0 && !resources.some((one) => belongsTo(path, one)))) return [];
    const found = schemas.follow(item, ['paths', path]);
    return METHODS.flatMap((method): Taken[] => {
      const operation = found.node[method];
      if (!isObject(operation)) return [];
      const place = [...found.place, method];
      return [
        takeOperation({ description, schemas, notes, ids }, { method, path, place, operation, item: found.node }),
      ];
    });
  });
  const joined: JsonObject = {};
  for (const { path, method, operation } of operations)
    joined[path] = { ...objectAt(joined, path), [method]: operation };
  const tags = [...new Set(operations.flatMap(({ operation }) => listAt(operation, 'tags').map(String)))];
  const info = objectAt(document, 'info');
  const contract: JsonObject = {
    openapi: '3.1.0',
    info: { title: told(info.title) ?? 'A service', version: told(info.version) ?? '1' },
    servers: [{ url: serverOf(document) }],
    tags: tags.map((name) => ({ name })),
    paths: joined,
    components: { schemas: schemas.taken },
  };
  return { contract, operations, schemas, notes };
}

/** Addresses that give a list and could be chosen, in words. */
function resourcesIn(paths: JsonObject): string {
  const names = Object.keys(paths).filter(
    (path) => isObject(paths[path]) && isObject(paths[path].get) && !path.includes('{'),
  );
  return names.length === 0 ? '' : `There are ${names.slice(0, 12).join(', ')}${names.length > 12 ? ' …' : ''}.`;
}

/** The address of the first server, its variables filled in. */
function serverOf(document: JsonObject): string {
  const [server] = listAt(document, 'servers');
  const variables = objectAt(server, 'variables');
  return (textAt(server, 'url') ?? '/').replace(
    /\{([^}]+)\}/g,
    (_, name: string) => textAt(objectAt(variables, name), 'default') ?? '',
  );
}

interface Taking {
  description: Description;
  schemas: Schemas;
  notes: string[];
  ids: Set<string>;
}

interface Found {
  method: string;
  path: string;
  place: Place;
  operation: JsonObject;
  item: JsonObject;
}

function takeOperation(taking: Taking, found: Found): Taken {
  const { schemas, notes, ids } = taking;
  const { method, path, place, operation } = found;
  const named = told(operation.operationId);
  const id = freeName(camelName(named ?? `${method} ${path}`), ids);
  if (named === undefined) notes.push(`${method.toUpperCase()} ${path} has no operationId: it is called ${id}.`);
  const [first = ''] = path.split('/').filter((part) => part !== '' && !part.includes('{'));
  const tag = pascalName(told(listAt(operation, 'tags')[0]) ?? (first || 'Service'));
  const headers: string[] = [];
  const parameters = [...listAt(found.item, 'parameters'), ...listAt(operation, 'parameters')].flatMap((one, index) => {
    const { node, place: at } = schemas.follow(one, [...place, 'parameters', index]);
    if (node.in === 'header') headers.push(textAt(node, 'name') ?? '');
    return takeParameter(taking, node, at);
  });
  // The operation's own stands for one of its path.
  const own = [...new Map(parameters.map((one) => [`${textAt(one, 'in')} ${textAt(one, 'name')}`, one])).values()];
  const body =
    operation.requestBody === undefined ? undefined : schemas.follow(operation.requestBody, [...place, 'requestBody']);
  const taken = body && jsonOf(taking, body.node, body.place, found);
  const good = goodReply(taking, found);
  headers.push(...Object.keys(objectAt(good?.node, 'headers')));
  const given = good && method !== 'delete' ? jsonOf(taking, good.node, good.place, found) : undefined;
  const refused = refusalOf(taking, found);
  return {
    method,
    path,
    place,
    headers,
    ...(refused ? { refusal: refused } : {}),
    operation: {
      operationId: id,
      tags: [tag],
      summary: told(operation.summary) ?? `${method.toUpperCase()} ${path}`,
      ...(own.length > 0 ? { parameters: own } : {}),
      ...(taken
        ? { requestBody: { required: true, content: json(schemas.hoist(writable(schemas, taken), `${id} input`)) } }
        : {}),
      responses: {
        [good?.status ?? '200']: {
          description: 'Done.',
          ...(given ? { content: json(schemas.hoist(given, `${id} reply`)) } : {}),
        },
      },
    },
  };
}

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

function takeParameter({ schemas }: Taking, node: JsonObject, place: Place): JsonObject[] {
  if (node.in !== 'path' && node.in !== 'query') return [];
  const [content] = Object.values(objectAt(node, 'content'));
  const schema = node.schema ?? (isObject(content) ? content.schema : undefined) ?? { type: 'string' };
  const required = node.in === 'path' || node.required === true;
  return [
    { name: textAt(node, 'name') ?? '', in: node.in, required, schema: schemas.take(schema, [...place, 'schema']) },
  ];
}

/** The JSON of a body or a reply; a body of another kind is no body that a form could send. */
function jsonOf(
  { schemas, notes, description }: Taking,
  node: JsonObject,
  place: Place,
  { method, path }: Found,
): JsonObject | undefined {
  const content = objectAt(node, 'content');
  const kinds = Object.keys(content);
  const kind =
    kinds.find((one) => /^application\/json\b/i.test(one)) ?? kinds.find((one) => /json|^\*\/\*$/i.test(one));
  if (kind === undefined) {
    if (kinds.length > 0)
      notes.push(
        `${description.file}:${description.lineOf([...place, 'content'])} ${method.toUpperCase()} ${path} speaks ${kinds.join(', ')}, no JSON: no form can be made of it.`,
      );
    return undefined;
  }
  const schema = objectAt(content, kind).schema;
  return isObject(schema) ? schemas.take(schema, [...place, 'content', kind, 'schema']) : undefined;
}

function goodReply({ schemas }: Taking, { operation, place }: Found) {
  const replies = objectAt(operation, 'responses');
  const codes = Object.keys(replies);
  const status = codes.find((code) => /^2\d\d$/.test(code)) ?? codes.find((code) => /^(2XX|default)$/i.test(code));
  if (status === undefined) return undefined;
  const found = schemas.follow(replies[status], [...place, 'responses', status]);
  return { ...found, status: /^2\d\d$/.test(status) ? status : '200' };
}

/** What a refusal says, where it is described. */
function refusalOf(taking: Taking, found: Found): JsonObject | undefined {
  const replies = objectAt(found.operation, 'responses');
  const code = Object.keys(replies).find((one) => /^4/.test(one));
  if (code === undefined) return undefined;
  const { node, place } = taking.schemas.follow(replies[code], [...found.place, 'responses', code]);
  return jsonOf({ ...taking, notes: [] }, node, place, found);
}

/** A body without what the service keeps for itself: nobody sends `readOnly`. */
function writable(schemas: Schemas, schema: JsonObject): JsonObject {
  const whole = schemas.whole(schema);
  const kept = Object.entries(objectAt(whole, 'properties')).filter(([, one]) => isReadOnly(one));
  if (kept.length === 0) return schema;
  const names = kept.map(([name]) => name);
  const open = (list: Json[]): Json[] => list.filter((name) => !names.some((one) => one === name));
  const { allOf: _, ...rest } = whole;
  return {
    ...rest,
    properties: Object.fromEntries(
      Object.entries(objectAt(whole, 'properties')).filter(([name]) => !names.includes(name)),
    ),
    required: open(listAt(whole, 'required')),
  };
}

const isReadOnly = (schema: Json): boolean => isObject(schema) && schema.readOnly === true;

/** One of a resource, by its last word. */
export const oneOfResource = (resource: string): string =>
  singular(
    resource
      .split('/')
      .filter((part) => part !== '' && !part.includes('{'))
      .at(-1) ?? 'thing',
  );
