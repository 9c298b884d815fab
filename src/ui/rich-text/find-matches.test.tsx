import { expect, it } from 'vitest';
import { findMatches } from './find-matches.ts';
import type { PageHost } from './page-host.ts';
import { articleExtensions, articleSchema } from './page-schema.ts';
import { textLength } from './text-length.ts';

const host: PageHost = { pictureOf: (media) => ({ src: media, srcset: '' }) };
const words = { noAlt: '', unknownGame: '', kept: '', untitled: '', emptyGallery: '' };
const schema = articleSchema(
  articleExtensions(['table', 'picture', 'gallery', 'embed', 'game', 'factbox'], host, words),
);
const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const docOf = (...content: object[]) => schema.nodeFromJSON({ type: 'doc', content });

const found = (doc: ReturnType<typeof docOf>, query: string, isCase = false) =>
  findMatches(doc, query, isCase).map(({ from, to }) => doc.textBetween(from, to));

it('finds words however they are emphasised, in any capitals or in those written', () => {
  const doc = docOf(paragraph(text('Åke scored. '), text('Å', 'bold'), text('ke, åke!')));
  expect(found(doc, 'åke')).toEqual(['Åke', 'Åke', 'åke']);
  expect(found(doc, 'åke', true)).toEqual(['åke']);
});

it('takes signs for what they are, and finds nothing over two blocks', () => {
  const doc = docOf(paragraph(text('4-2 (1-0)?')), paragraph(text('after')));
  expect(found(doc, '(1-0)?')).toEqual(['(1-0)?']);
  expect([found(doc, '.*'), found(doc, '? after'), found(doc, '')]).toEqual([[], [], []]);
});

it('is at the right place behind what is no text', () => {
  const doc = docOf(paragraph(text('one'), { type: 'hardBreak' }, text('two 😀 two')));
  expect(found(doc, 'two')).toEqual(['two', 'two']);
});

it('counts what readers see: cells, titles and captions, one word from the next', () => {
  const cell = (value: string) => ({ type: 'tableCell', content: [paragraph(text(value))] });
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell('One'), cell('two')] }] };
  expect(textLength(docOf(table))).toEqual({ words: 2, characters: 6, minutes: 1 });
  expect(textLength(docOf(paragraph(text('It’s 48.12, half-time.'))))).toMatchObject({ words: 3, characters: 22 });
  expect(textLength(docOf({ type: 'paragraph' }))).toEqual({ words: 0, characters: 0, minutes: 0 });
  const long = docOf(...Array.from({ length: 401 }, () => paragraph(text('word'))));
  expect(textLength(long)).toMatchObject({ words: 401, minutes: 3 });
  expect(
    textLength(docOf({ type: 'factBox', attrs: { title: 'Next games' }, content: [paragraph(text('Friday'))] })).words,
  ).toBe(3);
});
