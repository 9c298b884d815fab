import { suggestion } from '../generate/faults.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../generate/json.ts';
import { type Description, type Place, refusal } from './description.ts';
import { checkResource, noteOthers, noteServers, noteUnsent } from './left-out.ts';
import { camelName, freeName, pascalName, RESERVED } from './names.ts';
import { belongsTo } from './resource.ts';
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
  /** Whether it answers in something that is no JSON. */
  isOther?: boolean;
  /** The body of a refusal, where it is described. */
  refusal?: JsonObject;
  /** The media type of what it takes. */
  media?: string;
}

/** What was taken of a description: the contract, its operations, and what was derived or left out, in words. */
export interface Adopted {
  contract: JsonObject;
  operations: Taken[];
  schemas: Schemas;
  notes: string[];
}

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
      throw refusal(description, ['paths'], `There is no resource \`${resource}\`.`, resourcesIn(resource, paths));
    checkResource(description, resource);
  }
  const taking: Taking = { description, schemas, notes, ids: new Set(RESERVED) };
  const operations = Object.entries(paths).flatMap(([path, item]) => {
    if (!path.startsWith('/') || (resources.length > 0 && !resources.some((one) => belongsTo(path, one)))) return [];
    if (item === null) return [];
    const found = schemas.follow(item, ['paths', path]);
    noteServers(taking, found, path);
    return METHODS.flatMap((method): Taken[] => {
      const operation = found.node[method];
      if (!isObject(operation)) return [];
      const place = [...found.place, method];
      return [takeOperation(taking, { method, path, place, operation, item: found.node })];
    });
  });
  schemas.checkCircles();
  noteOthers(taking, resources, paths);
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
function resourcesIn(wanted: string, paths: JsonObject): string {
  const names = Object.keys(paths).filter(
    (path) => isObject(paths[path]) && isObject(paths[path].get) && !path.includes('{'),
  );
  const near = suggestion(wanted, names);
  if (near.startsWith('Did')) return near;
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
  const stand = (holder: JsonObject, at: Place) =>
    listAt(holder, 'parameters').map((one, index) => schemas.follow(one, [...at, 'parameters', index]));
  const all = [...stand(found.item, place.slice(0, -1)), ...stand(operation, place)];
  const parameters = all.flatMap(({ node, place: at }) => {
    if (node.in === 'header') headers.push(textAt(node, 'name') ?? '');
    noteUnsent(taking, node, at, found);
    return takeParameter(taking, node, at);
  });
  // The operation's own stands for one of its path.
  const own = [
    ...new Map(
      [
        ...inAddress(path),
        ...parameters.filter((one) => one.in !== 'path' || path.includes(`{${textAt(one, 'name')}}`)),
      ].map((one) => [`${textAt(one, 'in')} ${textAt(one, 'name')}`, one]),
    ).values(),
  ];
  const body =
    operation.requestBody === undefined ? undefined : schemas.follow(operation.requestBody, [...place, 'requestBody']);
  const taken = body && jsonOf(taking, body.node, body.place, found);
  const media = body && jsonKindOf(body.node);
  const good = goodReply(taking, found);
  headers.push(...Object.keys(objectAt(good?.node, 'headers')));
  const given = good && method !== 'delete' ? jsonOf(taking, good.node, good.place, found) : undefined;
  const isOther = good !== undefined && !given && Object.keys(objectAt(good.node, 'content')).length > 0;
  const refused = refusalOf(taking, found);
  return {
    method,
    path,
    place,
    headers,
    ...(isOther ? { isOther } : {}),
    ...(refused ? { refusal: refused } : {}),
    ...(media === undefined ? {} : { media }),
    operation: {
      operationId: id,
      tags: [tag],
      summary: told(operation.summary) ?? `${method.toUpperCase()} ${path}`,
      ...(own.length > 0 ? { parameters: own } : {}),
      ...(taken
        ? {
            requestBody: {
              required: true,
              content: json(schemas.hoist(without('readOnly', schemas, taken), `${id} input`)),
            },
          }
        : {}),
      responses: {
        [good?.status ?? '200']: {
          description: 'Done.',
          ...(given ? { content: json(schemas.hoist(without('writeOnly', schemas, given), `${id} reply`)) } : {}),
        },
      },
    },
  };
}

/** The parameters that an address has, also where nothing describes them. */
const inAddress = (path: string): JsonObject[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

function takeParameter({ schemas }: Taking, node: JsonObject, place: Place): JsonObject[] {
  if ((node.in !== 'path' && node.in !== 'query') || textAt(node, 'name') === undefined) return [];
  const [content] = Object.values(objectAt(node, 'content'));
  const schema = node.schema ?? (isObject(content) ? content.schema : undefined) ?? { type: 'string' };
  const required = node.in === 'path' || node.required === true;
  return [
    { name: textAt(node, 'name') ?? '', in: node.in, required, schema: schemas.take(schema, [...place, 'schema']) },
  ];
}

/** The media type of the JSON in a body or a reply. */
function jsonKindOf(node: JsonObject): string | undefined {
  const kinds = Object.keys(objectAt(node, 'content'));
  return kinds.find((one) => /^application\/json\b/i.test(one)) ?? kinds.find((one) => /json|^\*\/\*$/i.test(one));
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
  const kind = jsonKindOf(node);
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

/** A schema without what only the other side has: nobody sends `readOnly`, and no reply has `writeOnly`; also in the things that it holds. */
function without(mark: 'readOnly' | 'writeOnly', schemas: Schemas, schema: JsonObject, depth = 0): JsonObject {
  const whole = schemas.whole(schema);
  if (isObject(whole.items)) {
    const items = without(mark, schemas, whole.items, depth);
    return items === whole.items ? schema : { ...whole, items };
  }
  const properties = Object.entries(objectAt(whole, 'properties'));
  const open = properties
    .filter(([, one]) => !(isObject(one) && one[mark] === true))
    .map(([name, one]): [string, Json] => [
      name,
      isObject(one) && depth < DEEP ? without(mark, schemas, one, depth + 1) : one,
    ]);
  const isSame =
    open.length === properties.length && open.every(([name, one]) => objectAt(whole, 'properties')[name] === one);
  if (isSame) return schema;
  const names = open.map(([name]) => name);
  const { allOf: _, ...rest } = whole;
  const required = listAt(whole, 'required').filter((name) => names.some((one) => one === name));
  return { ...rest, properties: Object.fromEntries(open), required };
}

/** How deep bodies are looked through: a thing in its envelope, and what it holds. */
const DEEP = 2;
