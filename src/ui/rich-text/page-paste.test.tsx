import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from '../rich-text-paste.ts';
import type { PagePart } from './page-host.ts';
import { articlePaste, pastedEmbed } from './page-paste.ts';

const ALL: readonly PagePart[] = ['table', 'picture', 'gallery', 'embed', 'game', 'factbox'];

function pasted(html: string, parts = ALL) {
  const told = { lostPictures: 0 };
  const cleaned = cleanPastedHtml(html, true, articlePaste(parts, told));
  return { html: cleaned.replace(/\s+/g, ' ').replace(/> </g, '><'), lost: told.lostPictures };
}

/** The attributes of the pasted nodes of one name. */
function nodesOf(html: string, name: string): unknown[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll(`[data-node="${name}"]`)].map(
    (element) => JSON.parse(element.getAttribute('data-attributes') ?? '') as unknown,
  );
}

/** As Excel puts cells on the clipboard. */
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15">
<style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {font-weight:400;}--></style></head><body>
<table border=0 cellpadding=0 width=140 style='border-collapse:collapse;width:106pt'><!--StartFragment-->
 <col width=70 span=2 style='width:53pt'>
 <tr height=24 style='height:18.0pt'><td height=24 class=xl65 width=70 style='width:53pt'>Team</td><td class=xl65>Points</td></tr>
 <tr height=24><td height=24 class=xl65>Frosthamn</td><td class=xl65 align=right x:num>41</td></tr><!--EndFragment-->
</table></body></html>`;

/** As Google Docs writes tables: everything in a bold wrapper that is not bold, lists beside their items. */
const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr" style="margin-left:0pt;"><table style="border:none"><colgroup><col width="185" /><col width="439" /></colgroup><tbody>
<tr style="height:0pt"><td style="border:solid"><p dir="ltr" style="line-height:1.2"><span style="font-weight:700;white-space:pre-wrap;">Owner</span></p></td><td><p dir="ltr"><span style="font-weight:400">Asta</span></p></td></tr>
<tr><td colspan="2"><p dir="ltr"><span style="font-weight:700">Notes:</span></p><ol><li dir="ltr"><p><span>First </span><span style="font-style:italic">and</span><span> last</span></p></li><ul><li><p><span>Nested</span></p></li></ul></ol></td></tr>
</tbody></table></div><br /></b>`;

describe('tables', () => {
  it('come from Excel as rows and cells', () => {
    expect(pasted(EXCEL).html).toBe(
      '<table><tbody><tr><td>Team</td><td>Points</td></tr><tr><td>Frosthamn</td><td>41</td></tr></tbody></table>',
    );
  });

  it('come from Google Docs with spans, emphasis and lists', () => {
    const { html } = pasted(DOCS);
    expect(html).toContain('<td><p><strong>Owner</strong></p></td><td><p>Asta</p></td>');
    expect(html).toContain('<td colspan="2"><p><strong>Notes:</strong></p><ol><li><p>First <em>and</em> last</p></li>');
    expect(html).not.toMatch(/style|class|dir=|<b\b|<span|<col/);
  });

  it('that only frame a page leave what they hold', () => {
    const { html } = pasted(
      '<table><tr><td><table><tr><td>One</td><td>Two</td></tr></table></td></tr></table><p>After</p>',
    );
    expect(html).toBe('<table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table><p>After</p>');
  });

  it('keep their title as a paragraph, and their cells apart where no table is offered', () => {
    expect(pasted('<table><caption>Table 1</caption><tr><th>A</th><th>B</th></tr></table>').html).toMatch(
      /^<p>Table 1<\/p><table>/,
    );
    expect(pasted(EXCEL, ['picture']).html).toBe('<p>Team Points</p><p>Frosthamn 41</p>');
  });
});

describe('pictures', () => {
  const data = 'data:image/png;base64,iVBORw0KGgo=';

  it('with their content wait for the library, with what is written about them', () => {
    const { html } = pasted(
      `<p>Before</p><figure><a href="https://a.se"><img src="${data}" alt="A goal" onerror="x()"></a><figcaption>The <b>captain</b></figcaption></figure>`,
    );
    expect(nodesOf(html, 'picture')).toEqual([
      { media: `pasted:${data}`, alt: 'A goal', caption: 'The captain', credit: null },
    ]);
    expect(html).not.toMatch(/onerror|<img|<figure|The captain<\/p>/);
  });

  it('of this service are taken as they are', () => {
    const { html } = pasted('<img src="https://images.example/images/26/11/b1bf9baf857c?w=640&auto=format" alt="">');
    expect(nodesOf(html, 'picture')).toMatchObject([{ media: 'image|embedded|26/11/b1bf9baf857c', alt: null }]);
  });

  it('of elsewhere are counted, their words stay', () => {
    const { html, lost } = pasted(
      '<figure><img src="https://a.se/x.jpg"><figcaption>Under it</figcaption></figure><img src="https://a.se/dot.gif" width="1">',
    );
    expect([html, lost]).toEqual(['<p>Under it</p>', 1]);
  });
});

describe('embedded media', () => {
  it('come of frames of known providers; of others the address stays', () => {
    const { html } = pasted(
      '<p>A</p><div><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="All goals"></iframe></div><iframe src="https://evil.example/x"></iframe><iframe src="javascript:alert(1)"></iframe>',
    );
    expect(nodesOf(html, 'embed')).toMatchObject([{ provider: 'youtube', ref: 'dQw4w9WgXcQ', title: 'All goals' }]);
    expect(html).toContain('<a href="https://evil.example/x">https://evil.example/x</a>');
    expect(html).not.toMatch(/iframe|javascript/);
  });

  it('come of the quotations that providers give', () => {
    const { html } = pasted(
      '<blockquote class="twitter-tweet"><p>Goal! <a href="https://t.co/x">pic</a></p>- F <a href="https://twitter.com/f/status/1460323737035677698?ref=x">Nov</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
    );
    expect(nodesOf(html, 'embed')).toMatchObject([{ provider: 'x', ref: '1460323737035677698' }]);
    expect(html).not.toContain('Goal!');
  });

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube'],
    ['<iframe width="560" src="https://player.vimeo.com/video/76979871"></iframe>', 'vimeo'],
  ])('come of the text %s', (text, provider) => {
    expect(pastedEmbed(text)?.provider).toBe(provider);
  });

  it.each(['See https://youtu.be/dQw4w9WgXcQ', 'https://example.com', '<b>youtu.be/dQw4w9WgXcQ</b>'])(
    'do not come of %s',
    (text) => {
      expect(pastedEmbed(text)).toBeUndefined();
    },
  );
});

describe('words never run into one another', () => {
  it.each([
    ['<section>One</section><section>Two</section>', '<p>One</p><p>Two</p>'],
    ['<dl><dt>One</dt><dd>Two</dd></dl>', '<p>One</p><p>Two</p>'],
    ['<div><div>One</div><p></p><div>Two<div>Three</div></div></div>', '<p>One</p>Two<p>Three</p>'],
    ['One<span style="display: block; height: 8px"></span><span>Two</span>', 'One<br>Two'],
    [
      '<span>One</span><a href="https://a.se"><span> </span><span>two</span></a><span> three</span>',
      'One<a href="https://a.se"> two</a> three',
    ],
    ['<p>One<a href="https://a.se"> </a>two</p>', '<p>One two</p>'],
  ])('%s', (html, expected) => {
    expect(pasted(html).html).toBe(expected);
  });
});

describe('copies of this console', () => {
  const attributes = JSON.stringify({
    media: 'image|embedded|26/11/b1bf9baf857c',
    alt: 'A',
    caption: null,
    credit: 'K',
  });
  const picture = `<figure data-node="picture" data-attributes='${attributes}'><img src="/x"><figcaption>K</figcaption></figure>`;

  it('keep what they are', () => {
    const { html } = pasted(
      `<div data-pm-slice="0 0 []"></div>${picture}<div data-node="keptBlock" data-kept='{"type":"poll"}'>Closed</div>`,
    );
    expect(nodesOf(html, 'picture')).toEqual([JSON.parse(attributes)]);
    expect(html).toContain('data-kept');
  });

  it('bring nothing closed from elsewhere, and nothing that is not offered', () => {
    const { html } = pasted(`${picture}<div data-node="keptBlock" data-kept='{"type":"poll"}'>Closed</div>`, ['table']);
    expect(html).not.toMatch(/data-node|data-kept/);
  });

  it('bring a fact box with what is in it', () => {
    const { html } = pasted(
      `<aside data-pm-slice="0 0 []" data-node="factBox" data-attributes='{"title":"T"}'><p class="title" contenteditable="false">T</p><div class="facts"><p>One</p></div></aside>`,
    );
    expect(html).toBe(
      `<aside data-node="factBox" data-attributes="{&quot;title&quot;:&quot;T&quot;}"><p>One</p></aside>`,
    );
  });
});
