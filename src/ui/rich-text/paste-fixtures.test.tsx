import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanPastedHtml, inertPage } from '../rich-text-paste.ts';
import { articlePaste } from './page-paste.ts';

const files = globSync('tests/fixtures/paste/*.html').sort();

/** What a reader does not see: code, comments of Word with what leads to them, and the signs that Word draws lists with. */
const UNSEEN =
  'style, script, svg, title, head, .MsoCommentReference, [data-pasted-style*="mso-element:comment-list"], [data-pasted-style*="mso-list:Ignore"]';
const BLOCKS =
  'p, div, br, h1, h2, h3, h4, h5, h6, li, ul, ol, td, th, tr, table, blockquote, dl, dt, dd, figure, center';

/** The words of HTML as a reader sees them: two blocks never share one. */
function wordsOf(html: string): string[] {
  const { body } = inertPage(html);
  for (const element of body.querySelectorAll(UNSEEN)) element.remove();
  // What is framed is linked to.
  for (const frame of body.querySelectorAll('iframe')) frame.replaceWith(` ${frame.getAttribute('src')} `);
  for (const element of body.querySelectorAll(BLOCKS)) {
    element.before(' ');
    element.after(' ');
  }
  return (body.textContent ?? '').split(/\s+/).filter(Boolean);
}

const clean = (html: string): string =>
  cleanPastedHtml(html, true, articlePaste(['table', 'picture', 'embed'], { lostPictures: 0 }));

it('has something of each program', () => expect(files.length).toBeGreaterThanOrEqual(7));

describe.each(files.map((file) => ({ name: basename(file, '.html'), html: readFileSync(file, 'utf8') })))(
  'what is pasted from $name',
  ({ html }) => {
    it('keeps every word, and lets no two run into one', () => expect(wordsOf(clean(html))).toEqual(wordsOf(html)));

    it('keeps nothing that looks, runs or comes from the program', () =>
      expect(clean(html)).not.toMatch(
        /\s(?:style|class|id|on\w+|dir|align|width)=|<(?:script|style|span|font|o:)|javascript:|mso/i,
      ));

    it('stays as it is when it is pasted again', () => expect(clean(clean(html))).toBe(clean(html)));
  },
);
