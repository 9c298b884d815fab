import { parametersOf } from '../../../../src/engine/entity/paths.ts';
import { type BoundOperation, bound, namingParameters, openParameters } from '../../bound-operation.ts';
import type { Operations } from '../../checking.ts';
import type { Contract, Operation } from '../../contract.ts';
import { type Definition, hasForm, idOf, isOnly, type Role, tabsOf, type WrittenOperation } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { quoted, suggestion } from '../../faults.ts';
import { type JsonObject, objectAt } from '../../json.ts';
import { kindOf } from '../../kinds.ts';
import { checkFixed } from './fixed.ts';
import { checkDeleted, checkReadIsSaved } from './same-thing.ts';
import { whyNoList, whyNotMany, whyNoUses } from './why-no-list.ts';

/** What each operation must be able to do: its method, or methods, and whether its address names one thing. */
const ROLES: Readonly<Record<Role, { methods: readonly string[]; does: string; isOfOne: boolean }>> = {
  list: { methods: ['GET'], does: 'give the list', isOfOne: false },
  read: { methods: ['GET'], does: 'read one', isOfOne: true },
  create: { methods: ['POST'], does: 'make a new one', isOfOne: false },
  update: { methods: ['PUT', 'PATCH'], does: 'save a changed one', isOfOne: true },
  delete: { methods: ['DELETE'], does: 'delete one', isOfOne: true },
  uses: { methods: ['GET'], does: 'list what refers to one', isOfOne: true },
  import: { methods: ['POST'], does: 'make many', isOfOne: false },
  similar: { methods: ['POST'], does: 'look many up', isOfOne: false },
  merge: { methods: ['POST'], does: 'merge two', isOfOne: false },
  mergePreview: { methods: ['GET'], does: 'tell what a merge rewrites', isOfOne: false },
  mergeUndo: { methods: ['POST'], does: 'undo a merge', isOfOne: true },
};

/** The roles that a definition's operations play. */
export const roles = Object.keys(ROLES) as Role[];

/** Finds a definition's operations in the contract and checks that they can do what the engine asks of them; undefined where one cannot, or is missing. */
export function checkOperations(
  file: DefinitionFile,
  definition: Definition,
  contract: Contract,
): Operations | undefined {
  const found: Operations = {};
  let isWhole = checkParts(file, definition);
  for (const role of roles) {
    const written = definition.operations[role];
    const operation = written === undefined ? undefined : findOperation(file, contract, role, written, definition);
    if (operation) found[role] = operation;
    else if (written !== undefined) isWhole = false;
  }
  if (!isWhole) return undefined;
  checkAgreement(file, found);
  checkDeleted(file, contract, found);
  if (!checkReadIsSaved(file, definition, contract, found)) return undefined;
  const { create, update } = found;
  if (create && update && !takeTheSame(contract, create, update, definition.id)) {
    const bodies = `\`${create.id}\` takes a ${create.body?.name}, \`${update.id}\` a ${update.body?.name}`;
    const fitting = operationsFor(contract, 'create').filter((id) => bodyOf(contract, id) === update.body?.name);
    file.fault(['operations', 'create'], `One form saves one thing, but ${bodies}.`, suggestion(create.id, fitting));
    return undefined;
  }
  return found;
}

/** Whether two operations take the same properties; a change may leave out what a new one needs, and has what the service gives: the identifier, and what can only be read. */
function takeTheSame(contract: Contract, create: Operation, update: Operation, id: string | undefined): boolean {
  if (create.body?.name === update.body?.name) return true;
  const [made, changed] = [create, update].map(({ body }) =>
    objectAt(contract.resolve(body?.schema ?? {}), 'properties'),
  );
  const isGiven = (name: string): boolean => name === id || contract.resolve(changed?.[name] ?? {}).readOnly === true;
  const names = (properties: JsonObject = {}): string =>
    Object.keys(properties)
      .filter((name) => Object.hasOwn(made ?? {}, name) || !isGiven(name))
      .sort()
      .join();
  return names(made) === names(changed);
}

/** What each page needs: its operations, its address, its definition. Each is there with all of them or with none. */
const PARTS = [
  { page: 'The form for a new one', path: 'create', roles: ['create'] },
  { page: 'The editor', path: 'edit', roles: ['read', 'update'] },
] as const;

/** What a merge needs, all of it. */
const MERGING = ['merge', 'mergePreview', 'mergeUndo'] as const;
/** The properties by which a merge names the two. */
const TWO = ['kept', 'ended'];

/** Checks that each page has all that it needs, and that there is one; false where something is missing. */
function checkParts(file: DefinitionFile, definition: Definition): boolean {
  const { paths, operations, list } = definition;
  let isWhole = true;
  const miss = (place: string[], message: string, hint: string): void => {
    file.fault(place, message, hint);
    isWhole = false;
  };
  for (const { page, path, roles: needed } of PARTS) {
    const has = paths[path] !== undefined;
    const [given] = needed.filter((role) => operations[role] !== undefined);
    const [missing] = needed.filter((role) => operations[role] === undefined);
    if (missing !== undefined && (has || given !== undefined))
      miss(
        ['operations'],
        `${page} needs the operation \`${missing}\`.`,
        has ? `Add it, or remove \`${path}\` from \`paths\`.` : `Add it, or remove \`${given}\`.`,
      );
    else if (given !== undefined && !has)
      miss(['paths'], `${page} has no address.`, `Add \`${path}\`, or remove \`${given}\` from \`operations\`.`);
  }
  if (list && operations.list === undefined)
    miss(['operations'], 'Nothing gives the rows of the list.', 'Add the operation `list`, or remove `list`.');
  if (!list && hasForm(definition) && operations.list !== undefined && definition.form.unique === undefined)
    miss(['operations', 'list'], 'Nothing shows the rows that it gives.', 'Add `list` with columns, or remove it.');
  const isOnPage = paths.create !== undefined || paths.edit !== undefined;
  if (hasForm(definition) && !isOnPage)
    miss(['paths'], 'The form is on no page.', 'Add `create` or `edit`, with their operations.');
  if (!hasForm(definition) && isOnPage)
    miss([], 'Nothing says what the pages for one thing show.', 'Add `form`, or remove their addresses from `paths`.');
  if (!hasForm(definition) && !isOnPage && !list) miss([], 'The definition has no page.', 'Add a `list`, or a `form`.');
  for (const role of ['import', 'similar'] as const) {
    if (operations[role] !== undefined && paths.import === undefined)
      miss(['operations', role], 'Nothing is brought in from a file.', 'Add `import` to `paths`, or remove it.');
  }
  for (const role of MERGING) {
    if (operations[role] !== undefined && paths.merge === undefined)
      miss(['operations', role], 'Nothing is merged.', 'Add `merge` to `paths`, or remove it.');
    else if (operations[role] === undefined && paths.merge !== undefined)
      miss(['paths', 'merge'], `A merge needs the operation \`${role}\`.`, 'Add it, or remove `merge`.');
  }
  if (paths.merge !== undefined && (!list || paths.edit === undefined))
    miss(['paths', 'merge'], 'Only what has a list and an editor can be merged.', 'Remove `merge`.');
  if (paths.import !== undefined && (!list || paths.create === undefined))
    miss(['paths', 'import'], 'Only what has a list and is made can be brought in from a file.', 'Remove `import`.');
  return isWhole;
}

/** Parameters of the same name have the same value wherever it is fixed: a definition is of one kind of thing. */
function checkAgreement(file: DefinitionFile, found: Operations): void {
  const values = new Map<string, { role: Role; value: unknown }>();
  for (const role of roles) {
    for (const [name, value] of Object.entries(found[role]?.fixed ?? {})) {
      const first = values.get(name);
      if (!first) values.set(name, { role, value });
      else if (first.value !== value)
        file.fault(
          ['operations', role, 'parameters', name],
          `\`${name}\` is \`${String(value)}\` here, and \`${String(first.value)}\` in \`${first.role}\`.`,
          'A definition is of one kind of thing: give both the same value.',
        );
    }
  }
}

/** The operations of the contract that can play a role as they are, by their ids; `isAlone` for a thing that there is only one of. */
export function operationsFor(contract: Contract, role: Role, isAlone = false): string[] {
  return ablest(contract, role, () => ({}), isAlone);
}

/** Those that can play it once parameters with a few allowed values are fixed. */
export function fixableFor(contract: Contract, role: Role): string[] {
  return ablest(contract, role, (operation) => {
    const few = operation.parameters.filter(({ required, schema }) => required && kindOf(schema) === 'enum');
    return Object.fromEntries(few.map(({ name }) => [name, '']));
  });
}

function ablest(
  contract: Contract,
  role: Role,
  fixedOf: (operation: Operation) => BoundOperation['fixed'],
  isAlone = false,
): string[] {
  const all = [...contract.operations.values()].map((operation) => ({ ...operation, fixed: fixedOf(operation) }));
  return all
    .filter(
      (operation) => whyNot(contract, role, operation, isAlone, givableIn(contract, role, operation)) === undefined,
    )
    .map(({ id }) => id);
}

/** What an address can fill of a list: what its rows have too. */
function givableIn(contract: Contract, role: Role, operation: Operation): string[] {
  const row = role === 'list' ? contract.rowOf(operation) : undefined;
  if (!row) return [];
  const needed = operation.parameters.filter(
    (one) => one.in === 'query' && one.required && kindOf(one.schema) === 'string',
  );
  return needed.flatMap(({ name }) => (contract.at(row, name) ? [name] : []));
}

const bodyOf = (contract: Contract, id: string): string | undefined => contract.operations.get(id)?.body?.name;

function findOperation(
  file: DefinitionFile,
  contract: Contract,
  role: Role,
  written: WrittenOperation,
  definition: Definition,
): BoundOperation | undefined {
  const isAlone = isOnly(definition);
  const id = idOf(written);
  const place = ['operations', role];
  const operation = bound(contract, written);
  if (operation && !checkGiven(file, contract, role, operation)) return undefined;
  const tabs = role === 'list' ? [...tabsOf(definition), ...parametersOf(definition.paths.list)] : [];
  const why = operation ? whyNot(contract, role, operation, isAlone, tabs) : undefined;
  if (operation && why === undefined) return operation;
  const what = operation ? `\`${id}\` cannot ${ROLES[role].does}: ${why}.` : `The service has no operation \`${id}\`.`;
  const able = typeof written === 'string' ? operationsFor(contract, role, isAlone) : fixableFor(contract, role);
  const hint =
    typeof written === 'string' && fixableFor(contract, role).includes(id) && tabsHint(definition, operation) === ''
      ? `Give its other parameters a value, as in \`{ "operation": "${id}", "parameters": { ... } }\`.`
      : tabsHint(definition, operation) || suggestion(id, able) || besideIt(contract, able, operation, definition);
  file.fault(typeof written === 'string' ? place : [...place, 'operation'], what, hint);
  return undefined;
}

/** What can be named instead of an operation that is nothing like it: one at its address or at that of another of the definition, or one that gives the same rows. */
function besideIt(
  contract: Contract,
  able: readonly string[],
  operation: Operation | undefined,
  { operations }: Definition,
): string {
  const others = Object.values(operations as Record<string, WrittenOperation>).map((one) => idOf(one));
  const paths = others.map((id) => contract.operations.get(id)?.path);
  const row = operation && contract.rowOf(operation);
  const beside = able.filter((id) => {
    const one = contract.operations.get(id);
    return one && (paths.includes(one.path) || (row !== undefined && contract.rowOf(one) === row));
  });
  return beside.length > 0 ? suggestion('', beside) : '';
}

/** A part of an operation's address that a filter of the list fills is filled by tabs. */
function tabsHint({ list }: Definition, operation: BoundOperation | undefined): string {
  const [open] = operation ? namingParameters(operation).filter((one) => one.in === 'path') : [];
  const filter = list?.filters?.find(({ parameter, choices }) => parameter === open?.name && choices !== undefined);
  return filter ? `Add \`"as": "tabs"\` to the filter \`${filter.parameter}\`.` : '';
}

/** Checks the values that an operation's parameters always have; false where one is wrong, and nothing more can be told of it. */
function checkGiven(file: DefinitionFile, contract: Contract, role: Role, operation: BoundOperation): boolean {
  const place = ['operations', role, 'parameters'];
  const before = file.faults.length;
  checkFixed(file, contract, operation, operation.fixed, place);
  for (const name of Object.keys(operation.fixed)) {
    if (role === 'list' && operation.parameters.some((one) => one.name === name && one.role !== undefined))
      file.fault([...place, name], `The list fills \`${name}\` itself.`, 'Remove it.');
  }
  return file.faults.length === before;
}

/** Why an operation cannot play a role; undefined when it can. What tabs or its address fill is not missing in a list. */
function whyNot(
  contract: Contract,
  role: Role,
  operation: BoundOperation,
  isAlone = false,
  tabs: readonly string[] = [],
): string | undefined {
  const { methods, isOfOne } = ROLES[role];
  if (!methods.includes(operation.method)) return `it is a ${operation.method}, not a ${methods[0]}`;
  const given = role === 'mergePreview' ? TWO : tabs;
  const naming = namingParameters(operation).filter(({ name }) => !given.includes(name));
  if (isOfOne && isAlone && naming.length > 0) return 'its address names one of several things';
  if (isOfOne && !isAlone && naming.length !== 1) return `its address must name one thing, and names ${naming.length}`;
  if (!isOfOne && naming.some((parameter) => parameter.in === 'path')) return 'its address names one thing';
  const needed = openParameters(operation).filter(
    ({ name, required }) => required && name !== naming[0]?.name && !given.includes(name),
  );
  if (!isOfOne) needed.unshift(...naming);
  if (needed.length > 0) return `it needs ${quoted(new Set(needed.map(({ name }) => name)), 'and')}`;
  if (role === 'list') return whyNoList(contract, operation);
  if ((role === 'create' || role === 'update') && !operation.body) return 'it takes nothing to save';
  if (role === 'merge' && TWO.some((name) => !contract.at(operation.body?.schema ?? {}, name)))
    return 'it takes no `kept` and `ended`';
  if (role === 'mergePreview' && !contract.at(operation.reply?.schema ?? {}, 'references'))
    return 'it gives no `references`';
  if (role === 'uses') return whyNoUses(contract, operation);
  if (role === 'import' || role === 'similar') return whyNotMany(contract, operation);
  const mayBeSilent = role === 'delete' || (role !== 'read' && contract.manners.saved === 'nothing');
  return !mayBeSilent && !operation.reply ? 'it gives nothing back' : undefined;
}
