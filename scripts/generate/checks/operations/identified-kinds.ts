import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import { type Definition, idOf, type Place } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, textAt } from '../../json.ts';
import { optionedOf, plainText } from '../forms/optioned.ts';
import { chosenFrom } from './chosen-from.ts';
import { type Filling, fillingsOf, heldAt } from './fillings.ts';
import { identifiedBy, isIdentifier } from './identifiers.ts';
import { keyOf, words } from './of-kind.ts';
import { shape } from './paths.ts';
import { sourcesOf } from './source.ts';
import { choicesOf, oneKept, type SourceChoice } from './source-choices.ts';

/** Checks that identifiers are kept, asked by and handed over as what they identify (`x-identifies`): two of one form may be of different things. */
export function checkIdentifiedKinds(checking: Checking, definitions: readonly Definition[]): void {
  const { definition, contract } = checking;
  for (const choice of choicesOf(checking)) checkChosen(checking, choice);
  for (const filling of fillingsOf(checking)) tellOther(checking, filling);
  definition.links?.forEach(({ path }, index) => {
    const place = ['links', index, 'path'];
    checkQuery(checking, definitions, path, place);
    checkHoles(checking, definitions, { path, of: (hole) => heldAt(checking, hole) }, place);
  });
  for (const { options, node, place } of optionedOf(checking)) {
    const source = contract.operations.get(plainText(options.source));
    const row = source && contract.shownRow(source);
    const { path, page } = options;
    if (row && typeof path === 'string')
      checkHoles(checking, definitions, { path, of: (hole) => contract.at(row, hole) }, [...place, 'path']);
    const entry = contract.resolve(node.items ?? {});
    if (isObject(page) && typeof page.path === 'string')
      checkHoles(checking, definitions, { path: page.path, of: (hole) => contract.at(entry, hole) }, [
        ...place,
        'page',
        'path',
      ]);
  }
}

/** A kind of thing in words. */
const inWords = (kind: string): string => words(keyOf(kind));

const oneOf = (kind: string): string => `${/^[aeio]/.test(inWords(kind)) ? 'an' : 'a'} ${inWords(kind)}`;

/** What is kept identifies a thing of the kind that the choices are. */
function checkChosen({ file, contract }: Checking, choice: SourceChoice): void {
  const { name, node, keeps, operation, value, text, place } = choice;
  // Where the contract names the lists, these say it.
  if (!operation || !keeps || chosenFrom(contract, node)) return;
  const kind = identifiedBy(keeps);
  const given = identifiedBy(inRowsOf(contract, operation.id, value) ?? {});
  if (kind === undefined || given === undefined || kind === given) return;
  const able = sourcesOf(contract).filter((id) => identifiedBy(inRowsOf(contract, id, value) ?? {}) === kind);
  const named = able.filter((id) => inRowsOf(contract, id, text));
  file.fault(
    [...place, 'source'],
    `\`${name}\` keeps ${oneOf(kind)}, and \`${operation.id}\` gives ${oneOf(given)}.`,
    suggestion('', named.length > 0 ? named : able) || 'Name the list of what it keeps.',
  );
}

/** A property of the rows that an operation gives. */
function inRowsOf(contract: Contract, id: string, path: string): JsonObject | undefined {
  const operation = contract.operations.get(id);
  return contract.at((operation && contract.rowOf(operation)) ?? {}, path);
}

/** A parameter that takes the identifier of one kind of thing is not filled with that of another; whether it was told. */
function tellOther(checking: Checking, { name, schema, property, node, place }: Filling): boolean {
  const { file, contract } = checking;
  const [kind, given] = [oneKept(contract, schema), oneKept(contract, node)].map(identifiedBy);
  if (kind === undefined || given === undefined || kind === given) return false;
  const able = holding(checking, kind);
  file.fault(
    place,
    `\`${name}\` takes the identifier of ${oneOf(kind)}, and \`${property}\` is that of ${oneOf(given)}.`,
    suggestion('', able) || `Name a property that identifies ${oneOf(kind)}.`,
  );
  return true;
}

/** The properties that hold the identifier of a kind of thing. */
function holding({ contract, reply, body, row }: Checking, kind: string): string[] {
  const [thing] = [reply, body, row].filter((one) => contract.paths(one).length > 0);
  return contract.paths(thing ?? {}).filter((path) => identifiedBy(contract.at(thing, path) ?? {}) === kind);
}

/** A filter that takes an identifier is filled by a link with one, and with one of its kind. */
function checkQuery(checking: Checking, definitions: readonly Definition[], path: string, place: Place): void {
  const { file, contract } = checking;
  const [address = '', query = ''] = path.split('?');
  const list = definitions.find((one) => one.list && shape(one.paths.list) === shape(address))?.operations.list;
  const operation = list === undefined ? undefined : contract.operations.get(idOf(list));
  for (const [name, value] of new URLSearchParams(query)) {
    const schema = operation?.parameters.find((one) => one.name === name)?.schema;
    const [, property = ''] = /^\{(.+)\}$/.exec(value) ?? [];
    const node = heldAt(checking, property);
    if (!schema || !node || tellOther(checking, { name, schema, property, node, place })) continue;
    // By its name alone a filter may take a name as well.
    const kind = identifiedBy(schema);
    const hasRule = kind ?? textAt(schema, 'pattern') ?? textAt(schema, 'format');
    if (hasRule === undefined || !isIdentifier(contract, name, schema)) continue;
    if (isIdentifier(contract, property, node) || /(^|\.)(id|uuid)$|[a-z](Id|Uuid)$/.test(property)) continue;
    const [able] = kind === undefined ? [] : holding(checking, kind);
    file.fault(
      place,
      `\`${name}\` takes an identifier, and \`${property}\` is none.`,
      able === undefined ? 'Name the property that identifies the thing.' : `Write \`${name}={${able}}\`.`,
    );
  }
}

/** What fills an address, and where it is looked up. */
interface Leading {
  path: string;
  of: (hole: string) => JsonObject | undefined;
}

const holesOf = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** An address is filled with identifiers of the things that its page is of. */
function checkHoles(checking: Checking, definitions: readonly Definition[], { path, of }: Leading, place: Place): void {
  const { file, contract } = checking;
  const [address = ''] = path.split('?');
  const target = definitions
    .flatMap((one) => (Object.values(one.paths) as string[]).map((at) => ({ one, at })))
    .find(({ at }) => shape(at) === shape(address));
  if (!target) return;
  const { operations, id = '' } = target.one;
  const thing = [operations.read, operations.list].flatMap((written) => {
    const operation = written === undefined ? undefined : contract.operations.get(idOf(written));
    return (operation && (contract.shownRow(operation) ?? operation.reply?.schema)) ?? [];
  })[0];
  const named = holesOf(target.at);
  holesOf(address).forEach((hole, index) => {
    const name = named[index] ?? '';
    // What is no property of the thing is the thing itself.
    const asked = thing === undefined ? undefined : (contract.at(thing, name) ?? contract.at(thing, id));
    const [kind, given] = [asked ?? {}, of(hole) ?? {}].map(identifiedBy);
    if (kind === undefined || given === undefined || kind === given) return;
    file.fault(
      place,
      `\`${path}\` is the page of ${oneOf(kind)}, and \`{${hole}}\` is ${oneOf(given)}.`,
      `Name the property that identifies the ${inWords(kind)}, or the page of ${oneOf(given)}.`,
    );
  });
}
