import type { Action } from '../../src/contract/entity.ts';
import { valueFaults } from './check-values.ts';
import { type Checking, inBody, inRow } from './checking.ts';
import type { Place } from './definition.ts';
import { suggestion } from './faults.ts';

/** Checks the actions of a definition: what they do, that the service allows it, and where they are offered. */
export function checkActions(checking: Checking): void {
  const { file, definition } = checking;
  const actions = definition.actions ?? [];
  actions.forEach((action, index) => {
    const place = ['actions', index];
    const first = actions.findIndex(({ name }) => name === action.name);
    if (first < index)
      file.fault([...place, 'name'], `Two actions are called \`${action.name}\`.`, 'Give one of them another name.');
    if (action.set === undefined && !action.remove)
      file.fault(
        [...place, 'name'],
        `The action \`${action.name}\` does nothing.`,
        'Add `set` with the values that it saves, or `"remove": true`.',
      );
    if (action.set !== undefined && action.remove)
      file.fault(
        [...place, 'remove'],
        `The action \`${action.name}\` both sets values and removes.`,
        'Keep `set` or `remove`.',
      );
    if (action.remove && definition.operations.delete === undefined)
      file.fault(
        [...place, 'remove'],
        'Nothing says how to delete.',
        'Add `delete`, the operation that does it, to `operations`.',
      );
    checkSet(checking, action, [...place, 'set']);
    checkWhen(checking, action, [...place, 'when']);
  });
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
    for (const { what, hint } of valueFaults(contract, node, value))
      file.fault(at, `\`${property}\` ${what}, so the action would never be offered.`, hint);
  }
}
