import { describe, expect, it } from 'vitest';
import { cleanPastedHtml, inertPage } from './rich-text-paste.ts';

/** What Word puts on the clipboard: a heading, emphasis by tag and by style, a link, lists made of paragraphs. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; mso-style-unhide:no;} @list l0 {mso-list-id:1;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=SV style='tab-interval:65.2pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-outline-level:1'><span style='font-family:"Calibri Light"'>Match report<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><span lang=SV>The <b style='mso-bidi-font-weight:normal'>home</b> side won <span
style='font-weight:bold'>4-2</span>, see <a href="https://example.com/game" style="color:blue">the game</a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>First goal</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;
</span></span><![endif]>Assist</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;
</span></span><![endif]>Second goal</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;
</span></span><![endif]>One</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;
</span></span><![endif]>Two</p>
<!--EndFragment--></body></html>`;

const oneLine = (html: string) => html.replace(/\s+/g, ' ').replace(/> </g, '><');

describe('paste from Word', () => {
  const cleaned = oneLine(cleanPastedHtml(WORD, true));

  it('keeps the structure', () => {
    expect(cleaned).toBe(
      '<h2>Match report</h2><p>The <b>home</b> side won <strong>4-2</strong>, see <a href="https://example.com/game">the game</a>.</p>' +
        '<ul><li><p>First goal</p><ul><li><p>Assist</p></li></ul></li><li><p>Second goal</p></li></ul>' +
        '<ol><li><p>One</p></li><li><p>Two</p></li></ol>',
    );
  });

  it('leaves no class, no style and nothing of Word', () => {
    expect(cleaned).not.toMatch(/class|style|mso|o:p|xml|lang/i);
  });

  it('makes headings paragraphs where none are offered', () => {
    expect(oneLine(cleanPastedHtml(WORD, false))).toMatch(/^<p>Match report<\/p>/);
  });
});

it('takes the bold wrapper of other editors for what it is', () => {
  const html =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-style:italic">Hello</span></p></b>';
  expect(cleanPastedHtml(html, true)).toBe('<p><em>Hello</em></p>');
});

it('keeps the words of a link that leads nowhere good, and drops what acts', () => {
  const html =
    '<p><a href="javascript:alert(1)" onclick="x()">Press</a><img src="x" onerror="y()"><script>z()</script></p>';
  expect(cleanPastedHtml(html, true)).toBe('<p>Press</p>');
});

it('takes headings for the nearest level that a text has: with another one it could not be saved', () => {
  const html = '<h1>One</h1><h2>Two</h2><h4>Four</h4><h5>Five</h5><h6>Six</h6>';
  expect(cleanPastedHtml(html, true)).toBe('<h2>One</h2><h2>Two</h2><h4>Four</h4><h4>Five</h4><h4>Six</h4>');
});

it.each(['tel:070 123 45', 'https://example.com/a b', 'http://intranet', 'http://192.168.0.1/', '/news'])(
  'keeps the words alone of a link that a text does not take (%s)',
  (address) => {
    expect(cleanPastedHtml(`<p><a href="${address}">Read</a></p>`, true)).toBe('<p>Read</p>');
  },
);

it('reads a page without the styles and handlers that a content security policy would report', () => {
  const { body } = inertPage('<p style="color:red" onclick="x()" ONLOAD = y>Once upon a=b</p>');
  expect([...(body.firstElementChild?.attributes ?? [])].map(({ name }) => name)).toEqual([
    'data-pasted-style',
    'data-pasted-event',
  ]);
  expect(body.textContent).toBe('Once upon a=b');
});

describe('what is nested deeper than a text may be', () => {
  const deepest = (html: string, tag: string): number =>
    Math.max(
      ...[...inertPage(html).body.querySelectorAll(tag)].map((element) => {
        let depth = 0;
        for (let one: Element | null = element; one; one = one.parentElement) if (one.localName === tag) depth += 1;
        return depth;
      }),
    );

  it('is taken out of lists, word by word in its order', () => {
    const nested = (level: number): string =>
      level > 40 ? '' : `<ul><li>before ${level}${nested(level + 1)}<p>after ${level}</p></li></ul>`;
    const cleaned = cleanPastedHtml(nested(1), true);
    expect(deepest(cleaned, 'ul')).toBe(5);
    const words = inertPage(cleaned.replaceAll('<', ' <')).body.textContent.match(/(before|after) \d+/g);
    const levels = Array.from({ length: 40 }, (_, index) => index + 1);
    expect(words).toEqual([
      ...levels.map((level) => `before ${level}`),
      ...levels.map((level) => `after ${level}`).reverse(),
    ]);
  });

  it('is taken out of quotations, and lists in them become paragraphs', () => {
    const quoted = `${'<blockquote>'.repeat(20)}<ul><li>one</li><li>two</li></ul>${'</blockquote>'.repeat(20)}`;
    const cleaned = cleanPastedHtml(quoted, true);
    expect(deepest(cleaned, 'blockquote')).toBe(10);
    expect(cleaned).toContain('<p>one</p><p>two</p>');
  });

  it('stays as it is up to there', () => {
    const html = `${'<ul><li><p>a</p>'.repeat(5)}${'</li></ul>'.repeat(5)}`;
    expect(cleanPastedHtml(html, true)).toBe(html);
  });
});
