import { expect, it } from 'vitest';
import { partChanges, withPart } from './part-changes.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const picture = { type: 'picture', attrs: { media: 'image|embedded|1' } };
const body = (...content: object[]) => ({ type: 'doc', content });

const now = body(paragraph('One'), paragraph('Two changed'), paragraph('Three changed'), paragraph('Four'));
const then = body(paragraph('One'), paragraph('Two'), paragraph('Three'), paragraph('Four'), picture);

it('finds each paragraph that differs, and what is missing', () =>
  expect(partChanges(now, then)).toEqual([
    { start: 1, end: 2, blocks: [paragraph('Two')], nowWords: 'Two changed', thenWords: 'Two' },
    { start: 2, end: 3, blocks: [paragraph('Three')], nowWords: 'Three changed', thenWords: 'Three' },
    { start: 4, end: 4, blocks: [picture], nowWords: '', thenWords: '' },
  ]));

it('brings one back and leaves the others', () => {
  const [first, , last] = partChanges(now, then);
  if (!first || !last) throw new Error('The differences are not found.');
  expect(withPart(now, first)).toEqual(
    body(paragraph('One'), paragraph('Two'), paragraph('Three changed'), paragraph('Four')),
  );
  expect(withPart(now, last)).toEqual({ type: 'doc', content: [...now.content, picture] });
});

it('takes runs of different lengths as one, and what is there now alone away', () => {
  const [only] = partChanges(
    body(paragraph('A'), paragraph('B'), paragraph('C')),
    body(paragraph('D'), paragraph('C')),
  );
  expect(only).toMatchObject({ start: 0, end: 2, nowWords: 'A\nB', thenWords: 'D' });
  const [added] = partChanges(body(paragraph('A'), paragraph('B')), body(paragraph('A')));
  expect(added && withPart(body(paragraph('A'), paragraph('B')), added)).toEqual(body(paragraph('A')));
});

it('knows an empty text, and leaves bodies of older versions alone', () => {
  expect(partChanges(null, body(paragraph('A')))).toMatchObject([{ start: 0, end: 0, thenWords: 'A' }]);
  expect(partChanges(null, '<p>A</p>')).toEqual([]);
});
