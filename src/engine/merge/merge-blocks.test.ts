import { expect, it } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';

const blocks = (letters: string) =>
  [...letters].map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
const lettersOf = (all: readonly unknown[]): string =>
  all.map((block) => (block as { content: { text: string }[] }).content[0]?.text).join('');
/** The letters of the merged blocks; a clash as `(before|mine|theirs)`. */
const merged = (base: string, mine: string, theirs: string): string =>
  mergeBlocks({ base: blocks(base), mine: blocks(mine), theirs: blocks(theirs) })
    .map((part) =>
      'blocks' in part ? lettersOf(part.blocks) : `(${[part.before, part.mine, part.theirs].map(lettersOf).join('|')})`,
    )
    .join('');

it.each([
  ['changes of different paragraphs', 'abc', 'Abc', 'abC', 'AbC'],
  ['changes of neighbours', 'abc', 'Abc', 'aBc', 'ABc'],
  ['one added here, one there', 'abc', 'xabc', 'abcy', 'xabcy'],
  ['one removed here, one changed there', 'abcd', 'acd', 'abcD', 'acD'],
  ['the same change of both', 'abc', 'aXc', 'aXc', 'aXc'],
  ['the same paragraph added by both', 'abc', 'abxc', 'abxc', 'abxc'],
  ['only mine', 'abc', 'abcd', 'abc', 'abcd'],
])('takes both sides: %s', (_, base, mine, theirs, both) => {
  expect(merged(base, mine, theirs)).toBe(both);
});

it.each([
  ['the same paragraph changed otherwise', 'abc', 'aXc', 'aYc', 'a(b|X|Y)c'],
  ['a paragraph changed here and removed there', 'abc', 'aXc', 'ac', 'a(b|X|)c'],
  ['others added at the same place', 'abc', 'abxc', 'abyc', 'ab(|x|y)c'],
  ['two places, and changes of each side elsewhere', 'abcdefg', 'AXcYefg', 'abcZefG', 'AXc(d|Y|Z)efG'],
  ['one changed a paragraph that the other changed with its neighbour', 'abcd', 'aXcd', 'aYZd', 'a(b|X|Y)Zd'],
  ['one changed a paragraph that the other made two of with its neighbour', 'abcd', 'aXcd', 'aYZWd', 'a(bc|Xc|YZW)d'],
])('leaves the choice of that alone to somebody: %s', (_, base, mine, theirs, both) => {
  expect(merged(base, mine, theirs)).toBe(both);
});
