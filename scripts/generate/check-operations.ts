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

/** Finds a definition's operations in the contract and checks that they can do what the engine asks of them; undefined where one cannot. */
export function checkOperations(
  file: DefinitionFile,
  definition: Definition,
  contract: Contract,
): Operations | undefined {
  const found: Partial<Record<Role, Operation>> = {};
  for (const role of roles) {
    const id = definition.operations[role];
    const operation = id === undefined ? undefined : findOperation(file, contract, role, id);
    if (operation) found[role] = operation;
  }
  const { list, read, create, update, delete: remove } = found;
  if (!list || !read || !create || !update) return undefined;
  if (create.body?.name !== update.body?.name) {
    const bodies = `\`${create.id}\` takes a ${create.body?.name}, \`${update.id}\` a ${update.body?.name}`;
    const fitting = operationsFor(contract, 'create').filter((id) => bodyOf(contract, id) === update.body?.name);
    file.fault(['operations', 'create'], `One form saves one thing, but ${bodies}.`, suggestion(create.id, fitting));
    return undefined;
  }
  return { list, read, create, update, ...(remove ? { delete: remove } : {}) };
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
