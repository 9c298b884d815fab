import { expect, it } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';

const blocks = (letters: string) =>
  [...letters].map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
const merged = (base: string, mine: string, theirs: string): string | undefined =>
  mergeBlocks({ base: blocks(base), mine: blocks(mine), theirs: blocks(theirs) })
    ?.map((block) => (block as { content: { text: string }[] }).content[0]?.text)
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
  ['the same paragraph changed otherwise', 'abc', 'aXc', 'aYc'],
  ['a paragraph changed here and removed there', 'abc', 'aXc', 'ac'],
  ['others added at the same place', 'abc', 'abxc', 'abyc'],
])('leaves the choice to somebody: %s', (_, base, mine, theirs) => {
  expect(merged(base, mine, theirs)).toBeUndefined();
});
