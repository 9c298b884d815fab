import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Action } from '../../src/contract/entity.ts';
import { type Definition, idOf, type Place, type WrittenField, type WrittenOperation } from '../generate/definition.ts';
import { DefinitionFile } from '../generate/definition-file.ts';
import { projectManners } from '../generate/manners.ts';
import type { Change } from './compare-contracts.ts';

/** A place in a form definition that stands on something that changed. */
export interface TouchedPlace {
  file: string;
  line: number;
  what: string;
}

/** A part of a definition that names something of the contract. */
interface Mention {
  place: Place;
  what: string;
  operation: string;
  part: Change['part'];
  path: string;
}

/** The definitions of some files, with everything that each takes from the contract. Files that are no JSON are passed over: `npm run forms:check` tells of them. */
export function readMentions(files: readonly string[]): { file: DefinitionFile; mentions: Mention[] }[] {
  return files.flatMap((name) => {
    const file = new DefinitionFile(basename(name), readFileSync(name, 'utf8'));
    return isDefinition(file.value) ? [{ file, mentions: mentionsOf(file.value) }] : [];
  });
}

/** The places of the definitions that a change touches. */
export function touchedForms(change: Change, definitions: ReturnType<typeof readMentions>): TouchedPlace[] {
  return definitions.flatMap(({ file, mentions }) =>
    mentions
      .filter((mention) => change.operations.includes(mention.operation) && isTouched(change, mention))
      .map(({ place, what }) => ({ file: file.name, line: file.lineOf(place), what })),
  );
}

/** Whether one of two paths leads into the other. A change of a whole operation touches only where it is named. */
function isTouched(change: Change, mention: Mention): boolean {
  if (['operation', 'status', 'header'].includes(change.part) || change.path === '' || isVersion(change))
    return mention.part === 'operation';
  if (mention.part !== change.part) return false;
  const [a, b] = [withoutRows(change.path), mention.path];
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}

/** Whether it is the version that a save tells it was made from: every form that saves by the operation stands on it. */
const isVersion = ({ part, path }: Change): boolean => part === 'parameter' && path.toLowerCase() === 'if-match';

/** A page's rows stand under `items`; definitions name what is in a row. */
const withoutRows = (path: string): string => path.replace(/^items\./, '');

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'operations' in value && 'form' in value;
}

function mentionsOf(definition: Definition): Mention[] {
  const { operations, list, form } = definition;
  const named = Object.entries(operations).flatMap(([role, written]) => operationMentions(written, role));
  const fields = form.sections.flatMap((section, index) =>
    section.fields.flatMap((field, at) =>
      fieldMentions(definition, field, ['form', 'sections', index, 'fields', at], ''),
    ),
  );
  // Without a list, what names a thing and what its actions depend on is read of the thing itself.
  const rows = (place: Place, path: string, what: string): Mention => ({
    place,
    what,
    operation: defined(operations.list, operations.read, operations.create)[0] ?? '',
    part: 'reply',
    path,
  });
  const sent = (place: Place, path: string, what: string): Mention[] =>
    defined(operations.create, operations.update).map((operation) => ({
      place,
      what,
      operation,
      part: 'request',
      path,
    }));
  return [
    ...named,
    ...(['id', 'title'] as const).flatMap((role) => {
      const property = definition[role];
      return property === undefined ? [] : [rows([role], property, `${role} ${property}`)];
    }),
    ...(list?.columns ?? []).flatMap((column, index) => [
      rows(['list', 'columns', index, 'field'], column.field, `column ${column.field}`),
      ...(column.secondary
        ? [rows(['list', 'columns', index, 'secondary'], column.secondary, `column ${column.secondary}`)]
        : []),
      ...(column.item
        ? [rows(['list', 'columns', index, 'item'], `${column.field}.${column.item}`, `name in column ${column.field}`)]
        : []),
    ]),
    ...(definition.actions ?? []).flatMap(({ name, when = {}, set = {}, call }, index) => [
      ...(call ? callMentions(call, ['actions', index, 'call'], `action ${name}`) : []),
      ...Object.keys(when).map((key) => rows(['actions', index, 'when', key], key, `action ${name}`)),
      ...Object.keys(set).flatMap((key) => sent(['actions', index, 'set', key], key, `action ${name}`)),
    ]),
    ...Object.keys(form.initial ?? {}).flatMap((key) => sent(['form', 'initial', key], key, `initial ${key}`)),
    ...(form.activeSite ? sent(['form', 'activeSite'], form.activeSite, `active site ${form.activeSite}`) : []),
    ...(form.unique ? sent(['form', 'unique', 'field'], form.unique.field, `unique ${form.unique.field}`) : []),
    ...parameterMentions(definition),
    ...fields,
  ];
}

const defined = (...operations: readonly (WrittenOperation | undefined)[]): string[] =>
  operations.filter((operation) => operation !== undefined).map(idOf);

/** What an operation of a definition names: itself, and the parameters that it fixes. */
function operationMentions(written: WrittenOperation, role: string): Mention[] {
  const place = ['operations', role];
  const what = `operation ${idOf(written)}`;
  if (typeof written === 'object') return callMentions(written, place, what);
  return [{ place, what, operation: written, part: 'operation', path: '' }];
}

/** What an action calls: the operation, and the parameters and the properties of the body that it fixes. */
function callMentions(call: NonNullable<Action['call']>, place: Place, what: string): Mention[] {
  const { operation, parameters = {}, body = {} } = call;
  const names = Object.keys(parameters);
  return [
    { place: [...place, 'operation'], what, operation, part: 'operation', path: '' },
    ...names.map(
      (path): Mention => ({ place: [...place, 'parameters', path], what, operation, part: 'parameter', path }),
    ),
    ...Object.keys(body).map(
      (path): Mention => ({ place: [...place, 'body', path], what, operation, part: 'request', path }),
    ),
  ];
}

/** What a definition says in the parameters of its list: search, order, filters, and what finds the same or a similar thing. */
function parameterMentions({ operations, list, form }: Definition): Mention[] {
  const parameter = (place: Place, path: string, what: string): Mention => ({
    place,
    what,
    operation: defined(operations.list)[0] ?? '',
    part: 'parameter',
    path,
  });
  const finding = (kind: 'unique' | 'similar'): Mention[] =>
    Object.keys(form[kind]?.parameters ?? {}).map((name) =>
      parameter(['form', kind, 'parameters', name], name, `${kind} ${name}`),
    );
  const { search, order } = projectManners();
  const by = order.by ?? '';
  return [
    ...(list?.search ? search.map((name) => parameter(['list', 'search'], name, 'search')) : []),
    ...(list?.order ? [parameter(['list', 'order'], by, `order by ${list.order.by}`)] : []),
    ...(list?.columns ?? []).flatMap((column, index) =>
      column.sort ? [parameter(['list', 'columns', index], by, `order by ${column.field}`)] : [],
    ),
    ...(list?.filters ?? []).flatMap((filter, index) => [
      parameter(['list', 'filters', index], filter.parameter, `filter ${filter.parameter}`),
      ...(filter.until ? [parameter(['list', 'filters', index], filter.until, `filter ${filter.until}`)] : []),
      ...sourceMentions(filter, ['list', 'filters', index], `filter ${filter.parameter}`),
    ]),
    ...finding('unique'),
    ...finding('similar'),
  ];
}

function fieldMentions({ operations }: Definition, field: WrittenField, place: Place, around: string): Mention[] {
  const path = around === '' ? field.field : `${around}.${field.field}`;
  const what = `field ${path}`;
  const of = (operation: string, part: Mention['part']): Mention => ({
    place: [...place, 'field'],
    what,
    operation,
    part,
    path,
  });
  const items = (field.items ?? []).flatMap((item, index) =>
    fieldMentions({ operations } as Definition, item, [...place, 'items', index], path),
  );
  return [
    ...defined(operations.update, operations.create).map((operation) => of(operation, 'request')),
    ...defined(operations.read).map((operation) => of(operation, 'reply')),
    ...sourceMentions(field.options ?? {}, [...place, 'options'], what),
    ...otherCalls(field.options ?? {}, [...place, 'options'], what),
    ...items,
  ];
}

/** Options of widgets that name an operation beside the one that gives the choices, and what each is for. A `create` makes a thing of its name. */
const CALLS = { create: 'making', known: 'what is known', upload: 'upload' } as const;

/** The operations by which a widget makes what it does not find, reads what it holds already, or gets an address for a file. */
function otherCalls(options: Readonly<Record<string, unknown>>, place: Place, what: string): Mention[] {
  return Object.entries(CALLS).flatMap(([option, purpose]): Mention[] => {
    const operation = options[option];
    // Elsewhere `create` names an entity, which is none of the contract's.
    if (typeof operation !== 'string') return [];
    const mention = { place: [...place, option], what: `${what}, ${purpose}`, operation };
    const whole: Mention = { ...mention, part: 'operation', path: '' };
    if (option === 'create') return [whole, { ...mention, part: 'request', path: 'name' }];
    if (option === 'known' && typeof options.active === 'string')
      return [whole, { ...mention, part: 'reply', path: options.active }];
    return [whole];
  });
}

/** What a relation or a filter takes from the list operation that gives its choices. */
function sourceMentions(options: Readonly<Record<string, unknown>> | object, place: Place, what: string): Mention[] {
  const { source, value, text } = options as { source?: unknown; value?: unknown; text?: unknown };
  if (typeof source !== 'string') return [];
  const names = [value, text].filter((name) => typeof name === 'string');
  return [
    { place: [...place, 'source'], what: `${what}, choices`, operation: source, part: 'operation', path: '' },
    ...names.map(
      (path): Mention => ({
        place: [...place, 'source'],
        what: `${what}, choices`,
        operation: source,
        part: 'reply',
        path,
      }),
    ),
  ];
}
