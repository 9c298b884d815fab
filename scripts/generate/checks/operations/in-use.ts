import { EVEN_IN_USE, refusesInUse } from '../../bound-operation.ts';
import type { Checking } from '../../checking.ts';
import type { Operation } from '../../contract.ts';
import { operationsFor } from './operations.ts';
import { shape } from './paths.ts';

/** Checks that what is deleted only where nothing refers to it, or when that is meant, is deleted by an action that shows what does, and asks. */
export function checkInUse({ file, definition, operations, contract }: Checking): void {
  const { delete: remove, uses } = operations;
  if (!remove || !refusesInUse(remove)) return;
  const isBelow = (one: Operation | undefined): boolean =>
    one !== undefined && shape(one.path).startsWith(`${shape(remove.path)}/`);
  const able = operationsFor(contract, 'uses').filter(
    (id) => isBelow(contract.operations.get(id)) || contract.operations.get(id)?.tag === remove.tag,
  );
  const [below] = able.filter((id) => isBelow(contract.operations.get(id)));
  const named = below ?? (able.length === 1 ? able[0] : undefined);
  const first = uses ? '' : `Add \`"uses": "${named ?? '…'}"\` to \`operations\`, and here `;
  definition.actions?.forEach((action, index) => {
    if (action.remove !== true || action.uses === true) return;
    file.fault(
      ['actions', index, 'remove'],
      `\`${remove.id}\` refuses what something refers to unless \`${EVEN_IN_USE}\` is sent, and \`${action.name}\` never asks for that.`,
      uses ? 'Add `"uses": true`.' : `${first}\`"uses": true\`.`,
    );
  });
}
