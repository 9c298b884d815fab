import { describe, expect, test } from 'vitest';
import {
  bodyText,
  countPictures,
  countWords,
  documentGames,
  documentMedia,
  documentText,
  gameOfTag,
  introText,
  parsedIntro,
  readingMinutes,
  writtenLanguage,
} from './article-text.ts';

const text = (value: string) => ({ type: 'text', text: value });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });

describe('the text of a document', () => {
  test('never fuses words of two blocks, nor parts one that is marked within', () => {
    const body = doc(
      paragraph(text('mål'), { ...text('vakt'), marks: [{ type: 'bold' }] }, { type: 'hardBreak' }, text('ny')),
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph(text('ett'))] },
          { type: 'listItem', content: [paragraph(text('två'))] },
        ],
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              { type: 'tableCell', content: [text('a')] },
              { type: 'tableCell', content: [text('b')] },
            ],
          },
        ],
      },
      { type: 'factBox', attrs: { title: 'Fakta' }, content: [paragraph(text('c'))] },
      { type: 'picture', attrs: { caption: 'Bildtext' } },
    );
    expect(documentText(body)).toBe('målvakt\nny\nett\ntvå\na\nb\nFakta\nc\nBildtext');
  });

  test('is that of HTML and of plain text in older articles', () => {
    expect(
      bodyText('v2', '<p>ett<b>tal</b></p><p>tv&aring; &amp; tre</p><script>bad()</script><style>p{}</style>'),
    ).toBe('etttal\ntvå & tre');
    expect(bodyText('v1', 'a <b>')).toBe('a <b>');
    expect(bodyText('v3', null)).toBe('');
  });
});

test('words are counted in any script, with what joins them', () => {
  expect(countWords('Frosthamn–Älmsholmen 3-1 (1–0), it’s över!')).toBe(7);
  expect(countWords('هذا خبر')).toBe(2);
  expect(countWords(' \n ')).toBe(0);
  expect([readingMinutes(0), readingMinutes(1), readingMinutes(441)]).toEqual([0, 1, 3]);
});

test('a document names its pictures and games with their places', () => {
  const body = doc(
    { type: 'picture', attrs: { media: 'image|embedded|a' } },
    {
      type: 'factBox',
      content: [
        { type: 'gallery', attrs: { pictures: [{ media: 'image|embedded|b' }, { media: 'image|embedded|c' }] } },
      ],
    },
    { type: 'embed', attrs: { url: 'https://youtu.be/x', thumbnail: 'image|embedded|d' } },
    { type: 'gameCard', attrs: { gameUuid: 'g1' } },
  );
  expect(documentMedia(body).map(({ path, value }) => `${path} ${value.at(-1)}`)).toEqual([
    'content.0.attrs.media a',
    'content.1.content.0.attrs.pictures.0.media b',
    'content.1.content.0.attrs.pictures.1.media c',
    'content.2.attrs.thumbnail d',
  ]);
  expect(countPictures(body)).toBe(3);
  expect(documentGames(body)).toEqual([{ path: 'content.3.attrs.gameUuid', value: 'g1' }]);
});

test.each([
  ['2026', '2026'],
  ['true', 'true'],
  ['null', 'null'],
  ['[1]', '[1]'],
  ['"quoted"', 'quoted'],
  ['{broken', '{broken'],
  ['{"a":1}', '{"a":1}'],
  [JSON.stringify(doc(paragraph(text('ur dokument')))), 'ur dokument'],
  [null, ''],
])('the intro %j says %j', (intro, said) => {
  expect(introText(intro)).toBe(said);
});

test('an intro is text unless it is a string or a document', () => {
  expect(parsedIntro('2026')).toBe('2026');
  expect(parsedIntro('{"type":"doc"}')).toEqual({ type: 'doc' });
});

test('SE is Swedish, se is Northern Sami', () => {
  expect([writtenLanguage('SE'), writtenLanguage('se'), writtenLanguage('en')]).toEqual(['sv', 'se', 'en']);
});

test.each([
  ['game.abc', { gameUuid: 'abc', linkType: 'game' }],
  ['game.abc.report', { gameUuid: 'abc', linkType: 'report' }],
  ['custom.gameday', undefined],
  ['team.game', undefined],
])('the tag %s links to %j', (value, link) => {
  expect(gameOfTag(value)).toEqual(link);
});
