import { Contract, type Parameter } from '../../contract.ts';
import { type Fault, suggestion } from '../../faults.ts';
import { isObject, type JsonObject, objectAt } from '../../json.ts';
import { kindOf, valuesOf } from '../../kinds.ts';
import { lineInService, MESSAGES, SERVICE_FILE } from '../../manners.ts';
import { checkAnswers } from '../operations/answers.ts';

/**
 * What `openapi/service.yaml` (its text) says and the contract does not know: parameters that no operation has, and places that no reply has. Told there, because
 * every list would otherwise seem to be none.
 */
export function mannersFaults(text: string, document: JsonObject): Fault[] {
  const contract = new Contract(document);
  const { paging, order, search, sends } = contract.manners;
  const lineOf = lineInService(text);
  const asked = [...contract.operations.values()].filter(({ method }) => method === 'GET');
  const parameters = new Set(
    asked.flatMap((one) => one.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)),
  );
  // Where lists take pages, it is their replies that have the rows and their number.
  const paged = asked.filter((one) => one.parameters.some(({ role }) => role === 'page'));
  const replies = (paged.length > 0 ? paged : asked).flatMap(({ reply }) => (reply ? [reply.schema] : []));
  const faults: Fault[] = [];
  const tell = (place: readonly string[], message: string, hint: string): void =>
    void faults.push({ file: SERVICE_FILE, line: lineOf(place), message, suggestion: hint });
  const parameter = (place: readonly string[], name: string | undefined): void => {
    if (name === undefined || parameters.has(name)) return;
    const hint =
      suggestion(name, parameters) ||
      usualHint(contract, place.at(-1)) ||
      'Write it as the contract does, or leave it out.';
    tell(place, `No operation that reads has a parameter \`${name}\` in its query.`, hint);
  };
  for (const key of ['page', 'size', 'offset', 'cursor'] as const) parameter(['paging', key], paging[key]);
  for (const key of ['by', 'direction'] as const) parameter(['order', key], order[key]);
  // Each list is searched by the first that it has: one of them is enough.
  if (search.length > 0 && !search.some((name) => parameters.has(name))) parameter(['search'], search[0]);
  const part = (place: readonly string[], path: string | undefined, kinds: readonly string[]): void => {
    const fits = (schema: unknown, at: string): boolean => kinds.includes(kindOf(contract.at(schema, at) ?? {}));
    if (path === undefined || path === '' || replies.some((schema) => fits(schema, path))) return;
    const known = new Set(
      replies.flatMap((schema) =>
        kindOf(contract.resolve(schema)) === 'object' ? contract.paths(schema).filter((at) => fits(schema, at)) : [],
      ),
    );
    tell(
      place,
      `No reply has \`${path}\`.`,
      suggestion(path, known) || 'Write it as the contract does, or leave it out.',
    );
  };
  part(['paging', 'items'], paging.items, ['array']);
  part(['paging', 'total'], paging.total, ['integer', 'number']);
  if (contract.manners.isHere && search.length > 0)
    tell(
      ['lists'],
      '`lists: console` reads lists whole and searches them itself, and `search` says how the service does.',
      'Write `lists: service`, or leave `search` out.',
    );
  const { site, errors } = contract.manners;
  const all = [...contract.operations.values()];
  if (site !== undefined && !all.some(({ instance }) => instance))
    tell(['site'], `No operation takes the header \`${site}\`.`, 'Write it as the contract does, or leave it out.');
  const refusals = refusalsOf(document, contract);
  const said = (path: string): boolean => refusals.some((schema) => contract.at(schema, path) !== undefined);
  const usual = MESSAGES.filter(said);
  if (usual.length > 0 && !said(errors.message))
    tell(['errors', 'message'], `No refusal has \`${errors.message}\`.`, suggestion(errors.message, usual));
  const faultsAt = ['errors', 'fields', 'violations', 'details'].filter(said);
  if (errors.fields !== undefined && faultsAt.length > 0 && !said(errors.fields))
    tell(['errors', 'fields'], `No refusal has \`${errors.fields}\`.`, suggestion(errors.fields, faultsAt));
  const { envelope } = contract.manners;
  if (envelope !== undefined && !all.some(({ replyHolds }) => replyHolds === envelope))
    tell(['envelope'], `No reply has \`${envelope}\`.`, 'Write the property that holds the thing, or leave it out.');
  const least = all.flatMap((one) => one.parameters.filter(({ name }) => name === paging.page));
  const floor = Math.max(
    ...least.map(({ schema }) => (typeof schema.minimum === 'number' ? schema.minimum : -Infinity)),
  );
  if (paging.by === 'page' && paging.first < floor)
    tell(['paging', 'first'], `No list takes the page ${paging.first}.`, `Write \`${floor}\`, or leave it out.`);
  const bodies = all.flatMap(({ body, bodyHolds }) => (body ? [bodyHolds] : []));
  if (sends !== undefined && bodies.length > 0 && !bodies.includes(sends))
    tell(
      ['sends'],
      `Nothing that is sent has \`${sends}\`.`,
      'Write the property that holds the thing, or leave it out.',
    );
  checkAnswers(contract, document, refusals, tell);
  return faults;
}

/** What most lists take that fits a key of the file and that nothing in it names; empty where nothing does. */
function usualHint({ operations, manners }: Contract, key: string | undefined): string {
  const fits = ({ schema }: Parameter): boolean =>
    key === 'direction' ? ['asc', 'desc'].every((one) => valuesOf(schema).includes(one)) : kindOf(schema) === 'integer';
  if (!['direction', 'page', 'size', 'offset'].includes(key ?? '')) return '';
  const named = Object.values({ ...manners.paging, ...manners.order }).map(String);
  const counts = new Map<string, number>();
  for (const { parameters, method } of operations.values())
    for (const one of parameters)
      if (method === 'GET' && one.in === 'query' && fits(one) && !named.includes(one.name))
        counts.set(one.name, (counts.get(one.name) ?? 0) + 1);
  const [[name, most] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  return most > 1 ? `${most} lists take \`${name}\`: write that, or leave it out.` : '';
}

/** The schemas of what refusals say. */
function refusalsOf(document: JsonObject, contract: Contract): unknown[] {
  const items = Object.values(objectAt(document, 'paths')).filter(isObject);
  const replies = items
    .flatMap((item) => Object.values(item).filter(isObject))
    .flatMap((operation) => Object.entries(objectAt(operation, 'responses')));
  const refused = replies.filter(([code]) => /^[45]|^default/.test(code));
  return refused.flatMap(
    ([, reply]) => objectAt(objectAt(contract.resolve(reply), 'content'), 'application/json').schema ?? [],
  );
}
