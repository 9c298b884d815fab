import { type BoundOperation, bound, namingParameters, openParameters } from '../../bound-operation.ts';
import { type Checking, inBody } from '../../checking.ts';
import { type Definition, isOnly, type Place } from '../../definition.ts';
import { quoted, suggestion } from '../../faults.ts';
import { isTaken, kindOf } from '../../kinds.ts';
import { shape } from './paths.ts';

/** What an entity's things belong to: the definition in whose editor's address theirs stand, and the parameter that names it. */
export interface WithinDefinition {
  parameter: string;
  definition: Definition;
  read: BoundOperation;
}

const parametersOf = (path: string | undefined): string[] =>
  [...(path ?? '').matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** Parameters of an entity's addresses that are properties of its things; any other parameter is the thing's id. */
export function givenParameters({ definition, contract, operations, reply, row }: Checking): string[] {
  const { paths, links = [], id } = definition;
  const { list, create, edit, import: from, merge } = paths;
  const all = [list, create, edit, from, merge, ...links.map(({ path }) => path)].flatMap(parametersOf);
  // What is only listed has no reply but its rows.
  const thing = operations.read || operations.create ? reply : row;
  return [...new Set(all)].filter((name) => name !== id && contract.at(thing, name) !== undefined);
}

/** Checks the parameters of a definition's addresses and links: each is a property of the thing, or names the thing itself. */
export function checkAddresses(checking: Checking): void {
  const { file, definition, operations } = checking;
  const { paths, links = [], name } = definition;
  const given = givenParameters(checking);
  if (checkId(checking, given)) return;
  for (const role of ['list', 'create', 'import', 'merge'] as const) {
    const all = parametersOf(paths[role]);
    const isForAll = role === 'import' || role === 'merge';
    const strange = all.find((one) => isForAll && !parametersOf(paths.list).includes(one));
    if (strange !== undefined)
      file.fault(
        ['paths', role],
        `\`${paths[role]}\` is one page for all rows of the list, which has no \`{${strange}}\`.`,
        `Write it as in \`${paths.list}/${role}\`.`,
      );
    else for (const parameter of all) checkGiven(checking, parameter, ['paths', role], given);
  }
  // What the list's address has in vain is told there.
  const told = parametersOf(paths.list);
  const ids = parametersOf(paths.edit).filter((parameter) => !given.includes(parameter) && !told.includes(parameter));
  if (paths.edit !== undefined && ids.length !== 1 && !isOnly(definition))
    file.fault(
      ['paths', 'edit'],
      `The address \`${paths.edit}\` must have one parameter, for the one that is edited, and has ${ids.length}.`,
      `Write it as in \`${paths.list}/{${name.replace(/-./g, (part) => part.charAt(1).toUpperCase())}Uuid}/edit\`.`,
    );
  const filled = operations.list ? openParameters(operations.list).map((parameter) => parameter.name) : [];
  const unfilled = definition.list ? parametersOf(paths.list).filter((one) => !filled.includes(one)) : [];
  for (const role of ['create', 'edit'] as const) {
    const lost = parametersOf(paths.list).filter(
      (one) => given.includes(one) && !unfilled.includes(one) && !parametersOf(paths[role]).includes(one),
    );
    if (paths[role] !== undefined && lost.length > 0)
      file.fault(
        ['paths', role],
        `From the address \`${paths[role]}\` nothing leads back to \`${paths.list}\`.`,
        `It needs ${quoted(
          lost.map((one) => `{${one}}`),
          'and',
        )}.`,
      );
  }
  for (const parameter of definition.list ? parametersOf(paths.list) : []) {
    if (given.includes(parameter) && !filled.includes(parameter))
      file.fault(
        ['paths', 'list'],
        `The list (\`${operations.list?.id}\`) has no parameter \`${parameter}\` that the address could fill.`,
        suggestion(parameter, givenOf(checking)) || `Write it without \`{${parameter}}\`.`,
      );
  }
  links.forEach(({ path, requires }, index) => {
    const others = new Set(parametersOf(path).filter((parameter) => !given.includes(parameter)));
    if (others.size > 1)
      file.fault(
        ['links', index, 'path'],
        `The address \`${path}\` has ${quoted(others, 'and')}, and only one of them can be the id.`,
        `Any other is a property of ${checking.one}.`,
      );
    checkPlaceholders(checking, path, ['links', index, 'path'], given);
    checkAddOn(checking, requires, ['links', index, 'requires']);
  });
  checkAddOn(checking, definition.requires, ['requires']);
}

/** What an address could fill of the list: its open parameters that are properties of the thing, too. */
const givenOf = ({ operations: { list }, contract, reply, row }: Checking): string[] =>
  (list ? openParameters(list) : [])
    .filter(({ name, role }) => role === undefined && (contract.at(reply, name) ?? contract.at(row, name)))
    .map(({ name }) => name);

/** What identifies a thing stands in the address of its editor, and not in that of the list, whose rows all have the same. Whether it does not. */
function checkId(checking: Checking, given: readonly string[]): boolean {
  const { file, definition, contract, operations, reply } = checking;
  const { id, paths, list } = definition;
  const [named, ...more] = parametersOf(paths.edit).filter((one) => !parametersOf(paths.list).includes(one));
  const isOfList = list !== undefined && id !== undefined && parametersOf(paths.list).includes(id);
  const isOther = id !== undefined && named !== undefined && more.length === 0 && given.includes(named);
  if (!isOfList && !isOther) return false;
  const node = isOther ? contract.at(reply, named) : undefined;
  const [asked] = operations.read ? namingParameters(operations.read) : [];
  if (node && asked && !isTaken(node, asked.schema)) {
    file.fault(
      ['paths', 'edit'],
      `\`${operations.read?.id}\` reads by \`${asked.name}\`, which \`${named}\` is not.`,
      `Write \`{${id}}\`.`,
    );
    return true;
  }
  file.fault(
    ['id'],
    isOfList
      ? `All rows of \`${paths.list}\` have the same \`${id}\`.`
      : `The editor's address names one by \`${named}\`, and not by \`${id}\`.`,
    `Write \`"id": "${named ?? 'uuid'}"\`.`,
  );
  return true;
}

/**
 * What a link hands over in its query is a property of the thing or its id: a misspelt name would be taken for the id. In the address itself the
 * id may be called as the page behind it calls it.
 */
function checkPlaceholders(checking: Checking, path: string, place: Place, given: readonly string[]): void {
  const { definition, contract, reply, row, operations } = checking;
  const [address = '', query = ''] = path.split('?');
  const ids = [definition.id, ...parametersOf(definition.paths.edit)];
  const known = (name: string): boolean => given.includes(name) || ids.includes(name);
  const wrong = [
    ...parametersOf(address).filter((name) => name.includes('.') && !known(name)),
    ...parametersOf(query).filter((name) => !known(name)),
  ];
  const names = contract.paths(operations.read || operations.create ? reply : row);
  for (const name of wrong)
    checking.file.fault(
      place,
      `Nothing fills \`{${name}}\`: ${checking.one} has no such field.`,
      suggestion(name, names) || `Write \`{${definition.id ?? 'uuid'}}\` for the thing itself.`,
    );
}

/** A parameter of the list's address is given to what is made there: a text that the service takes. */
function checkGiven(checking: Checking, parameter: string, place: Place, given: readonly string[]): void {
  const { file, definition, contract, body } = checking;
  if (!given.includes(parameter)) {
    const texts = contract.paths(body).filter((path) => !path.includes('.') && path !== parameter);
    file.fault(
      place,
      parameter === definition.id
        ? `\`${parameter}\` identifies one of them, and the page is for no one yet.`
        : `The address has the parameter \`${parameter}\`, which is no property of ${checking.one}.`,
      parameter === definition.id ? `Write it without \`{${parameter}}\`.` : suggestion(parameter, texts),
    );
    return;
  }
  if (definition.operations.create === undefined) return;
  const node = inBody(checking, parameter, place, 'Name a property that a new one is given.');
  if (node && kindOf(node) !== 'string')
    file.fault(place, `\`${parameter}\` is no text, and cannot stand in an address.`, `Remove \`{${parameter}}\`.`);
}

function checkAddOn({ file, contract }: Checking, addOn: string | undefined, place: Place): void {
  const known = contract.addOns();
  if (addOn !== undefined && !known.includes(addOn))
    file.fault(place, `There is no add-on \`${addOn}\`.`, suggestion(addOn, known));
}

/** What a definition's things belong to: the one whose editor's address theirs begin with. */
export function withinOf(checking: Checking, all: readonly Definition[]): WithinDefinition | undefined {
  const { definition, contract } = checking;
  const [parameter] = parametersOf(definition.paths.list);
  const end = definition.paths.list.indexOf('}');
  if (parameter === undefined) return undefined;
  const beginning = shape(definition.paths.list.slice(0, end + 1));
  for (const other of all) {
    const { edit } = other.paths;
    const read = bound(contract, other.operations.read);
    const isAbove = edit !== undefined && shape(edit.slice(0, edit.indexOf('}') + 1)) === beginning;
    if (isAbove && read && other !== definition && parametersOf(edit).length === 1)
      return { parameter, definition: other, read };
  }
  return undefined;
}
