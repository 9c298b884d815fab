import { quoted } from '../generate/faults.ts';
import { type JsonObject, listAt, objectAt, textAt } from '../generate/json.ts';
import { MESSAGES } from '../generate/manners.ts';
import type { Description } from './description.ts';
import type { Adopted, Taken } from './operations.ts';
import { belongsTo, isOfOne } from './resource.ts';
import type { Schemas } from './schemas.ts';

/** How a service behaves, as its description lets one tell: what openapi/service.yaml says of it. */
export type Derived = JsonObject;

const PAGE = /^(page|page_?(number|no|index)|pageNumber|p|page\[number\])$/i;
const SIZE = /^(page_?size|per_?page|limit|size|take|first|max_?results|\$top|rows|page\[(size|limit)\])$/i;
const OFFSET = /^(offset|skip|start|start_?index|\$skip|_start|page\[offset\])$/i;
const CURSOR =
  /^(cursor|after|starting_after|page_?token|next_?token|continue|marker|iterator|page\[(cursor|after)\])$/i;
const NEXT = /(next_?(cursor|token|page_?token|marker|iterator)?|cursor|continue|iterator|marker)$/i;
const TOTAL = /^(total|total_?(count|items|elements|results|size|records)?|count|filter_count|totalCount)$/i;
const ORDER = /^(sort|_?sort_?by|order_?by|\$orderby|_sort|ordering)$/i;
const DIRECTION = /^(sort_?(order|dir|direction)|order|direction|_order|order_?dir(ection)?)$/i;
const SEARCH = /^(q|query|search|search_?(term|text|token|query|string)|keywords?|term|filter_?text|name_like)$/i;
const LISTS = /^(items|data|results?|records|values|rows|hits|content|entries|list)$/i;

/** Tells from the operations of a resource, or from all, how the service behaves. */
export function deriveManners({ contract, operations, schemas }: Adopted, resource: string | undefined): Derived {
  const ofResource = operations.filter(({ path }) => resource === undefined || belongsTo(path, resource));
  const list = ofResource.find(({ method, path }) => method === 'get' && !isOfOne(path));
  const one = ofResource.find(({ method, path }) => method === 'get' && isOfOne(path));
  const create = ofResource.find(({ method }) => method === 'post');
  const update =
    ofResource.find(({ method }) => method === 'put') ?? ofResource.find(({ method }) => method === 'patch');
  const envelope = one && envelopeOf(schemas, replyOf(one), ['data', 'result', 'item']);
  const sends = update && envelopeOf(schemas, bodyOf(update), []);
  const media = [create, update]
    .map((one) => one?.media)
    .find((kind) => /^application\/[\w.-]+\+json$/i.test(kind ?? ''));
  const search = list
    ? queryOf(list)
        .filter(({ name }) => SEARCH.test(name))
        .map(({ name }) => name)
    : [];
  const headers = ofResource.flatMap((each) => each.headers.map((name) => name.toLowerCase()));
  return {
    base: baseOf(contract),
    ...(headers.some((name) => name === 'etag' || name === 'if-match') ? { versions: 'etag' } : {}),
    paging: list ? pagingOf(schemas, list) : { by: 'none' },
    ...(list ? orderOf(list) : {}),
    ...(search.length > 0 ? { search } : { lists: 'console' }),
    ...(envelope === undefined ? {} : { envelope }),
    ...(sends === undefined ? {} : { sends }),
    ...(media === undefined ? {} : { media }),
    update: update?.method === 'patch' ? 'changes' : 'whole',
    saved: savedBy(schemas, create ?? update),
    errors: errorsOf(schemas, ofResource),
  };
}

function baseOf(contract: JsonObject): string {
  const url = textAt(listAt(contract, 'servers')[0], 'url') ?? '/';
  const path = URL.canParse(url) ? new URL(url).pathname : url.startsWith('/') ? url : '';
  return path.replace(/\/+$/, '');
}

const queryOf = ({ operation }: Taken): { name: string; schema: JsonObject }[] =>
  listAt(operation, 'parameters').flatMap((one) =>
    textAt(one, 'in') === 'query' ? [{ name: textAt(one, 'name') ?? '', schema: objectAt(one, 'schema') }] : [],
  );

/** The schema of the good reply of an operation. */
export function replyOf({ operation }: Taken): JsonObject | undefined {
  const [reply] = Object.values(objectAt(operation, 'responses'));
  return schemaIn(reply);
}

/** The schema of what an operation takes. */
export const bodyOf = ({ operation }: Taken): JsonObject | undefined => schemaIn(operation.requestBody);

function schemaIn(node: unknown): JsonObject | undefined {
  const content = objectAt(objectAt(node, 'content'), 'application/json');
  return content.schema === undefined ? undefined : objectAt(content, 'schema');
}

/** The dotted paths of properties of a schema, two deep, each with what it holds. */
function pathsOf(schemas: Schemas, schema: unknown): [string, JsonObject][] {
  const outer = Object.entries(objectAt(schemas.whole(schema), 'properties')).map(
    ([name, one]): [string, JsonObject] => [name, schemas.whole(one)],
  );
  return outer.flatMap(([name, one]): [string, JsonObject][] => [
    [name, one],
    ...Object.entries(objectAt(one, 'properties')).map(([inner, deep]): [string, JsonObject] => [
      `${name}.${inner}`,
      schemas.whole(deep),
    ]),
  ]);
}

const last = (path: string): string => path.split('.').at(-1) ?? '';
const isOf = (schema: JsonObject, ...types: string[]): boolean =>
  types.some((type) => [schema.type].flat().includes(type));

function pagingOf(schemas: Schemas, list: Taken): JsonObject {
  const query = queryOf(list);
  const named = (pattern: RegExp) => query.find(({ name }) => pattern.test(name));
  const [page, size, offset, cursor] = [named(PAGE), named(SIZE), named(OFFSET), named(CURSOR)];
  const reply = replyOf(list);
  const paths = pathsOf(schemas, reply);
  const lists = paths.filter(([, schema]) => isOf(schema, 'array'));
  const items = lists.length > 1 ? lists.find(([path]) => LISTS.test(last(path)))?.[0] : undefined;
  const total = paths.find(([path, schema]) => TOTAL.test(last(path)) && isOf(schema, 'integer', 'number'))?.[0];
  const totalHeader = list.headers.find((name) => /total/i.test(name));
  const next = paths.find(([path, schema]) => NEXT.test(last(path)) && isOf(schema, 'string'))?.[0];
  const hasLink = list.headers.some((name) => /^link$/i.test(name));
  const stands = {
    ...(items === undefined ? {} : { items }),
    ...(total === undefined ? (totalHeader === undefined ? {} : { totalHeader }) : { total }),
  };
  const many = size ? { size: size.name, ...largestOf(size.schema) } : {};
  if (cursor && next !== undefined) return { by: 'cursor', cursor: cursor.name, next, ...many, ...stands };
  if (offset && size) return { by: 'offset', offset: offset.name, ...many, ...stands };
  if (page && hasLink) return { by: 'link', page: page.name, ...firstOf(page.schema), ...many, ...stands };
  if (page && size) return { by: 'page', page: page.name, ...firstOf(page.schema), ...many, ...stands };
  if (hasLink) return { by: 'link', ...many, ...stands };
  // The address of the next page has its number, whatever the size of a page.
  if (page && next !== undefined) return { by: 'cursor', cursor: page.name, next, ...many, ...stands };
  return { by: 'none', ...(items === undefined ? {} : { items }) };
}

/** Tells of a list that takes the place of a page, where nothing says how the next is found. */
export function unpagedNote(
  { operations }: Adopted,
  { paging }: Derived,
  resource: string,
  { file, lineOf }: Description,
): string[] {
  const list = operations.find(({ method, path }) => method === 'get' && path === resource);
  const taken = list ? queryOf(list).filter(({ name }) => [PAGE, OFFSET, CURSOR].some((one) => one.test(name))) : [];
  if (!list || taken.length === 0 || textAt(paging, 'by') !== 'none') return [];
  const names = quoted(
    taken.map(({ name }) => name),
    'and',
  );
  return [
    `${file}:${lineOf([...list.place, 'parameters'])} GET ${resource} takes ${names}, and nothing says how the next page is found: only the first is shown. Say it below \`paging\` in openapi/service.yaml.`,
  ];
}

const firstOf = (schema: JsonObject): JsonObject => ((schema.minimum ?? schema.default) === 0 ? { first: 0 } : {});
const largestOf = ({ maximum }: JsonObject): JsonObject =>
  typeof maximum === 'number' && maximum >= 1 && maximum < 100 ? { largest: maximum } : {};

function orderOf(list: Taken): JsonObject {
  const query = queryOf(list);
  const by = query.find(({ name }) => ORDER.test(name));
  const values = listAt(by?.schema, 'enum').map(String);
  if (!by || values.length === 0) return {};
  const direction = query.find(
    ({ name, schema }) =>
      DIRECTION.test(name) &&
      listAt(schema, 'enum').some((value) => typeof value === 'string' && /^(asc|desc)$/i.test(value)),
  );
  const descending = values.some((value) => value.startsWith('-')) ? { descending: '-' } : {};
  return { order: { by: by.name, ...(direction ? { direction: direction.name } : descending) } };
}

/** The one property of a reply or a body that holds the thing. */
function envelopeOf(schemas: Schemas, schema: JsonObject | undefined, names: readonly string[]): string | undefined {
  const properties = Object.entries(objectAt(schemas.whole(schema), 'properties'));
  const objects = properties.filter(([, one]) => isOf(schemas.whole(one), 'object'));
  const usual = objects.find(([name]) => names.includes(name));
  if (usual) return usual[0];
  return properties.length === 1 ? objects[0]?.[0] : undefined;
}

/** What a save answers: the thing, its identifier alone, or nothing. */
function savedBy(schemas: Schemas, save: Taken | undefined): string {
  const reply = save && replyOf(save);
  if (!reply) return 'nothing';
  const names = Object.keys(objectAt(schemas.whole(reply), 'properties'));
  return names.length === 1 && /^(id|uuid|key)$/i.test(names[0] ?? '') ? 'id' : 'thing';
}

function errorsOf(schemas: Schemas, operations: readonly Taken[]): JsonObject {
  const paths = operations.flatMap(({ refusal }) => (refusal ? pathsOf(schemas, refusal) : []));
  const message = MESSAGES.find((name) => paths.some(([path, schema]) => path === name && isOf(schema, 'string')));
  const fields = paths.find(
    ([path, schema]) => /^(errors|fields|violations|details)$/i.test(path) && isOf(schema, 'array', 'object'),
  );
  const entry = fields ? Object.keys(objectAt(schemas.whole(fields[1].items), 'properties')) : [];
  const path = entry.find((name) => /^(path|field|name|param|property|pointer|attribute)$/i.test(name));
  const text = entry.find((name) => /^(message|detail|msg|reason|description)$/i.test(name));
  return {
    message: message ?? 'message',
    ...(fields && (path !== undefined || isOf(fields[1], 'object'))
      ? { fields: fields[0], path: path ?? 'path', text: text ?? 'message' }
      : {}),
  };
}
