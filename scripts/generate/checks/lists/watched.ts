import type { Checking } from '../../checking.ts';
import { suggestion } from '../../faults.ts';
import { listAt } from '../../json.ts';
import { speaksOf } from '../../said-of-itself.ts';

/** Checks that a list is watched for what Home counts, as the contract says it (`x-attention`): Home would count one thing and lead to another, or to nothing. */
export function checkWatched({ file, definition, operations, contract }: Checking): void {
  if (!speaksOf(contract.document, 'x-attention')) return;
  definition.list?.filters?.forEach(({ parameter, watch, choices = {} }, index) => {
    if (watch === undefined || !choices[watch]) return;
    const wanting = (name: string): string[] =>
      listAt(operations.list?.parameters.find((one) => one.name === name)?.schema, 'x-attention').map(String);
    const counted = wanting(parameter);
    if (counted.includes(watch)) return;
    const [other] = (operations.list?.parameters ?? []).filter(({ name }) => wanting(name).length > 0);
    const elsewhere = other
      ? `Remove it, or write \`"watch": "${wanting(other.name)[0]}"\` at the filter \`${other.name}\`.`
      : 'Remove it.';
    const { en } = choices[watch];
    file.fault(
      ['list', 'filters', index, 'watch'],
      counted.length === 0
        ? `Home counts nothing by \`${parameter}\`, and \`watch\` would lead nobody to those that are “${en}”.`
        : `Home does not count those whose \`${parameter}\` is “${en}”, and would lead to them for what it counts.`,
      counted.length === 0
        ? elsewhere
        : counted.length === 1
          ? `Write \`"watch": "${counted[0]}"\`.`
          : suggestion('', counted),
    );
  });
}
