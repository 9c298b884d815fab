import type { Text } from '../../../../src/contract/text.ts';
import type { Place } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { nearest, quoted } from '../../faults.ts';
import type { JsonObject } from '../../json.ts';
import { kindOf, valuesOf } from '../../kinds.ts';
import { sameWords } from '../texts/alike.ts';

/** Checks that choices label every value that the contract allows for `name`, and no other. */
export function checkChoices(
  file: DefinitionFile,
  name: string,
  choices: Readonly<Record<string, Text>> | undefined,
  node: JsonObject,
  place: Place,
): void {
  const values = kindOf(node) === 'boolean' ? ['true', 'false'] : valuesOf(node);
  const labelled = Object.keys(choices ?? {});
  const missing = values.filter((value) => !labelled.includes(value));
  for (const choice of labelled) {
    const near = nearest(choice, missing);
    if (!values.includes(choice))
      file.fault(
        [...place, choice],
        `\`${name}\` cannot be \`${choice}\`; the service would refuse it.`,
        near === undefined ? `It can be ${quoted(values, 'or')}.` : `Did you mean \`${near}\`?`,
      );
  }
  if (missing.length === 0) return;
  const can = labelled.length === 0 ? 'can be' : 'can also be';
  file.fault(
    place,
    `\`${name}\` ${can} ${quoted(missing, 'or')}, without a label in \`choices\`.`,
    'Add one for each.',
  );
}

/** Checks that no two choices read alike: they could not be told apart. Where a field only shows its value, they may. */
export function checkTwins(file: DefinitionFile, choices: Readonly<Record<string, Text>>, place: Place): void {
  const all = Object.entries(choices);
  all.forEach(([value, label], index) => {
    const twin = all.slice(0, index).find(([, other]) => sameWords(other, label) !== undefined);
    if (twin)
      file.fault(
        [...place, value],
        `\`${value}\` has the label of \`${twin[0]}\`.`,
        'Give each choice its own, in both languages.',
      );
  });
}
