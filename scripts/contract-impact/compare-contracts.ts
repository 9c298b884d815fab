import { Contract } from '../generate/contract.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../generate/json.ts';
import { compareSchemas, type Difference, type Direction, type Side, schemaName } from './compare-schemas.ts';
import { compareService } from './compare-service.ts';

/** A change of the contract. */
export interface Change {
  /** The operations that it concerns; none where it is the service as a whole. */
  operations: string[];
  /** Which part of them: the service, the operation itself, a parameter, what is sent, what is answered, a status, or a header of the reply. */
  part: 'service' | 'operation' | 'parameter' | 'status' | 'header' | Direction;
  /** The parameter's or the header's name, or the dotted path in the body; empty for the whole. */
  path: string;
  /** The body's schema, where it has a name. */
  schema?: string;
  isBreaking: boolean;
  message: string;
}

type Found = Omit<Change, 'operations'>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** What differs between two bundled contracts for those who call the service; the same change of several operations is told once, breaking ones first. */
export function compareContracts(before: JsonObject, after: JsonObject): Change[] {
  const [old, now] = [readOperations(before), readOperations(after)];
  const changes = new Map<string, Change>();
  const note = (operation: string, found: Found): void => {
    const key = JSON.stringify([found.part, found.schema ?? operation, found.path, found.message]);
    const known = changes.get(key);
    if (known) known.operations = [...new Set([...known.operations, operation])].sort();
    else changes.set(key, { operations: [operation], ...found });
  };
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(id), now.get(id)];
    if (was && is) for (const found of compareOperations(was, is)) note(id, found);
    else note(id, { part: 'operation', path: '', isBreaking: !is, message: is ? 'is new' : 'is gone' });
  }
  for (const message of compareService(before, after))
    changes.set(message, { operations: [], part: 'service', path: '', isBreaking: true, message });
  return [...changes.values()].sort(
    (a, b) => Number(b.isBreaking) - Number(a.isBreaking) || place(a).localeCompare(place(b)),
  );
}

const place = ({ schema = '', operations, path }: Change): string => `${schema} ${operations[0] ?? ''} ${path}`;

interface Read {
  contract: Contract;
  address: string;
  operation: JsonObject;
  parameters: Map<string, JsonObject>;
  /** Who may call it: one of these ways to sign in, each with its scopes; none where anybody may. */
  security: string[];
  /** The headers of its good replies. */
  headers: Map<string, JsonObject>;
}

function readOperations(document: JsonObject): Map<string, Read> {
  const contract = new Contract(document);
  const found = new Map<string, Read>();
  for (const [path, item] of Object.entries(objectAt(document, 'paths'))) {
    for (const method of METHODS.filter((each) => isObject(item) && isObject(item[each]))) {
      const operation = objectAt(item, method);
      const all = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')].map((node) =>
        contract.resolve(node),
      );
      const parameters = new Map(all.map((one) => [textAt(one, 'name') ?? '', one]));
      const id = textAt(operation, 'operationId') ?? `${method} ${path}`;
      const address = `${method.toUpperCase()} ${path}`;
      const security = readSecurity(operation.security ?? document.security);
      found.set(id, { contract, address, operation, parameters, security, headers: readHeaders(contract, operation) });
    }
  }
  return found;
}

/** An empty way among several leaves it to the caller: anybody may call. */
function readSecurity(written: unknown): string[] {
  const ways = Array.isArray(written) ? written.filter(isObject) : [];
  return ways.some((way) => Object.keys(way).length === 0) ? [] : ways.map((way) => JSON.stringify(way)).sort();
}

function readHeaders(contract: Contract, operation: JsonObject): Map<string, JsonObject> {
  const good = Object.entries(objectAt(operation, 'responses')).filter(([status]) => status.startsWith('2'));
  const headers = good.flatMap(([, reply]) => Object.entries(objectAt(contract.resolve(reply), 'headers')));
  return new Map(headers.map(([name, header]) => [name, contract.resolve(header)]));
}

function compareOperations(was: Read, is: Read): Found[] {
  const found: Found[] = [];
  const operation = (isBreaking: boolean, message: string): void => {
    found.push({ part: 'operation', path: '', isBreaking, message });
  };
  if (was.address !== is.address) operation(true, `was ${was.address}, is ${is.address}`);
  const [had, has] = [textAt(was.operation, 'x-requires-add-on'), textAt(is.operation, 'x-requires-add-on')];
  if (had !== has)
    operation(has !== undefined, has === undefined ? `needs no add-on any more` : `needs the add-on ${has}`);
  const [wrote, writes] = [textAt(was.operation, 'x-writers'), textAt(is.operation, 'x-writers')];
  if (wrote !== writes)
    operation(writes !== undefined, `was for ${wrote ?? 'everybody'}, is for ${writes ?? 'everybody'}`);
  const [before, after] = [was.operation['x-when'], is.operation['x-when']].map((one) => JSON.stringify(one));
  if (before !== after) operation(after !== undefined, `was taken ${takenWhen(before)}, is ${takenWhen(after)}`);
  const tags = [textsOf(was.operation.tags), textsOf(is.operation.tags)] as const;
  if (tags[0] !== tags[1])
    operation(true, `had the tag ${tags[0]}, has ${tags[1]}: its client and its handlers stand elsewhere`);
  compareSecurity(was.security, is.security, operation);
  for (const [key, what] of KEPT) {
    const [old, now] = [textAt(was.operation, key), textAt(is.operation, key)];
    if (old !== now) operation(key === 'x-reply-holds', `${what} was ${old ?? 'not said'}, is ${now ?? 'not said'}`);
  }
  if (was.operation.deprecated !== true && is.operation.deprecated === true) operation(false, 'is deprecated now');
  const media = [mediaOf(was), mediaOf(is)] as const;
  if (media[0] !== media[1] && media[0] !== '' && media[1] !== '')
    operation(true, `took ${media[0]}, takes ${media[1]}`);
  for (const [name, old] of was.parameters) {
    const now = is.parameters.get(name);
    if (now && textAt(old, 'in') !== textAt(now, 'in'))
      found.push({
        part: 'parameter',
        path: name,
        isBreaking: true,
        message: `was in the ${textAt(old, 'in')}, is in the ${textAt(now, 'in')}`,
      });
  }
  return [
    ...found,
    ...compareParameters(was, is),
    ...compareRequests(was, is),
    ...compareReplies(was, is),
    ...compareHeaders(was, is),
  ];
}

const takenWhen = (when: string | undefined): string => (when === undefined ? 'always' : `when ${when}`);

/** What an operation says of itself that code and words follow. */
const KEPT = [
  ['x-reply-holds', 'where its reply holds the thing'],
  ['x-when-empty', 'what is said of an empty body'],
] as const;

/** The kinds of bodies that an operation takes. */
const mediaOf = ({ contract, operation }: Read): string =>
  operation.requestBody === undefined
    ? ''
    : Object.keys(objectAt(contract.resolve(operation.requestBody), 'content'))
        .sort()
        .join(', ');

/** What decides where the client's code of an operation stands. */
const textsOf = (tags: unknown): string => (Array.isArray(tags) && tags.length > 0 ? tags.join(', ') : 'none');

function compareSecurity(
  was: readonly string[],
  is: readonly string[],
  tell: (isBreaking: boolean, message: string) => void,
): void {
  if (was.join() === is.join()) return;
  if (is.length === 0) tell(true, 'can be called by anybody: it asks for no sign-in any more');
  else if (was.length === 0) tell(true, `needs a sign-in now: ${is.join(' or ')}`);
  else
    tell(!was.every((way) => is.includes(way)), `was signed in for by ${was.join(' or ')}, is by ${is.join(' or ')}`);
}

/** Headers of good replies: by `ETag` a save tells which version it was made from. */
function compareHeaders(was: Read, is: Read): Found[] {
  const tell = (path: string, isBreaking: boolean, message: string): Found => ({
    part: 'header',
    path,
    isBreaking,
    message,
  });
  return [...new Set([...was.headers.keys(), ...is.headers.keys()])].flatMap((name): Found[] => {
    const [old, now] = [was.headers.get(name), is.headers.get(name)];
    if (!now) return [tell(name, true, 'is no longer answered')];
    if (!old) return [tell(name, false, 'is new')];
    const differences = compareSchemas(side(was, old.schema), side(is, now.schema), 'reply');
    return differences.map(({ isBreaking, message }) => tell(name, isBreaking, message));
  });
}

function compareParameters(was: Read, is: Read): Found[] {
  const found: Found[] = [];
  for (const name of new Set([...was.parameters.keys(), ...is.parameters.keys()])) {
    const [old, now] = [was.parameters.get(name), is.parameters.get(name)];
    const tell = (isBreaking: boolean, message: string): void => {
      found.push({ part: 'parameter', path: name, isBreaking, message });
    };
    const isRequired = now?.required === true;
    if (!now) tell(true, 'is gone');
    else if (!old) tell(isRequired, isRequired ? 'is new and required' : 'is new');
    else {
      if (isRequired && old.required !== true) tell(true, 'is required now');
      if (!isRequired && old.required === true) tell(false, 'may be left out now');
      for (const key of WRITTEN_AS)
        if (old[key] !== now[key]) tell(true, `${key} was ${shownAs(old[key])}, is ${shownAs(now[key])}`);
      const sides = [side(was, old.schema), side(is, now.schema)] as const;
      for (const { message, isBreaking } of compareSchemas(...sides, 'request')) tell(isBreaking, message);
    }
  }
  return found;
}

/** How the value of a parameter is written into the address. */
const WRITTEN_AS = ['style', 'explode', 'allowReserved'] as const;
const shownAs = (value: unknown): string => (value === undefined ? 'not set' : JSON.stringify(value));

const side = ({ contract }: Read, schema: unknown): Side => ({ contract, schema });

function compareRequests(was: Read, is: Read): Found[] {
  const [old, now] = [was.operation.requestBody, is.operation.requestBody];
  if (!old && !now) return [];
  if (!old || !now) {
    const isRequired = now !== undefined && is.contract.resolve(now).required === true;
    return [
      {
        part: 'request',
        path: '',
        isBreaking: !now || isRequired,
        message: now ? 'has a body now' : 'has no body any more',
      },
    ];
  }
  return compareBodies(was, is, old, now, 'request');
}

function compareReplies(was: Read, is: Read): Found[] {
  const [old, now] = [objectAt(was.operation, 'responses'), objectAt(is.operation, 'responses')];
  const found: Found[] = [];
  for (const status of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const isGood = status.startsWith('2');
    if (!(status in now))
      found.push({ part: 'status', path: status, isBreaking: isGood, message: 'is no longer answered' });
    else if (!(status in old))
      found.push({ part: 'status', path: status, isBreaking: isGood, message: 'can be answered now' });
    else found.push(...compareBodies(was, is, old[status], now[status], 'reply'));
  }
  return found;
}

function compareBodies(was: Read, is: Read, old: unknown, now: unknown, part: Direction): Found[] {
  const body = ({ contract }: Read, node: unknown): unknown =>
    objectAt(objectAt(contract.resolve(node), 'content'), 'application/json').schema;
  const [before, after] = [body(was, old), body(is, now)];
  if (before === undefined && after === undefined) return [];
  if (before === undefined || after === undefined) {
    const message = after === undefined ? 'has no body any more' : 'has a body now';
    return [{ part, path: '', isBreaking: after === undefined, message }];
  }
  const schema = schemaName(after);
  const named = schema === undefined ? {} : { schema };
  return compareSchemas(side(was, before), side(is, after), part).map((difference: Difference) => ({
    part,
    ...named,
    ...difference,
  }));
}
