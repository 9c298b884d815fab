import type { Action } from '../../../../src/contract/entity.ts';
import { type Allowed, allowedFor } from '../../called-when.ts';
import type { Checking } from '../../checking.ts';
import { suggestion } from '../../faults.ts';
import { valuesOf } from '../../kinds.ts';
import { condition, operationOf, told } from './offered.ts';

/** Checks what actions call by `x-when`: values that it knows, and that what can be called in several states is offered in all of them. */
export function checkOfferedForAll(checking: Checking): void {
  const { actions = [] } = checking.definition;
  const isKnown = actions.map((action, index) => checkKnownValues(checking, action, index));
  if (!isKnown.every(Boolean)) return;
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

/** A value of a parameter is one that the contract says something of, where nothing else lists its values; whether all are. */
function checkKnownValues(checking: Checking, action: Action, index: number): boolean {
  const operation = operationOf(checking, action);
  const wrong = Object.entries(action.call?.parameters ?? {}).filter(([name, value]) => {
    const { schema = {} } = operation?.parameters.find((one) => one.name === name) ?? {};
    const said = operation?.when?.by[name];
    return said && valuesOf(schema).length === 0 && !(String(value) in said);
  });
  for (const [name, value] of wrong) {
    const said = operation?.when?.by[name] ?? {};
    const here = Object.keys(said).filter((one) => isWithin(action, said[one] ?? {}));
    checking.file.fault(
      ['actions', index, 'call', 'parameters', name],
      `\`${operation?.id}\` knows no ${name} \`${String(value)}\`.`,
      here.length > 0
        ? suggestion('', here).replace(/^The only one is (.+)\.$/, 'Did you mean $1?')
        : suggestion(String(value), Object.keys(said)),
    );
  }
  return wrong.length === 0;
}

/** Whether an action is offered only where these values are allowed. */
const isWithin = ({ when = {} }: Action, allowed: Allowed): boolean =>
  Object.entries(allowed).every(
    ([property, values]) =>
      Object.hasOwn(when, property) && [when[property]].flat().every((one) => values.some((value) => value === one)),
  );

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
