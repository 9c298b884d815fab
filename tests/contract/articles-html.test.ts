import { describe, expect, it } from 'vitest';
import { articleBodyFaults } from '../../openapi/formats/article-body.ts';
import { articleHtml } from '../../service/store/articles/article-html.ts';
import { documentOf, upgradedBody } from '../../service/store/articles/article-upgrade.ts';

const evil = `"><script>x()</script><img src=x onerror=x()>' onload='x()`;
const options = { base: 'http://localhost:4400' };
const html = (...content: object[]) => articleHtml('v3', { type: 'doc', content }, options);
const text = (value: string, marks?: object[]) => ({ type: 'text', text: value, ...(marks && { marks }) });
const escapedEvil =
  '&#34;&#62;&#60;script&#62;x()&#60;/script&#62;&#60;img src=x onerror=x()&#62;&#39; onload=&#39;x()';

/** The tags and attributes of HTML, without its texts. */
const tagsOf = (written: string): string[] => written.match(/<[^>]*>/g) ?? [];

describe('the HTML of a document', () => {
  const everything = [
    'paragraph',
    'heading',
    'bulletList',
    'orderedList',
    'listItem',
    'blockquote',
    'horizontalRule',
    'hardBreak',
    'codeBlock',
    'table',
    'tableRow',
    'tableHeader',
    'tableCell',
    'picture',
    'gallery',
    'embed',
    'gameCard',
    'factBox',
    'script',
    'onload',
    'doc',
  ];
  const names = [
    'media',
    'alt',
    'caption',
    'credit',
    'provider',
    'ref',
    'url',
    'title',
    'thumbnail',
    'gameUuid',
    'level',
    'colspan',
  ];
  const attrs = { ...Object.fromEntries(names.map((name) => [name, evil])), style: evil, onclick: evil };
  const allowed =
    /^<\/?(p|h[234]|ul|ol|li|blockquote|hr|br|pre|code|table|tbody|tr|th|td|figure|figcaption|small|div|aside|h3)( class="(picture|gallery|embed|fact-box|game-card)")?>$/;

  it.each(everything)(
    'of a %s with hostile text and attributes holds neither a foreign tag nor a foreign attribute',
    (type) => {
      const written = html({ type, attrs: { ...attrs, pictures: [attrs] }, content: [text(evil)], text: evil });
      expect(tagsOf(written).filter((tag) => !allowed.test(tag))).toEqual([]);
      expect(written).not.toContain('<script');
    },
  );

  it.each(['bold', 'italic', 'underline', 'strike', 'code', 'link', 'script', 'style'])(
    'of the mark %s is escaped, too',
    (type) => {
      const written = html({
        type: 'paragraph',
        content: [text(evil, [{ type, attrs: { href: evil, class: evil } }])],
      });
      expect(written.replace(/<\/?(strong|em|u|s|code)>/g, '')).toBe(`<p>${escapedEvil}</p>`);
    },
  );

  it.each([
    'javascript:x()',
    'JAVASCRIPT:x()',
    ' javascript:x()',
    'java\tscript:x()',
    'data:text/html,x',
    'vbscript:x',
    '//host',
    '\\\\host',
  ])('has no link to %j', (href) => {
    const linked = { type: 'paragraph', content: [text('läs', [{ type: 'link', attrs: { href } }])] };
    expect(html(linked, { type: 'embed', attrs: { url: href, title: 'x' } })).toBe('<p>läs</p>');
  });

  it('shows what is known', () => {
    const key = 'image|embedded|26/11/b1bf9baf857c';
    const src = 'http://localhost:4400/images/26/11/b1bf9baf857c?w=1200&#38;auto=format';
    expect(
      html(
        { type: 'heading', attrs: { level: 3 }, content: [text('Rubrik')] },
        {
          type: 'paragraph',
          content: [
            text('fet', [{ type: 'bold' }, { type: 'italic' }]),
            text('läs', [{ type: 'link', attrs: { href: 'club.example/a' } }]),
          ],
        },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [{ type: 'tableCell', attrs: { colspan: 2, rowspan: 1 }, content: [text('cell')] }],
            },
          ],
        },
        { type: 'picture', attrs: { media: key, alt: 'Jubel', caption: 'Mål', credit: 'Elin' } },
        { type: 'factBox', attrs: { title: 'Fakta' }, content: [{ type: 'paragraph', content: [text('ett')] }] },
      ),
    ).toBe(
      '<h3>Rubrik</h3><p><strong><em>fet</em></strong><a href="https://club.example/a">läs</a></p>' +
        '<table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>' +
        `<figure class="picture"><img src="${src}" alt="Jubel" loading="lazy"><figcaption>Mål <small>Elin</small></figcaption></figure>` +
        '<aside class="fact-box"><h3>Fakta</h3><p>ett</p></aside>',
    );
    const games = new Map([['g1', 'Frosthamn <HC>']]);
    const card = { type: 'doc', content: [{ type: 'gameCard', attrs: { gameUuid: 'g1' } }] };
    expect(articleHtml('v3', card, { ...options, games })).toBe(
      '<p class="game-card" data-game="g1">Frosthamn &#60;HC&#62;</p>',
    );
  });

  it('of what is no document is nothing, and never an error', () => {
    for (const body of [
      null,
      undefined,
      1,
      [],
      {},
      { type: 'doc', content: 'x' },
      { type: 'doc', content: [null, 1, [], { type: 5 }] },
    ]) {
      expect(articleHtml('v3', body, options)).toBe('');
    }
  });
});

describe('the HTML of an old article', () => {
  it.each([
    ['<script>x()</script>a', 'a'],
    ['<img src=x onerror="x()">', '<img src="x" />'],
    ['<img src="javascript:x()">', '<img />'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="jav&#x09;ascript:x()">a</a>', '<a>a</a>'],
    ['<a href="//host">a</a>', '<a>a</a>'],
    ['<a href="https://ok.example" target="_blank" onclick="x()">a</a>', '<a href="https://ok.example">a</a>'],
    ['<svg><script>x()</script><a href="javascript:x()">a</a></svg>b', 'b'],
    ['<math><mtext><img src=x onerror=x()></mtext></math>c', 'c'],
    ['<style>body{display:none}</style><p style="color:red" class="x" id="y">d</p>', '<p>d</p>'],
    [
      '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x"><form action="x">e</form>',
      'e',
    ],
    ['<p>f<!--<script>x()</script>--></p>', '<p>f</p>'],
    ['<h1>g</h1><b>h</b><div>i</div>', '<h2>g</h2><strong>h</strong><p>i</p>'],
    ['<p>a < b & c', '<p>a &lt; b &amp; c</p>'],
  ])('%s is %s', (body, clean) => {
    expect(articleHtml('v2', body, options)).toBe(clean);
  });

  it('in plain text is escaped, a paragraph for each', () => {
    expect(articleHtml('v1', `${evil}\r\n\r\nb\nc`, options)).toBe(`<p>${escapedEvil}</p><p>b<br>c</p>`);
  });
});

describe('an old article as a document', () => {
  it.each([
    '<p>ett <b>två</b> <a href="https://a.example">tre</a><br>fyra</p><ul><li>a</li><li><p>b</p></li></ul>',
    '<h1>R</h1>lös text<blockquote>c</blockquote><pre>d  e</pre><hr><table><tr><th>f</th><td>g</td></tr></table>',
    '<ul> <li>a<ul><li>b</li></ul></li> </ul><img src="https://a.example/b.jpg" alt="bild"><p></p>',
    '<p>a</p></p></div></li><li>b',
    evil,
    '',
  ])('%s has no fault', (body) => {
    const upgraded = upgradedBody('v2', body);
    expect(articleBodyFaults(upgraded)).toEqual([]);
    expect(articleHtml('v3', upgraded, options)).not.toContain('<script');
  });

  it('keeps its words, marks and links', () => {
    expect(documentOf('<p>ett <strong>två</strong> <a href="/a">tre</a></p>').content).toEqual([
      {
        type: 'paragraph',
        content: [
          text('ett '),
          text('två', [{ type: 'bold' }]),
          text(' '),
          text('tre', [{ type: 'link', attrs: { href: '/a' } }]),
        ],
      },
    ]);
    expect(upgradedBody('v1', 'a\nb\n\nc')).toEqual({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [text('a'), { type: 'hardBreak' }, text('b')] },
        { type: 'paragraph', content: [text('c')] },
      ],
    });
  });
});
