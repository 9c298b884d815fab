import { describe, expect, it } from 'vitest';
import type { PageHost, PagePart } from './page-host.ts';
import { articleExtensions, articleSchema } from './page-schema.ts';
import { editableDocument, rememberStored, storedDocument } from './stored-document.ts';

const host: PageHost = { pictureOf: (media) => ({ src: media, srcset: '' }) };
const words = { noAlt: '', unknownGame: '', kept: 'Closed', untitled: '', emptyGallery: '' };
const ALL: readonly PagePart[] = ['table', 'picture', 'gallery', 'embed', 'game', 'factbox'];

const schemaOf = (parts: readonly PagePart[]) => articleSchema(articleExtensions(parts, host, words));

/** Reads a document and writes each block again, as if all of it had been changed. */
function rewritten(document: object, parts = ALL): object {
  const read = editableDocument(document, schemaOf(parts));
  if (!read) throw new Error('Nothing was read');
  return storedDocument(schemaOf(parts).nodeFromJSON(read));
}

const text = (value: string, ...marks: object[]) => ({
  type: 'text',
  ...(marks.length > 0 ? { marks } : {}),
  text: value,
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });

describe('loses nothing of', () => {
  it.each([
    ['an unknown block', doc({ type: 'poll', attrs: { id: 1, deep: { a: [1] } }, content: [paragraph(text('a'))] })],
    ['an unknown node among words', doc(paragraph(text('a'), { type: 'mention', attrs: { id: 'x' } }, text('b')))],
    [
      'unknown marks, several on one word',
      doc(paragraph(text('a', { type: 'bold' }, { type: 'glow', attrs: { by: 2 } }, { type: 'dim' }))),
    ],
    ['unknown attributes of a known node', doc({ ...paragraph(text('a')), attrs: { textAlign: 'left' } })],
    [
      'unknown attributes of a known mark',
      doc(paragraph(text('a', { type: 'link', attrs: { href: 'https://a.se', weight: 3 } }))),
    ],
    ['properties beside the usual ones', { ...doc({ ...paragraph(text('a')), id: 'p1' }), revision: 7 }],
    [
      'a block that is built otherwise',
      doc({ type: 'bulletList', content: [paragraph(text('no item'))] }, text('loose')),
    ],
    ['a text that is empty', doc(paragraph(text('')))],
    ['what is no node at all', { type: 'doc', content: [paragraph(text('a')), 7] }],
    ['a node that calls itself a stand-in', doc({ type: 'keptBlock', attrs: { json: { type: 'x' } } })],
    [
      'a picture',
      doc({
        type: 'picture',
        attrs: { media: 'image|embedded|26/11/b1bf9baf857c', alt: null, caption: 'c', credit: null },
      }),
    ],
    [
      'a table',
      doc({
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', attrs: { colspan: 2, rowspan: 1 }, content: [paragraph(text('a'))] }],
          },
        ],
      }),
    ],
    ['a fact box', doc({ type: 'factBox', attrs: { title: 'T' }, content: [paragraph(text('a'))] })],
  ])('%s', (_name, document) => {
    expect(rewritten(document)).toEqual(document);
  });
});

it('keeps closed what this text does not offer', () => {
  const document = doc({ type: 'picture', attrs: { media: 'm', alt: null, caption: null, credit: null } });
  expect(editableDocument(document, schemaOf(['table']))).toMatchObject({ content: [{ type: 'keptBlock' }] });
  expect(rewritten(document, ['table'])).toEqual(document);
});

it('hands out the very object of a block that was not changed, whatever its form', () => {
  const stored = doc({
    type: 'heading',
    attrs: { level: 2 },
    content: [text('a', { type: 'link', attrs: { href: 'https://a.se', target: null } })],
  });
  const schema = schemaOf(ALL);
  const node = schema.nodeFromJSON(editableDocument(stored, schema));
  rememberStored(node, stored);
  expect((storedDocument(node) as { content: unknown[] }).content[0]).toBe(stored.content[0]);
});

it('writes only what says something', () => {
  const document = doc(
    {
      type: 'orderedList',
      attrs: { start: 1, type: null },
      content: [{ type: 'listItem', content: [paragraph(text('a'))] }],
    },
    paragraph(
      text('a', { type: 'link', attrs: { href: 'https://a.se', target: null, rel: null, class: null, title: null } }),
    ),
  );
  expect(rewritten(document)).toEqual(
    doc(
      { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] },
      paragraph(text('a', { type: 'link', attrs: { href: 'https://a.se' } })),
    ),
  );
});

it('takes what is no document as nothing', () => {
  expect(editableDocument({}, schemaOf(ALL))).toBeNull();
  expect(editableDocument(null, schemaOf(ALL))).toBeNull();
});
