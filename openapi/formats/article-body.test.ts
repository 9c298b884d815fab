import { describe, expect, test } from 'vitest';
import { articleBodyFaults, bodyLimits, isArticleLink } from './article-body.ts';

const text = (value: string, marks?: object[]) => ({ type: 'text', text: value, ...(marks && { marks }) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const codes = (body: unknown, stored?: unknown) =>
  articleBodyFaults(body, stored).map(({ path, code }) => `${path} ${code}`);

describe('a document', () => {
  test('of all nodes and marks has no fault', () => {
    const marks = ['bold', 'italic', 'underline', 'strike', 'code'].map((type) => ({ type }));
    const link = { type: 'link', attrs: { href: 'https://example.com/a' } };
    const body = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('A')] },
      paragraph(text('b', [...marks, link]), { type: 'hardBreak' }),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('c'))] }] },
      { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('d'))] }] },
      { type: 'blockquote', content: [paragraph(text('e'))] },
      { type: 'horizontalRule' },
      { type: 'codeBlock', content: [text('f')] },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableHeader', attrs: { colspan: 2, rowspan: 1 }, content: [paragraph(text('g'))] },
              { type: 'tableCell', content: [paragraph()] },
            ],
          },
        ],
      },
      { type: 'picture', attrs: { media: 'image|embedded|26/11/b1bf9baf857c', alt: null, caption: 'h', credit: null } },
      { type: 'gallery', attrs: { pictures: [{ media: 'image|embedded|26/11/b1bf9baf857c' }] } },
      {
        type: 'embed',
        attrs: { provider: 'youtube', ref: 'x', url: 'https://youtu.be/x', title: null, thumbnail: null },
      },
      { type: 'gameCard', attrs: { gameUuid: 'qa98unlbd6' } },
      { type: 'factBox', attrs: { title: 'i' }, content: [paragraph(text('j'))] },
    );
    expect(codes(body)).toEqual([]);
    expect(codes(null)).toEqual([]);
  });

  test.each([
    ['text', [' document']],
    [[], [' document']],
    [{ type: 'paragraph' }, [' document']],
    [doc(text('')), ['content.0 emptyText']],
    [doc({ type: 'text' }), ['content.0 emptyText']],
    [doc({ type: 'marquee' }), ['content.0 unknownNode']],
    [{ type: 'doc', content: ['x', null] }, ['content.0 unknownNode', 'content.1 unknownNode']],
    [doc(paragraph(text('a', [{ type: 'blink' }]))), ['content.0.content.0.marks.0 unknownMark']],
    [doc({ type: 'heading', attrs: { level: 1 } }), ['content.0.attrs.level level']],
    [doc({ type: 'tableCell', attrs: { colspan: 0 } }), ['content.0.attrs.colspan span']],
    [doc({ type: 'embed', attrs: { url: 'javascript:alert(1)' } }), ['content.0.attrs.url link']],
    [doc({ type: 'gameCard' }), ['content.0.attrs.gameUuid document']],
    [doc({ type: 'gallery', attrs: { pictures: 'x' } }), ['content.0.attrs.pictures gallery']],
    [doc({ type: 'paragraph', content: 'x' }), ['content.0.content document']],
  ])('with %j has its fault', (body, expected) => {
    expect(codes(body)).toEqual(expected);
  });

  test('may be as large as its limits and no larger', () => {
    const letters = (bytes: number) => doc(paragraph(text('å'.repeat(bytes / 2))));
    expect(codes(letters(899_000))).toEqual([]);
    expect(codes(letters(901_000))).toEqual([' tooLarge']);
    const nodes = (count: number) => doc(...Array.from({ length: count }, () => ({ type: 'paragraph' })));
    expect(codes(nodes(bodyLimits.nodes))).toEqual([]);
    expect(codes(nodes(bodyLimits.nodes + 1))).toEqual([' tooManyNodes']);
    const deep = (levels: number): object =>
      levels === 1 ? paragraph() : { type: 'blockquote', content: [deep(levels - 1)] };
    expect(codes(doc(deep(12)))).toEqual([]);
    expect(codes(doc(deep(13)))[0]).toContain('tooDeep');
  });

  test('keeps what it held before, in whatever order its properties are, and takes no more of it', () => {
    const odd = { type: 'poll', attrs: { a: 1, b: 2 }, content: [text('x')] };
    const reordered = { content: [text('x')], attrs: { b: 2, a: 1 }, type: 'poll' };
    expect(codes(doc(odd), doc(reordered))).toEqual([]);
    expect(codes(doc({ ...odd, attrs: { a: 2 } }), doc(reordered))).toEqual(['content.0 unknownNode']);
    const marked = doc(paragraph(text('y', [{ type: 'highlight', attrs: { color: 'red' } }])));
    expect(codes(marked, marked)).toEqual([]);
  });
});

test.each([
  ['https://example.com', true],
  ['example.com/path', true],
  ['/nyheter/derby', true],
  ['mailto:info@club.example', true],
  ['tel:+46(0)8-123', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['//host/path', false],
  ['/\\host', false],
  ['mailto:a', false],
  ['vbscript:x', false],
  ['', false],
  [null, false],
])('a link to %j may be stored: %j', (address, expected) => {
  expect(isArticleLink(address)).toBe(expected);
});
