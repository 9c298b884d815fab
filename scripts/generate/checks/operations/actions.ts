import type { Action } from '../../../../src/contract/entity.ts';
import { type Checking, inBody, inRow } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { quoted, suggestion } from '../../faults.ts';
import { valueFaults } from '../forms/values.ts';
import { checkCall } from './call.ts';

/** Checks the actions of a definition: what they do, that the service allows it, and where they are offered. */
export function checkActions(checking: Checking): void {
  const { file, definition } = checking;
  const actions = definition.actions ?? [];
  actions.forEach((action, index) => {
    const place = ['actions', index];
    const first = actions.findIndex(({ name }) => name === action.name);
    if (first < index)
      file.fault([...place, 'name'], `Two actions are called \`${action.name}\`.`, 'Give one of them another name.');
    checkDoes(checking, action, place);
    if (action.remove && definition.operations.delete === undefined)
      file.fault(
        [...place, 'remove'],
        'Nothing says how to delete.',
        'Add `delete`, the operation that does it, to `operations`.',
      );
    checkSet(checking, action, [...place, 'set']);
    checkChanges(checking, action, [...place, 'set']);
    if (action.call) checkCall(checking, action.call, [...place, 'call']);
    if (action.uses && definition.operations.uses === undefined)
      file.fault(
        [...place, 'uses'],
        'Nothing says how what refers to it is found.',
        'Add `uses`, the operation that lists it, to `operations`.',
      );
    checkWhen(checking, action, [...place, 'when']);
    if (action.otherwise && !action.when)
      file.fault(
        [...place, 'otherwise'],
        `The action \`${action.name}\` is always offered, so this reason would never be told.`,
        'Remove it, or add `when`.',
      );
  });
}

/** An action does one thing, and has what that needs. */
function checkDoes({ file, definition }: Checking, action: Action, place: Place): void {
  const { set, remove, call } = action;
  const ways = Object.entries({ set, remove, call }).flatMap(([way, given]) => (given ? [way] : []));
  if (ways.length === 0)
    file.fault(
      [...place, 'name'],
      `The action \`${action.name}\` does nothing.`,
      'Add `set` with the values that it saves, `"remove": true`, or `call` with an operation.',
    );
  if (ways.length > 1)
    file.fault(
      [...place, ways[1] ?? 'name'],
      `The action \`${action.name}\` has ${quoted(ways, 'and')}.`,
      'It does only one of them.',
    );
  if (set && definition.operations.update === undefined)
    file.fault([...place, 'set'], 'Nothing says how to save.', 'Add `read` and `update` to `operations`.');
}

function checkSet(checking: Checking, action: Action, place: Place): void {
  const { file, contract, body } = checking;
  for (const [property, value] of Object.entries(action.set ?? {})) {
    const root = property.split('.')[0] ?? property;
    if (root !== property && contract.at(body, root)) {
      file.fault(
        [...place, property],
        `An action sets whole properties, not a part such as \`${property}\`.`,
        `Set \`${root}\`.`,
      );
      continue;
    }
    const node = inBody(checking, property, [...place, property], 'Remove it.');
    for (const { what, hint } of node ? valueFaults(contract, node, value) : [])
      file.fault([...place, property], `\`${property}\` ${what}; the service would refuse it.`, hint);
  }
}

/** What is so already where the action is offered is nothing that it could change. */
function checkChanges({ file }: Checking, { name, set = {}, when = {} }: Action, place: Place): void {
  const values = Object.entries(set);
  if (values.length === 0 || !values.every(([property, value]) => when[property] === value)) return;
  file.fault(
    place,
    `The action \`${name}\` is offered only where this is so already.`,
    'Set another value, or change `when`.',
  );
}

/** What decides whether an action is offered must be known of a row of the list and of what the editor reads. */
function checkWhen(checking: Checking, action: Action, place: Place): void {
  const { file, contract, reply, one } = checking;
  for (const [property, value] of Object.entries(action.when ?? {})) {
    const at = [...place, property];
    const node = inRow(checking, property, at);
    if (!node) continue;
    if (!contract.at(reply, property))
      file.fault(
        at,
        `There is no field \`${property}\` in ${one}, only in the rows of the list.`,
        suggestion(property, contract.paths(reply)),
      );
    for (const wanted of [value].flat())
      for (const { what, hint } of valueFaults(contract, node, wanted))
        file.fault(at, `\`${property}\` ${what}, so the action would never be offered.`, hint);
  }
}
