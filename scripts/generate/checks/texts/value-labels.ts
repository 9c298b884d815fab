import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import type { Definition } from '../../definition.ts';
import { checkTwins } from '../forms/choices.ts';
import { readsAs } from './alike.ts';
import { type LabelledValues, labelledValues } from './labelled-values.ts';

/** Checks that values which have labels are called what they are: none bears the name of another. */
export function checkValueLabels(checking: Checking, definitions: readonly Definition[]): void {
  for (const one of labelledValues(checking)) {
    checkCalledAsAnother(checking, one);
    checkCalledAsThing(checking, one, definitions);
    // Those of fields and filters are told apart where their values are compared with the contract.
    if (one.isOption) checkTwins(checking.file, one.labels, one.place);
  }
}

/** A value or a label in plain letters, the plural as the singular: `extraTime` and `Extra time`, `game` and `Games`. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/, '');

/** Whether a label says a value, by all its letters or, where that is one letter, by its first. */
const says = (value: string, { en }: Text): boolean =>
  value.length === 1
    ? en.toLowerCase().startsWith(value.toLowerCase())
    : plain(value) !== '' && plain(en) === plain(value);

/** A value that is an English word, or its first letter, is not the label of another. */
function checkCalledAsAnother({ file }: Checking, { labels, place }: LabelledValues): void {
  const all = Object.entries(labels);
  // By one letter it is told only where each begins with the other's: `A` may well be home, and `B` away.
  const crosses = (one: string, value: string, theirs: Text): boolean => one.length > 1 || says(value, theirs);
  for (const [value, label] of all) {
    const other = all.find(
      ([one, theirs]) => one !== value && says(one, label) && !says(one, theirs) && crosses(one, value, theirs),
    );
    if (other && !says(value, label) && !['true', 'false'].includes(value))
      file.fault(
        [...place, value],
        `\`${value}\` is called “${label.en}”, which \`${other[0]}\` is.`,
        'Put each in the place of the other.',
      );
  }
}

/** A value that is the name of a definition is not called as the things of another one, which is a value as well. */
function checkCalledAsThing(
  { file }: Checking,
  { labels, place }: LabelledValues,
  definitions: readonly Definition[],
): void {
  const called = ({ labels: { one, many } }: Definition, label: Text): boolean =>
    readsAs(one, label) || readsAs(many, label);
  for (const [value, label] of Object.entries(labels)) {
    const own = definitions.find(({ name }) => name === value);
    const other = definitions.find((one) => one.name in labels && called(one, label));
    if (own && other && own !== other && !called(own, label))
      file.fault(
        [...place, value],
        `\`${value}\` is called “${label.en}”, which forms/${other.name}.json is.`,
        `Call it “${own.labels.one.en}”.`,
      );
  }
}
