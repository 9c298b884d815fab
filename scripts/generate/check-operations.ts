import type { Operations } from './checking.ts';
import type { Contract, Operation } from './contract.ts';
import type { Definition } from './definition.ts';
import type { DefinitionFile } from './definition-file.ts';
import { suggestion } from './faults.ts';

type Role = keyof Operations;

/** What each operation must be able to do: its method, and whether its address names one thing. */
const ROLES: Readonly<Record<Role, { method: string; does: string; isOfOne: boolean }>> = {
  list: { method: 'GET', does: 'give the list', isOfOne: false },
  read: { method: 'GET', does: 'read one', isOfOne: true },
  create: { method: 'POST', does: 'make a new one', isOfOne: false },
  update: { method: 'PUT', does: 'save a changed one', isOfOne: true },
  delete: { method: 'DELETE', does: 'delete one', isOfOne: true },
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
    const id = definition.operations[role];
    const operation = id === undefined ? undefined : findOperation(file, contract, role, id);
    if (operation) found[role] = operation;
    else if (id !== undefined) isWhole = false;
  }
  if (!isWhole) return undefined;
  const { create, update } = found;
  if (create && update && create.body?.name !== update.body?.name) {
    const bodies = `\`${create.id}\` takes a ${create.body?.name}, \`${update.id}\` a ${update.body?.name}`;
    const fitting = operationsFor(contract, 'create').filter((id) => bodyOf(contract, id) === update.body?.name);
    file.fault(['operations', 'create'], `One form saves one thing, but ${bodies}.`, suggestion(create.id, fitting));
    return undefined;
  }
  return found;
}

/** What each page needs: its operations, its address, its definition. Each is there with all of them or with none. */
const PARTS = [
  { page: 'The form for a new one', path: 'create', roles: ['create'] },
  { page: 'The editor', path: 'edit', roles: ['read', 'update'] },
] as const;

/** Checks that each page has all that it needs, and that there is one; false where something is missing. */
function checkParts(file: DefinitionFile, { paths, operations, list }: Definition): boolean {
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
  if (list && paths.edit === undefined)
    miss(['paths'], 'The rows of the list lead nowhere.', 'Add `edit`, the address of the editor.');
  if (paths.create === undefined && paths.edit === undefined)
    miss(['paths'], 'The form is on no page.', 'Add `create` or `edit`, with their operations.');
  if (paths.import !== undefined && (!list || paths.create === undefined))
    miss(['paths', 'import'], 'Only what has a list and is made can be brought in from a file.', 'Remove `import`.');
  return isWhole;
}

/** The operations of the contract that can play a role, by their ids. */
export function operationsFor(contract: Contract, role: Role): string[] {
  const able = [...contract.operations.values()].filter((operation) => whyNot(contract, role, operation) === undefined);
  return able.map(({ id }) => id);
}

const bodyOf = (contract: Contract, id: string): string | undefined => contract.operations.get(id)?.body?.name;

function findOperation(file: DefinitionFile, contract: Contract, role: Role, id: string): Operation | undefined {
  const operation = contract.operations.get(id);
  const why = operation ? whyNot(contract, role, operation) : undefined;
  if (operation && why === undefined) return operation;
  const what = operation ? `\`${id}\` cannot ${ROLES[role].does}: ${why}.` : `The service has no operation \`${id}\`.`;
  file.fault(['operations', role], what, suggestion(id, operationsFor(contract, role)));
  return undefined;
}

/** Why an operation cannot play a role; undefined when it can. */
function whyNot(contract: Contract, role: Role, operation: Operation): string | undefined {
  const { method, isOfOne } = ROLES[role];
  if (operation.method !== method) return `it is a ${operation.method}, not a ${method}`;
  const parameters = operation.parameters.filter((parameter) => parameter.in === 'path').length;
  if (isOfOne && parameters !== 1) return `its address must name one thing, and names ${parameters}`;
  if (!isOfOne && parameters !== 0) return 'its address names one thing';
  if (role === 'list') return whyNoList(contract, operation);
  if ((role === 'create' || role === 'update') && !operation.body) return 'it takes nothing to save';
  return role !== 'delete' && !operation.reply ? 'it gives nothing back' : undefined;
}

function whyNoList(contract: Contract, operation: Operation): string | undefined {
  if (!contract.rowOf(operation)) return 'it does not give rows';
  const names = operation.parameters.map(({ name }) => name);
  const isPaged = names.includes('page') && names.includes('pageSize') && contract.at(operation.reply?.schema, 'total');
  return isPaged ? undefined : 'it does not give pages with a total';
}
