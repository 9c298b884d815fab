import { readFileSync } from 'node:fs';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { type Fault, GenerationError, quoted, suggestion } from './faults.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from './json.ts';
import { shown } from './words.ts';

/** How pages of a list are asked for: by their number, by how many rows to skip, by a cursor, by the address of the next (`Link`), or not at all. */
export type PagingKind = 'page' | 'offset' | 'cursor' | 'link' | 'none';

/** How a service behaves (`openapi/service.yaml`), as docs/other-services.md describes it. */
export interface Manners {
  base: string;
  /** The header that names the site. */
  site: string | undefined;
  /** Whether replies come with a version (ETag), to which a change is bound (If-Match). */
  hasVersions: boolean;
  paging: {
    by: PagingKind;
    page?: string;
    first: number;
    size?: string;
    largest: number;
    offset?: string;
    cursor?: string;
    /** Where the next cursor stands in a reply. */
    next?: string;
    /** Where the rows stand; the only list of the reply where it is left out. */
    items?: string;
    /** Where the number of all rows stands: a dotted path. */
    total?: string;
    /** The header that tells the number of all rows. */
    totalHeader?: string;
  };
  /** Whether it says how pages are asked for, if at all. */
  saysPaging: boolean;
  order: { by?: string; direction?: string; descending?: string };
  search: readonly string[];
  /** Whether lists are read whole, and searched, ordered and paged in the console. */
  isHere: boolean;
  /** Where the thing lies in what is answered, and in what is sent. */
  envelope: string | undefined;
  sends: string | undefined;
  /** The media type that bodies are sent in, and replies are asked for in. */
  media: string;
  update: 'whole' | 'changes';
  saved: 'thing' | 'id' | 'nothing';
  moments: '+0000' | 'Z';
  /** Without `path`, the faults are sentences by the names of their fields. */
  errors: { message: string; fields?: string; path?: string; text: string; code?: string };
}

/** Where a refusal usually says what is wrong. */
export const MESSAGES = ['message', 'detail', 'error_description', 'error.message', 'title', 'error', 'msg'];

/** The file that says it. */
export const SERVICE_FILE = 'openapi/service.yaml';

/** The keys of the file, and of its parts; a list holds the values that may be chosen. */
const KEYS = {
  base: 'text',
  site: 'text',
  versions: ['etag', 'none'],
  paging: {
    by: ['page', 'offset', 'cursor', 'link', 'none'],
    page: 'text',
    first: 'number',
    size: 'text',
    largest: 'number',
    offset: 'text',
    cursor: 'text',
    next: 'text',
    items: 'text',
    total: 'text',
    totalHeader: 'text',
  },
  order: { by: 'text', direction: 'text', descending: 'text' },
  search: 'texts',
  lists: ['service', 'console'],
  envelope: 'text',
  sends: 'text',
  media: 'text',
  update: ['whole', 'changes'],
  saved: ['thing', 'id', 'nothing'],
  moments: ['+0000', 'Z'],
  errors: { message: 'text', fields: 'text', path: 'text', text: 'text', code: 'text' },
} as const;
type Kind = 'text' | 'texts' | 'number' | readonly string[] | { readonly [key: string]: Kind };

/** What each kind of paging cannot do without. */
const NEEDED: Readonly<Record<PagingKind, readonly string[]>> = {
  page: ['page', 'size'],
  offset: ['offset', 'size'],
  cursor: ['cursor', 'next'],
  link: [],
  none: [],
};

/**
 * Reads `openapi/service.yaml`.
 * @throws GenerationError naming file, line and cause of every fault.
 */
export function readManners(text: string): JsonObject {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const line = broken.linePos?.[0].line ?? 1;
    throw new GenerationError([
      {
        file: SERVICE_FILE,
        line,
        message: `This is no YAML: ${broken.message.split('\n')[0]}`,
        suggestion:
          broken.code === 'DUPLICATE_KEY'
            ? 'Remove one of the two.'
            : 'Write each key as `key: value`, in a line of its own.',
      },
    ]);
  }
  const faults: Fault[] = [];
  const lineOf = linesIn(document, lines);
  const tell = (place: readonly string[], message: string, hint = ''): void => {
    faults.push({ file: SERVICE_FILE, line: lineOf(place), message, ...(hint ? { suggestion: hint } : {}) });
  };
  const value: unknown = document.toJS();
  checkKind(value, KEYS, [], tell);
  checkNeeded(objectAt(value, 'paging'), tell);
  const order = objectAt(value, 'order');
  const [without] = textAt(order, 'by') === undefined ? Object.keys(order) : [];
  if (without !== undefined)
    tell(
      ['order', without],
      `\`${without}\` orders nothing without \`by\`.`,
      'Add `by`, the parameter that says by what.',
    );
  const base = textAt(value, 'base');
  if (base !== undefined && base !== '' && !/^(\/|https?:\/\/[^/]+)/.test(base))
    tell(['base'], '`base` is no address.', `Begin it with a slash: \`/${base}\`.`);
  else if (base?.endsWith('/'))
    tell(['base'], '`base` ends with a slash, and each address begins with one.', `Write \`${base.slice(0, -1)}\`.`);
  if (faults.length > 0) throw new GenerationError(faults);
  return value as JsonObject;
}

/** What the kind of paging needs; where all that another kind needs is said, that one is meant. */
function checkNeeded(paging: JsonObject, tell: Tell): void {
  const lacking = (kind: string): string[] =>
    (NEEDED[kind as PagingKind] ?? []).filter((key) => textAt(paging, key) === undefined);
  const by = textAt(paging, 'by') ?? 'none';
  const missing = lacking(by);
  const meant = Object.entries(NEEDED).find(([kind, needed]) => needed.length > 0 && lacking(kind).length === 0)?.[0];
  if (meant !== undefined && missing.length > 0)
    tell(
      ['paging', 'by'],
      `${quoted(NEEDED[meant as PagingKind], 'and')} ask for pages by \`${meant}\`, and not by \`${by}\`.`,
      `Write \`by: ${meant}\`, or add ${quoted(missing, 'and')} below \`paging\`.`,
    );
  else
    for (const key of missing)
      tell(['paging', 'by'], `Paging by \`${by}\` needs \`${key}\`.`, 'Add it below `paging`.');
}

type LineOf = (place: readonly string[]) => number;

/** The line (from 1) of a key by its place in a YAML document. */
function linesIn(document: Document, lines: LineCounter): LineOf {
  return (place) => {
    const holder = place.length > 1 ? document.getIn(place.slice(0, -1), true) : document.contents;
    const pair = isMap(holder)
      ? holder.items.find(({ key }) => isScalar(key) && key.value === place.at(-1))
      : undefined;
    return isScalar(pair?.key) && pair.key.range ? lines.linePos(pair.key.range[0]).line : 1;
  };
}

/** The line (from 1) of a key of `openapi/service.yaml` by its place. */
export function lineInService(text: string): LineOf {
  const lines = new LineCounter();
  return linesIn(parseDocument(text, { lineCounter: lines }), lines);
}

type Tell = (place: readonly string[], message: string, hint?: string) => void;

function checkKind(value: unknown, kind: Kind, place: readonly string[], tell: Tell): void {
  const name = place.at(-1) ?? SERVICE_FILE;
  if (kind === 'text' || kind === 'number') {
    const isRight = kind === 'text' ? typeof value === 'string' : typeof value === 'number';
    if (!isRight)
      tell(
        place,
        `\`${name}\` must be a ${kind}.`,
        kind === 'text' ? 'Write a word, in quotes where it looks like a number.' : 'Write it without quotes.',
      );
  } else if (kind === 'texts') {
    if (!Array.isArray(value) || value.some((one) => typeof one !== 'string'))
      tell(place, `\`${name}\` must be a list of texts.`, 'Write it as in `[search, q]`.');
    else if (value.length === 0)
      tell(place, `\`${name}\` names no parameter.`, 'Name one as in `[search, q]`, or leave it out.');
  } else if (isChoice(kind)) {
    if (!kind.includes(String(value)))
      tell(place, `\`${name}\` cannot be ${shown(value)}.`, suggestion(String(value), kind));
  } else if (!isObject(value))
    tell(place, `\`${name}\` must have keys of its own.`, `They are ${quoted(Object.keys(kind), 'and')}.`);
  else
    for (const [key, inner] of Object.entries(value)) {
      const next = kind[key];
      if (next === undefined)
        tell([...place, key], `There is no key \`${key}\` here.`, suggestion(key, Object.keys(kind)));
      else checkKind(inner, next, [...place, key], tell);
    }
}

const isChoice = (kind: Kind): kind is readonly string[] => Array.isArray(kind);

/** What is written, with what holds where nothing is said. */
export function mannersOf(written: JsonObject): Manners {
  const { paging, order, errors } = {
    paging: objectAt(written, 'paging'),
    order: objectAt(written, 'order'),
    errors: objectAt(written, 'errors'),
  };
  const text = <Value extends string>(key: string, usual: Value): Value => (textAt(written, key) as Value) ?? usual;
  return {
    base: text('base', ''),
    site: textAt(written, 'site'),
    hasVersions: textAt(written, 'versions') === 'etag',
    paging: { first: 1, largest: 100, by: 'none', ...paging },
    saysPaging: isObject(written.paging),
    order: order,
    search: listAt(written, 'search').map(String),
    isHere: textAt(written, 'lists') === 'console',
    envelope: textAt(written, 'envelope'),
    sends: textAt(written, 'sends'),
    media: text('media', 'application/json'),
    update: text('update', 'whole'),
    saved: text('saved', 'thing'),
    moments: text('moments', 'Z'),
    errors: { message: 'message', text: 'message', ...errors },
  };
}

/** How the service of this project behaves. */
export const projectManners = (): Manners => mannersOf(readManners(readFileSync(SERVICE_FILE, 'utf8')));

/** Whether pages are led to by the address of the next alone: no parameter asks for one. */
export const isLed = ({ paging: { by, page } }: Manners): boolean => by === 'link' && page === undefined;

/** What a parameter of a list is for, by its name; undefined for one that narrows the list. */
export function roleOf({ paging, order, search }: Manners, name: string): ParameterRole | undefined {
  if (search.includes(name)) return 'search';
  const roles: Readonly<Record<string, ParameterRole>> = {
    [paging.page ?? '']: 'page',
    [paging.offset ?? '']: 'page',
    [paging.cursor ?? '']: 'page',
    [paging.size ?? '']: 'size',
    [order.by ?? '']: 'order',
    [order.direction ?? '']: 'direction',
  };
  return name === '' ? undefined : roles[name];
}

/** What the list itself fills. */
export type ParameterRole = 'search' | 'page' | 'size' | 'order' | 'direction';

/** The manners as the client and the engine read them: what their code needs, and no more. */
export function printManners({ base, site, media, hasVersions, update, errors }: Manners): string {
  return [
    `/** Base path of the service. */\nexport const BASE = ${JSON.stringify(base)};`,
    `/** The header that names the site. */\nexport const SITE: string | undefined = ${JSON.stringify(site)};`,
    `/** The media type of what is sent and answered. */\nexport const MEDIA = ${JSON.stringify(media)};`,
    `/** Whether replies come with a version (ETag). */\nexport const HAS_VERSIONS: boolean = ${hasVersions};`,
    `/** Whether a save sends the changed properties alone. */\nexport const SENDS_CHANGES: boolean = ${update === 'changes'};`,
    '/** What a refusal says, and its faults at their fields. */',
    `export const messageIn = (problem: any): unknown => ${reading('problem', errors.message)};`,
    `export const faultsIn = (${errors.fields === undefined ? '_' : 'problem'}: any): unknown => ${faultsIn(errors)};\n`,
  ].join('\n');
}

/** How a value at a dotted path is read in code. */
const reading = (holder: string, path: string): string =>
  path.split('.').reduce((code, key) => `${code}?.[${JSON.stringify(key)}]`, holder);

/** How the faults of a refusal are read: a list of them, or sentences by the names of their fields. */
function faultsIn({ fields, path, text, code }: Manners['errors']): string {
  if (fields === undefined) return 'undefined';
  const all = reading('problem', fields);
  const [told, tells] = ['told', "code: 'told'"];
  if (path === undefined)
    return `Object.entries(${all} ?? {}).flatMap(([path, ${told}]) => [${told}].flat().map((message) => ({ path, message, ${tells} })))`;
  if (path === 'path' && text === 'message' && code === 'code') return all;
  const parts = [`path: ${reading(told, path)}`, `message: ${reading(told, text)}`];
  return `${all}?.map?.((${told}: any) => ({ ${parts.join(', ')}, ${code === undefined ? tells : `code: ${reading(told, code)}`} }))`;
}
