import { expect, it } from 'vitest';
import { type TextPart, textDiff } from './text-diff.ts';

const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

it.each([
  [
    'Founded by three fishermen',
    'Founded by four fishermen',
    'Founded by [three] fishermen',
    'Founded by [four] fishermen',
  ],
  ['Älvnäs IF', 'Älvnäs IF U20', 'Älvnäs IF', 'Älvnäs IF[ U20]'],
  ['ALV1', 'ALV12', 'ALV1', 'ALV1[2]'],
  ['', 'new', '', '[new]'],
  ['same', 'same', 'same', 'same'],
])('marks what differs between “%s” and “%s”', (before, after, left, right) => {
  const parts = textDiff(before, after);
  expect([marked(parts.before), marked(parts.after)]).toEqual([left, right]);
});

it('marks very long texts as a whole, without a wait', () => {
  const text = 'word '.repeat(3000);
  expect(textDiff(text, `${text}more`).after).toEqual([{ text: `${text}more`, isChanged: true }]);
});
