import { bound } from '../../bound-operation.ts';
import type { Checking } from '../../checking.ts';
import type { Contract, Operation } from '../../contract.ts';
import { type Definition, idOf } from '../../definition.ts';
import { suggestion } from '../../faults.ts';

/** Checks that two definitions do not list the same, where the contract has another list that one of them may mean. */
export function checkOneList(checking: Checking, definitions: readonly Definition[]): void {
  const { file, definition, operations, contract } = checking;
  const { list } = operations;
  if (!definition.list || !list) return;
  const same = ({ id, fixed }: { id: string; fixed: object }): boolean =>
    id === list.id && JSON.stringify(sorted(fixed)) === JSON.stringify(sorted(list.fixed));
  const twin = definitions.find((one) => {
    const theirs = one.name === definition.name || !one.list ? undefined : bound(contract, one.operations.list);
    return theirs !== undefined && same(theirs);
  });
  // Of two the one that does more by its operations is the list's own.
  if (!twin || doesMore(definition, twin, definitions)) return;
  const used = definitions.flatMap((one) => (one.operations.list === undefined ? [] : [idOf(one.operations.list)]));
  const able = [...contract.operations.values()].filter(
    (one) => !used.includes(one.id) && gives(contract, one, checking),
  );
  const called = able.filter(({ id }) => id.toLowerCase().endsWith(definition.name.replaceAll('-', '')));
  const meant = (called.length > 0 ? called : able).map(({ id }) => id);
  if (meant.length === 0) return;
  file.fault(
    ['operations', 'list'],
    `forms/${twin.name}.json lists these already, all of them.`,
    meant.length === 1 ? `Did you mean \`${meant[0]}\`?` : suggestion('', meant),
  );
}

const sorted = (values: object): [string, unknown][] =>
  Object.entries(values).sort(([one], [other]) => one.localeCompare(other));

function doesMore(one: Definition, other: Definition, all: readonly Definition[]): boolean {
  const [mine, theirs] = [one, other].map(({ operations }) => Object.keys(operations).length) as [number, number];
  return mine === theirs ? all.indexOf(one) < all.indexOf(other) : mine > theirs;
}

/** Whether an operation lists the same kind of thing: of the same subject, with all that the columns show. */
function gives(contract: Contract, operation: Operation, { definition, operations }: Checking): boolean {
  const { list } = operations;
  const row = operation.method === 'GET' ? contract.rowOf(operation) : undefined;
  const isOpen = operation.parameters.every(({ in: where, required }) => where === 'query' && !required);
  if (!row || !isOpen || operation.tag !== list?.tag || operation.id === list.id) return false;
  return definition.list?.columns.every(({ field }) => contract.at(row, field)) === true;
}
