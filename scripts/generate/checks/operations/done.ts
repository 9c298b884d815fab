import type { Action } from '../../../../src/contract/entity.ts';
import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { quoted } from '../../faults.ts';
import { kindOf } from '../../kinds.ts';

/** Checks what actions do to the things that they are offered for: they change something, and what is each thing's own stays. */
export function checkDone(checking: Checking): void {
  const { definition } = checking;
  definition.actions?.forEach((action, index) => {
    const place = ['actions', index];
    checkOffered(checking, action, place);
    checkAlways(checking, action, place);
    checkOwn(checking, action, [...place, 'set']);
    checkTransition(checking, action, place);
  });
}

/** Where it is offered for several values, none of them is the one that it sets; a call that sends what is so already does nothing either. */
function checkOffered({ file }: Checking, { name, set = {}, call, when = {} }: Action, place: Place): void {
  for (const [property, value] of Object.entries(set)) {
    const wanted = when[property];
    if (Array.isArray(wanted) && wanted.includes(value))
      file.fault(
        [...place, 'when', property],
        `\`${name}\` is offered also where \`${property}\` is \`${String(value)}\` already.`,
        'Take that value out.',
      );
  }
  const sent = Object.entries(call?.body ?? {});
  if (sent.length > 0 && sent.every(([property, value]) => when[property] === value))
    file.fault(
      [...place, 'call', 'body', sent[0]?.[0] ?? ''],
      `The action \`${name}\` is offered only where this is so already.`,
      'Send another value, or change `when`.',
    );
}

/** What sets one of a few values, and is offered whatever there is, does nothing to what has it already. */
function checkAlways({ file, contract, row }: Checking, { name, set = {}, when }: Action, place: Place): void {
  if (when !== undefined) return;
  const given = Object.entries(set);
  const isOfFew = ([property]: readonly [string, unknown]): boolean =>
    ['boolean', 'enum'].includes(kindOf(contract.at(row, property) ?? {}));
  const [[property, value] = ['', undefined]] = given;
  if (given.length === 0 || !given.every(isOfFew)) return;
  file.fault(
    [...place, 'set', property],
    `\`${name}\` is offered also where \`${property}\` is \`${String(value)}\` already.`,
    typeof value === 'boolean'
      ? `Add \`"when": { "${property}": ${!value} }\`.`
      : `Add \`when\` with the values of \`${property}\` from which it leads.`,
  );
}

/** What names a thing, and what no two may have, is not the same for all that are chosen. */
function checkOwn({ file, definition }: Checking, { name, set = {} }: Action, place: Place): void {
  const own = [definition.title, definition.id, definition.form.unique?.field];
  for (const property of Object.keys(set))
    if (own.includes(property))
      file.fault(
        [...place, property],
        `\`${name}\` gives every thing that is chosen the same \`${property}\`, by which they are told apart.`,
        'Set another property.',
      );
}

/** A way from one state to another, such as `draft-to-active`, is offered in the first of them. */
function checkTransition({ file }: Checking, { call, when = {} }: Action, place: Place): void {
  for (const [parameter, value] of Object.entries(call?.parameters ?? {})) {
    const [, from] = /^(.+)-to-(.+)$/.exec(String(value)) ?? [];
    const [property, wanted] = Object.entries(when).find(([, one]) => typeof one === 'string') ?? [];
    if (from === undefined || property === undefined || wanted === from) continue;
    file.fault(
      [...place, 'call', 'parameters', parameter],
      `\`${String(value)}\` leads from ${quoted([from], 'or')}, and it is offered where \`${property}\` is \`${String(wanted)}\`.`,
      `Write \`"${property}": "${from}"\` in \`when\`.`,
    );
  }
}
