import { expect, it } from 'vitest';
import { contentOf, unheldDocument, unheldHtml } from './rich-text-schema.ts';

it.each([
  '',
  'Plain words & more',
  '<p>A <b>bold</b> <em>word</em></p><ul><li>One</li></ul><ol start="3"><li><p>Three</p></li></ol>',
  '<h2>Heading</h2><blockquote>Quote</blockquote><hr><p>Line<br>break <a href="https://example.com" target="_blank" rel="noopener">x</a></p>',
])('holds %s', (html) => {
  expect(unheldHtml(html)).toEqual([]);
});

it.each([
  ['<table><tr><td>a</td></tr></table>', ['table']],
  ['<p>A <img src="a.png"></p>', ['picture']],
  ['<p style="color:red" class="lead">A</p>', ['style']],
  ['<p><a href="javascript:alert(1)">A</a></p>', ['<a href>']],
  ['<p><iframe src="x"></iframe><sub>2</sub></p>', ['<sub>', 'embed']],
])('names what it would lose of %s', (html, lost) => {
  expect(unheldHtml(html)).toEqual(lost);
});

const text = { type: 'text', text: 'A' };

it('holds its own documents, and names what others have put into one', () => {
  expect(unheldDocument({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] })).toEqual([]);
  expect(unheldDocument({ type: 'doc', content: [{ type: 'poll', attrs: { id: 1 } }] })).toEqual(['poll']);
  const aligned = {
    type: 'paragraph',
    attrs: { textAlign: 'left' },
    content: [{ ...text, marks: [{ type: 'glow' }] }],
  };
  expect(unheldDocument({ type: 'doc', content: [aligned] })).toEqual(['glow', 'paragraph.textAlign']);
  expect(unheldDocument({ type: 'doc', content: [text] })).toEqual(['?']);
});

it('takes each line of a plain text as a paragraph, and an empty object as nothing', () => {
  expect(contentOf('One\nTwo')).toMatchObject({ content: [{ type: 'paragraph' }, { type: 'paragraph' }] });
  expect(contentOf({})).toBeNull();
});
