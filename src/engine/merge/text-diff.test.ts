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

it('finds the one word that was added to a very long text', () => {
  const text = 'word '.repeat(3000);
  expect(textDiff(text, `${text}more`).after).toEqual([
    { text, isChanged: false },
    { text: 'more', isChanged: true },
  ]);
});

it('marks long texts that have nothing in common as a whole', () => {
  const [one, other] = ['a', 'b'].map((letter) =>
    Array.from({ length: 3000 }, (_, index) => `${letter}${index}`).join(' '),
  );
  expect(textDiff(one ?? '', other ?? '').after).toEqual([{ text: other, isChanged: true }]);
});
