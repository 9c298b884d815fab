import type { Action } from '../../../../src/contract/entity.ts';
import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import { quoted } from '../../faults.ts';
import { objectAt } from '../../json.ts';
import { kindOf, valuesOf } from '../../kinds.ts';
import { readsAs, sameWords } from '../texts/alike.ts';

/** Checks that actions are told apart by what they do, by what they say, and by where they are offered. */
export function checkActionsApart(checking: Checking): void {
  // What does or asks what another does says the same, too.
  if (!checkOwnCall(checking) && !checkOthersQuestion(checking)) {
    checkSameQuestion(checking);
    checkSameWords(checking);
  }
  checkAsked(checking);
  checkOfferedAgain(checking);
}

/** What an action does, to be compared. */
const doing = ({ set, remove, call }: Action): string => JSON.stringify({ set, remove, call });

/** What is called as one of the values of a parameter, or with words more as `publish-now`, does not send the value that another action is called by; whether one does. */
function checkOwnCall({ file, definition, contract }: Checking): boolean {
  const { actions = [] } = definition;
  const before = file.faults.length;
  actions.forEach(({ name, call }, index) => {
    const known = contract.operations.get(call?.operation ?? '')?.parameters ?? [];
    for (const [parameter, value] of Object.entries(call?.parameters ?? {})) {
      const values = valuesOf(known.find((one) => one.name === parameter)?.schema ?? {}).map(String);
      const own = values.find((one) => name === one || name.startsWith(`${one}-`));
      const other = actions.find((one) => one.name !== name && one.name === value);
      if (own === undefined || own === value || !other || other.name.startsWith(`${own}-`)) continue;
      file.fault(
        ['actions', index, 'call', 'parameters', parameter],
        `\`${name}\` would do what \`${other.name}\` does.`,
        `Write \`"${parameter}": "${own}"\`.`,
      );
    }
  });
  return file.faults.length > before;
}

/** The texts of an action that say what it does, by where they stand. */
function wordsOf({ text, told, ask, otherwise }: Action): [string[], Text | undefined][] {
  return [
    [['text'], text],
    [['told', 'done'], told?.done],
    [['told', 'failed'], told?.failed],
    [['ask', 'one'], ask?.one],
    [['ask', 'many'], ask?.many],
    [['otherwise'], otherwise],
  ];
}

/** Two actions that do different things do not say the same of it; what is said where one is not offered is of its own condition. */
function checkSameWords({ file, definition }: Checking): void {
  const { actions = [] } = definition;
  actions.forEach((action, index) => {
    const before = actions.slice(0, index);
    for (const [place, text] of wordsOf(action)) {
      const said = (one: Action): string => (place[0] === 'otherwise' ? JSON.stringify(one.when) : doing(one));
      const other = before.find((one) => {
        const theirs = wordsOf(one).find(([at]) => at.join() === place.join())?.[1];
        return text && theirs && sameWords(text, theirs) !== undefined && said(one) !== said(action);
      });
      if (!other) continue;
      file.fault(
        ['actions', index, ...place],
        `\`${other.name}\` says the same, and ${place[0] === 'otherwise' ? 'is offered elsewhere' : 'does something else'}.`,
        'Give each words of its own.',
      );
    }
  });
}

/** A question without the things that it is about. */
const question = ({ en }: Text): string => en.replace(/\s*\{things?\}/, '').toLowerCase();

/** Whether an action asks for what it is called. */
const asks = ({ ask }: Action, { en }: Text): boolean =>
  ask?.one !== undefined && question(ask.one).startsWith(en.toLowerCase());

/** What asks for what another is called, and asks for itself, is the one that was copied; whether there is one. */
function checkOthersQuestion({ file, definition }: Checking): boolean {
  const { actions = [] } = definition;
  const before = file.faults.length;
  actions.forEach((action, index) => {
    const other = actions.find((one) => one.name !== action.name && asks(action, one.label) && asks(one, one.label));
    if (!other || asks(action, action.label)) return;
    file.fault(
      ['actions', index, 'ask', 'one'],
      `\`${action.name}\` is called “${action.label.en}”, and asks “${action.ask?.one.en}”, as \`${other.name}\` does.`,
      'Ask for what this one does.',
    );
  });
  return file.faults.length > before;
}

/** No two ask the same. */
function checkSameQuestion({ file, definition }: Checking): void {
  const { actions = [] } = definition;
  actions.forEach(({ ask }, index) => {
    if (ask && actions.slice(0, index).some((one) => one.ask && readsAs(one.ask.one, ask.one)))
      file.fault(
        ['actions', index, 'ask'],
        `“${ask.one.en}” is what another action asks.`,
        'Ask for what this one does.',
      );
  });
}

/** What an action is called is not what another one asks. */
function checkAsked({ file, definition }: Checking): void {
  const { actions = [] } = definition;
  actions.forEach((action, index) => {
    const { name, label } = action;
    const other = actions.find((one) => one.name !== name && asks(one, label) && !asks(one, one.label));
    if (!other || asks(action, label)) return;
    file.fault(
      ['actions', index, 'label'],
      `\`${name}\` is called “${label.en}”, and \`${other.name}\` asks “${other.ask?.one.en}”.`,
      'Give each the label of what it asks.',
    );
  });
}

/** What sets a switch, or one of a few values, and is offered by others alone, would be offered again where it is so already. */
function checkOfferedAgain({ file, definition, contract, row }: Checking): void {
  definition.actions?.forEach(({ name, set = {}, when }, index) => {
    const few = Object.entries(set).filter(([property]) =>
      ['boolean', 'enum'].includes(kindOf(contract.at(row, property) ?? {})),
    );
    const [[property, value] = ['', undefined]] = few;
    if (!when || few.length === 0 || few.length < Object.keys(set).length) return;
    if (few.some(([one]) => Object.hasOwn(when, one))) return;
    const asked = Object.keys(when);
    const meant = asked.find((one) => typeof value === 'boolean' && objectAt({ when }, 'when')[one] === !value);
    file.fault(
      ['actions', index, 'set', property],
      `\`${name}\` sets \`${property}\`, and is offered by ${quoted(asked, 'and')}: it would be offered again afterwards.`,
      meant === undefined
        ? `Name \`${property}\` in \`when\`, with the values from which it leads.`
        : `Set \`${meant}\`, or write \`"${property}": ${String(!value)}\` in \`when\`.`,
    );
  });
}
