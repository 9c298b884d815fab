import type { Action } from '../../../../src/contract/entity.ts';
import { type Allowed, allowedFor, allowedIn } from '../../called-when.ts';
import type { Checking } from '../../checking.ts';
import type { Contract, Operation } from '../../contract.ts';
import type { Place } from '../../definition.ts';
import { quoted } from '../../faults.ts';
import { objectAt } from '../../json.ts';
import { kindOf } from '../../kinds.ts';

/** Checks that an action is offered where the service does it, and not where it is done already or where its counterpart is. */
export function checkOffered(checking: Checking): void {
  const { actions = [] } = checking.definition;
  const isRight = actions.map((action, index) => {
    const place = ['actions', index];
    return checkAllowed(checking, action, place) && !checkDone(checking, action, place);
  });
  // What is offered wrong seems to be offered where its counterpart rightly is.
  if (isRight.every(Boolean)) actions.forEach((_, index) => void checkUndone(checking, actions, index));
}

/** What an action calls. */
export const operationOf = ({ operations, contract }: Checking, { call, remove }: Action): Operation | undefined =>
  call ? contract.operations.get(call.operation) : remove ? operations.delete : undefined;

/** Each value for which it is offered is one of those that the contract has for what it calls, or sets (`x-when`); whether all are. */
function checkAllowed(checking: Checking, action: Action, place: Place): boolean {
  const operation = operationOf(checking, action);
  const called = operation?.when ? allowedFor(operation.when, action.call?.parameters) : {};
  const isCalled = checkStates(checking, action, place, { allowed: called, what: `\`${operation?.id}\`` });
  const set = Object.entries(action.set ?? {}).map(([property, value]) => {
    const allowed = allowedIn(
      objectAt(objectAt(checking.contract.at(checking.body, property), 'x-when'), String(value)),
    );
    const what = `to set \`${property}\` to \`${String(value)}\``;
    return checkStates(checking, action, place, { allowed, what });
  });
  return isCalled && set.every(Boolean);
}

/** A condition as it is written: `"state": "draft"`. */
export const condition = (property: string, values: readonly unknown[]): string =>
  `"${property}": ${JSON.stringify(values.length === 1 ? values[0] : values)}`;

function checkStates(
  { file }: Checking,
  { name, when: offered }: Action,
  place: Place,
  { allowed, what }: { allowed: Allowed; what: string },
): boolean {
  for (const [property, values] of Object.entries(allowed)) {
    if (offered === undefined) {
      const message = `\`${name}\` is always offered, and ${what} is refused unless \`${property}\` is ${told(values)}.`;
      file.fault([...place, 'name'], message, `Add \`"when": { ${condition(property, values)} }\`.`);
      return false;
    }
    if (!Object.hasOwn(offered, property)) {
      // The state *deleted* comes to the same as `deleted`.
      if (Object.values(offered).flat().includes(property)) continue;
      const message = `\`${name}\` is offered whatever \`${property}\` is, and ${what} is refused unless it is ${told(values)}.`;
      file.fault([...place, 'when'], message, `Add \`${condition(property, values)}\`.`);
      return false;
    }
    const wanted = [offered[property]].flat();
    const refused = wanted.filter((value) => !values.some((one) => one === value));
    if (refused.length === 0) continue;
    file.fault(
      [...place, 'when', property],
      `\`${name}\` is offered where \`${property}\` is ${told(refused)}, and ${what} is refused there.`,
      `Write \`${condition(property, values)}\`.`,
    );
    return false;
  }
  return true;
}

/** Values in words. */
export const told = (values: readonly unknown[]): string => quoted(values.map(String), 'or');

/** The past participle of what an action is called: `deleted`, `archived`. */
const participle = (name: string): string => (name.endsWith('e') ? `${name}d` : `${name}ed`);

/** What is called as it is called afterwards, and is offered only then: *delete* where `deleted` is true. */
function checkDone({ file, contract, row }: Checking, { name, when = {}, call }: Action, place: Place): boolean {
  const done = participle(name);
  if (!call || when[done] !== true || kindOf(contract.at(row, done) ?? {}) !== 'boolean') return false;
  file.fault(
    [...place, 'when', done],
    `\`${name}\` is offered only where \`${done}\` is true already.`,
    `Write \`"${done}": false\`.`,
  );
  return true;
}

/** Whether one name undoes the other: *publish* and *unpublish*, *delete* and *restore*. */
function undoes(one: string, other: string): boolean {
  const pair = [one, other].sort().join(' ');
  return UNDONE.test(pair) || ['un', 'de', 'dis'].some((prefix) => other === prefix + one || one === prefix + other);
}

const UNDONE = /^(delete restore|hide show|close (open|reopen)|lock unlock)$/;

/** Of two that undo each other, one is possible where the other is not. */
function checkUndone({ file, contract, row }: Checking, actions: readonly Action[], index: number): void {
  const { name, when = {} } = actions[index] ?? { name: '' };
  const decides = Object.entries(when).filter(([property]) => isOfFew(contract, row, property));
  const other = actions.slice(0, index).find((one) => undoes(one.name, name) && decides.length > 0 && one.when);
  const theirs = other?.when ?? {};
  const isApart = decides.some(([property, values]) => {
    const wanted = theirs[property];
    return wanted !== undefined && ![values].flat().some((one) => [wanted].flat().includes(one));
  });
  const [shared] = decides.find(([property]) => theirs[property] !== undefined) ?? [];
  if (!other || isApart || shared === undefined) return;
  file.fault(
    ['actions', index, 'when', shared],
    `\`${name}\` undoes \`${other.name}\`, and both are offered where \`${shared}\` is ${told([theirs[shared]].flat())}.`,
    'Change one of the two conditions.',
  );
}

const isOfFew = (contract: Contract, row: Checking['row'], property: string): boolean =>
  ['boolean', 'enum'].includes(kindOf(contract.at(row, property) ?? {}));
