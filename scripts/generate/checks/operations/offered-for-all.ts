import type { Action } from '../../../../src/contract/entity.ts';
import { type Allowed, allowedFor } from '../../called-when.ts';
import type { Checking } from '../../checking.ts';
import { condition, operationOf, told } from './offered.ts';

/** Checks that what can be called in several states (`x-when`) is offered in all of them. */
export function checkOfferedForAll(checking: Checking): void {
  const { actions = [] } = checking.definition;
  const calls = actions.flatMap((action, index) => {
    const operation = operationOf(checking, action);
    const allowed = operation?.when ? allowedFor(operation.when, action.call?.parameters) : {};
    return operation ? [{ index, action, allowed, called: `${operation.id} ${JSON.stringify(allowed)}` }] : [];
  });
  for (const called of new Set(calls.map((one) => one.called)))
    checkAllStates(
      checking,
      calls.filter((one) => one.called === called),
    );
}

/** What a thing can be in and no action is offered for can never be left. */
function checkAllStates(
  { file }: Checking,
  calls: readonly { index: number; action: Action; allowed: Allowed }[],
): void {
  for (const [property, values] of Object.entries(calls[0]?.allowed ?? {})) {
    const offered = calls.map(({ action: { when = {} } }) =>
      Object.hasOwn(when, property) ? [when[property]].flat() : values,
    );
    const missing = values.filter((value) => !offered.flat().some((one) => one === value));
    const most = Math.max(...offered.map(({ length }) => length));
    const widest = calls[offered.findIndex(({ length }) => length === most)];
    if (missing.length === 0 || !widest) continue;
    const own = [widest.action.when?.[property]].flat();
    const all = values.filter((value) => missing.includes(value) || own.some((one) => one === value));
    file.fault(
      ['actions', widest.index, 'when', property],
      `Nothing offers what \`${widest.action.name}\` does where \`${property}\` is ${told(missing)}, and the service does it there, too.`,
      `Write \`${condition(property, all)}\`.`,
    );
  }
}
