import type { Checking } from '../../checking.ts';
import type { Contract, Operation } from '../../contract.ts';
import type { Definition, Place } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { objectAt, textAt } from '../../json.ts';
import { valuesOf } from '../../kinds.ts';
import { optionedOf } from '../forms/optioned.ts';
import { isIdentifier } from './identifiers.ts';
import { choicesOf, type SourceChoice } from './source-choices.ts';

/** Checks that what is called as one kind of thing of the contract is chosen from, and filled with, things of that kind: the schemas of rows tell them. */
export function checkOfKind(checking: Checking, definitions: readonly Definition[]): void {
  const kinds = kindsOf(checking.contract);
  for (const choice of choicesOf(checking)) checkSource(checking, kinds, choice);
  for (const { field, options, place } of optionedOf(checking))
    checkParent(checking, field.field, options.source, place);
  checkHandedOver(checking, kinds, definitions);
}

/** What a name speaks of without the word for an identifier, in small letters and hyphens: `gameTypeUuid` and `GameType` are `game-type`. */
export const keyOf = (name: string): string =>
  name
    .replace(/\.?(Uuid|uuid|Id|id)s?$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** The kind among these whose identifier a name speaks of, by all of it or by its end: `homeTeam.uuid` is of a team. */
export function kindOfName(name: string, known: ReadonlySet<string>): string | undefined {
  const parts = keyOf(name).split('-');
  const ends = parts.map((_, index) => parts.slice(index).join('-'));
  return /(Uuid|\.uuid|Id|\.id)s?$/.test(name) ? ends.find((end) => known.has(end)) : undefined;
}

/** One of what a name in the plural speaks of. */
export const singular = (key: string): string => key.replace(/ies$/, 'y').replace(/s$/, '');

/** The name of the schema of a list's rows; undefined where they have none. */
function rowName(contract: Contract, operation: Operation): string | undefined {
  const path = contract.rowsAt(operation);
  if (path === undefined) return undefined;
  const reply = operation.reply?.schema;
  const list = path === '' ? contract.resolve(reply) : contract.at(reply, path);
  return textAt(list?.items, '$ref')?.split('/').at(-1);
}

/** Kinds of things by what they are called, each with the operation at the shortest address that lists them. */
type Kinds = ReadonlyMap<string, Operation>;

const known = new WeakMap<Contract, Kinds>();

/** The kinds of things that lists of the contract give. */
export function kindsOf(contract: Contract): Kinds {
  const found = known.get(contract) ?? new Map(listed(contract));
  known.set(contract, found);
  return found;
}

function listed(contract: Contract): [string, Operation][] {
  return [...contract.operations.values()]
    .filter(({ method, parameters }) => method === 'GET' && parameters.every((one) => one.in === 'query'))
    .sort((a, b) => b.path.length - a.path.length)
    .flatMap((operation): [string, Operation][] => {
      const name = rowName(contract, operation);
      return name === undefined ? [] : [[keyOf(name), operation]];
    });
}

/** The lists of what is called an identifier of a group, where the contract has sponsor groups alone. */
function endingIn(kinds: Kinds, name: string, key: string): Operation[] {
  const found = [...kinds].filter(([kind]) => kind.endsWith(`-${key}`));
  return /[a-z](Uuid|Id)s?$/.test(name) ? found.map(([, operation]) => operation) : [];
}

/** What is called a game type is not kept by the identifiers of sports. */
function checkSource({ file, contract }: Checking, kinds: Kinds, choice: SourceChoice): void {
  const { name, operation, value, place } = choice;
  const given = operation && keyOf(rowName(contract, operation) ?? '');
  const plural = keyOf(name);
  const key = kinds.has(plural) ? plural : singular(plural);
  const named = kinds.get(key);
  const meant = named ? [named] : endingIn(kinds, name, key);
  if (!operation || meant.length === 0 || !given || value === '') return;
  // `SiteLayoutRow` is a layout, and what gives things of several kinds is told which.
  if (`-${given}-`.includes(`-${key}-`) || operation.parameters.some(({ schema }) => valuesOf(schema).includes(key)))
    return;
  const isKept = [operation, ...meant].every((one) => {
    const row = contract.rowOf(one);
    const node = row && contract.at(row, value);
    return node !== undefined && isIdentifier(contract, value, node);
  });
  const ids = meant.map(({ id }) => id);
  if (isKept)
    file.fault(
      [...place, 'source'],
      `\`${operation.id}\` gives each ${words(given)}, no ${words(key)}.`,
      ids.length === 1 ? `Did you mean \`${ids[0]}\`?` : suggestion('', ids),
    );
}

/** A kind in words. */
export const words = (key: string): string => key.replaceAll('-', ' ');

/** What stands below another of its own kind is not chosen from a list that another field is chosen from. */
function checkParent(
  { file, definition, contract, body, operations, one }: Checking,
  name: string,
  source: unknown,
  place: Place,
): void {
  const own = operations.list?.id;
  if (!/^parent(Uuid|Id)?$/.test(name) || own === undefined || typeof source !== 'string' || source === own) return;
  const others = definition.form.sections.flatMap(({ fields }) => fields.filter(({ field }) => field !== name));
  const other = others.find(({ options }) => options?.source === source);
  if (!other || !(other.field in objectAt(contract.resolve(body), 'properties'))) return;
  file.fault(
    [...place, 'source'],
    `\`${source}\` gives what \`${other.field}\` takes, and \`${name}\` is what ${one} stands below.`,
    `Did you mean \`${own}\`?`,
  );
}

/** A link fills a parameter that is called as one kind of thing with no identifier of another. */
function checkHandedOver(
  { file, definition, contract, row }: Checking,
  kinds: Kinds,
  definitions: readonly Definition[],
): void {
  const isKind = (key: string): boolean => kinds.has(key) || definitions.some(({ name }) => name === key);
  definition.links?.forEach(({ path }, index) => {
    const [, query = ''] = path.split('?');
    for (const [name, value] of new URLSearchParams(query)) {
      const [, property = ''] = /^\{(.+)\}$/.exec(value) ?? [];
      const node = contract.at(row, property);
      const [asked, given] = [keyOf(name), keyOf(property)];
      if (!node || given === '' || asked === given || ![asked, given].every(isKind)) continue;
      if (!isIdentifier(contract, property, node)) continue;
      file.fault(
        ['links', index, 'path'],
        `\`${name}\` takes the ${words(asked)}, and \`${property}\` is that of the ${words(given)}.`,
        asked === definition.name && definition.id !== undefined
          ? `Write \`${name}={${definition.id}}\`.`
          : `Name a property that holds the ${words(asked)}.`,
      );
    }
  });
}
