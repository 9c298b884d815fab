import type { Text } from '../../../../src/contract/text.ts';
import { endOf } from '../operations/range-ends.ts';

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** How well a label says what a property, or a value, is called: common words, and the same end of a range. */
export function fitOf({ en }: Text, path: string): number {
  const known = wordsOf(path);
  const [said, meant] = [endOf(wordsOf(en).join(' ')), endOf(path)];
  const end = said && meant ? (said.isFirst === meant.isFirst ? 1 : -1) : 0;
  return wordsOf(en).filter((word) => known.includes(word)).length + end;
}
