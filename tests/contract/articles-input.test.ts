import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleCalls, articleOf, document, paragraph, text } from './article-calls.ts';
import { good, refusal } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let calls: ReturnType<typeof articleCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.close());

const refused = async (more: object) => refusal(await calls.create(more));

describe('a headline', () => {
  it.each([
    ['   ', '400 header pattern'],
    ['', '400 header minLength header pattern'],
    ['x'.repeat(301), '400 header maxLength'],
    ['null', '400 header required'],
    ['undefined', '400 header required'],
    [' null ', '400 header required'],
    ['\u200b\u2060', '400 header minLength header pattern'],
    ['\u202e', '400 header minLength header pattern'],
  ])('%j is refused', async (header, expected) => {
    expect(await refused({ header })).toBe(expected);
  });

  it.each([
    ['  Två\nrader\t här  ', 'Två rader här'],
    ['Till \u202egulp\u202c höger', 'Till gulp höger'],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['Nullpunkten', 'Nullpunkten'],
    ['فوز فروستهامن', 'فوز فروستهامن'],
  ])('%j is kept as %j', async (header, kept) => {
    expect((await calls.made({ header })).header).toBe(kept);
  });
});

describe('a body', () => {
  const deep = (levels: number): object =>
    levels === 1 ? paragraph('x') : { type: 'blockquote', content: [deep(levels - 1)] };
  it.each([
    ['a text', 'x', '400 body document'],
    ['a list', [], '400 body type'],
    ['no document', { type: 'paragraph' }, '400 body document'],
    ['901 kB', document(paragraph('x'.repeat(901_000))), '413 body tooLarge'],
    ['5,001 nodes', document(...Array.from({ length: 5001 }, () => ({ type: 'paragraph' }))), '400 body tooManyNodes'],
    [
      '14 levels',
      document(deep(12) as Record<string, unknown>),
      `400 body.${'content.0.'.repeat(12)}content.0 tooDeep`,
    ],
    ['an unknown node', document({ type: 'marquee' }), '400 body.content.0 unknownNode'],
    ['an empty text', document(paragraph({ type: 'text', text: '' })), '400 body.content.0.content.0 emptyText'],
    [
      'an unknown mark',
      document(paragraph(text('x', { type: 'blink' }))),
      '400 body.content.0.content.0.marks.0 unknownMark',
    ],
  ])('of %s is refused', async (_, body, expected) => {
    expect(await refused({ body })).toBe(expected);
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//host', 'http://localhost/a'])(
    'with a link to %s is refused',
    async (href) => {
      const body = document(paragraph(text('x', { type: 'link', attrs: { href } })));
      expect(await refused({ body })).toBe('400 body.content.0.content.0.marks.0.attrs.href link');
    },
  );

  it.each(['/nyheter', 'https://example.com', 'mailto:a@b.example', 'tel:+46123456'])(
    'may link to %s',
    async (href) => {
      const body = document(paragraph(text('x', { type: 'link', attrs: { href } })));
      expect((await calls.made({ body })).articleBody).toContain(`href="${href}"`);
    },
  );

  it('of 20,000 words is kept as it is, and counted', async () => {
    const body = document(...Array.from({ length: 200 }, () => paragraph('ord '.repeat(100).trim())));
    const made = await calls.made({ body, intro: null });
    expect([made.wordCount, made.readingMinutes, made.body]).toEqual([20_000, 100, body]);
  });
});

describe('an intro', () => {
  it.each([
    ['2026', '2026'],
    ['null', 'null'],
    ['true', 'true'],
    ['[1]', '[1]'],
    ['"quoted"', 'quoted'],
    ['{broken', '{broken'],
    [JSON.stringify(document(paragraph('ur ett dokument'))), 'ur ett dokument'],
  ])('%j stays what it was, and says %j', async (intro, said) => {
    const made = await calls.made({ intro });
    expect([made.intro, made.articleIngress]).toEqual([intro, said]);
  });
});

describe('moments', () => {
  it.each([
    ['2026-11-27T21:05:00', 'publishedAt pattern publishedAt format'],
    ['2026-11-31T21:05:00Z', 'publishedAt format'],
    ['0001-01-01T00:00:00Z', 'publishedAt pattern publishedAt format'],
    ['i morgon', 'publishedAt pattern publishedAt format'],
  ])('%s is refused', async (publishedAt, expected) => {
    expect(await refused({ publishedAt })).toBe(`400 ${expected}`);
  });

  it('in the hour that comes twice are two', async () => {
    const at = async (publishedAt: string) => (await calls.made({ publishedAt })).publishedAt;
    expect([await at('2026-10-25T02:30:00+0200'), await at('2026-10-25T02:30:00+0100')]).toEqual([
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
    ]);
  });
});

describe('tags', () => {
  it('are those that there are; games that are deleted are not linked again', async () => {
    const games = await service.call({ url: '/api/sports-v2/games?pageSize=2' });
    const [game, other] = games.json<{ items: { uuid: string; ssgt: { uuid: string }; startDateTime: string }[] }>()
      .items;
    if (!game || !other) throw new Error('The demo has no games.');
    const value = `game.${game.uuid}.report`;
    const made = await calls.made({ tags: [{ value }, { value: 'custom.derby' }, { value }] });
    expect(made.tags.map((tag) => tag.value)).toEqual([value, 'custom.derby']);
    expect(made.linkedToGames).toMatchObject([{ gameUuid: game.uuid, linkType: 'report' }]);
    expect(made.linkedToGameAs).toBe('report');
    const url = `/api/sports-v2/games/${game.uuid}`;
    const whole = (await service.call({ url })).json<{ ssgt: { uuid: string }; startDateTime: string }>();
    const deleted = { ssgtUuid: whole.ssgt.uuid, startDateTime: whole.startDateTime, deleted: true };
    good(await service.call({ method: 'PUT', url, body: deleted }), 200);
    expect(await refused({ tags: [{ value }] })).toBe('422 tags.0.value unknownGame');
    articleOf(await calls.put(made.id, { header: 'Länken står kvar', tags: made.tags }));
  });

  it.each([
    [{ value: 'custom.finns-inte' }, '422 tags.0.value unknownTag'],
    [{ value: 'game.finns-inte' }, '422 tags.0.value unknownGame'],
    [{ value: 'custom.derby.x' }, '422 tags.0.value unknownTag'],
    [{ value: 'game.a.b.c' }, '400 tags.0.value pattern'],
    [{ value: 'game' }, '400 tags.0.value pattern'],
  ])('%j is refused', async (tag, expected) => {
    expect(await refused({ tags: [tag] })).toBe(expected);
  });

  it('are a hundred at most', async () => {
    const tags = Array.from({ length: 101 }, () => ({ value: 'custom.derby' }));
    expect(await refused({ tags })).toBe('400 tags maxItems');
  });
});

describe('a slug', () => {
  it.each(['ÅÄÖ', '../', 'a b', 'a--b', '-a', 'A', 'x'.repeat(121)])('%j is refused', async (slug) => {
    expect((await calls.create({ metadata: { slug } })).statusCode).toBe(400);
  });

  it('of another article, or of a route, is taken', async () => {
    await calls.made({ metadata: { slug: 'tagen' } });
    expect(await refused({ metadata: { slug: 'tagen' } })).toBe('409 metadata.slug slugTaken');
    expect(await refused({ metadata: { slug: 'arkiv' } })).toBe('409 metadata.slug slugTaken');
    const { id } = await calls.made({ metadata: { slug: 'min-egen' } });
    articleOf(await calls.put(id, { metadata: { slug: 'min-egen' } }));
  });

  it('is taken once by two who take it at the same moment', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => calls.create({ metadata: { slug: 'samtidigt' } })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });
});

it.each([
  ['SE', 'sv'],
  ['se', 'se'],
  ['en', 'en'],
])('the language %s is kept as %s', async (lang, kept) => {
  expect((await calls.made({ lang })).lang).toBe(kept);
});

it.each([
  ['xx', '400 lang enum'],
  ['eng', '400 lang pattern'],
])('the language %s is refused', async (lang, expected) => {
  expect(await refused({ lang })).toBe(expected);
});

it('another site of the network owns an article where a super administrator says so', async () => {
  expect(await refused({ ownerInstanceId: demo.masterSite })).toBe('403 ownerInstanceId superAdministrator');
  expect(await refused({ ownerInstanceId: demo.otherNetworksSite })).toBe('422 ownerInstanceId foreignOwner');
  const asSuper = articleCalls(service, { subject: demo.superAdministrator });
  expect(refusal(await asSuper.create({ ownerInstanceId: demo.otherNetworksSite }))).toMatch(/foreignOwner|access/);
});

it('an article points to others that there are', async () => {
  const one = await calls.made();
  expect((await calls.made({ metadata: { related: [one.id] } })).metadata.related).toEqual([one.id]);
  expect(await refused({ metadata: { related: ['nowhere'] } })).toBe('422 metadata.related.0 unknownArticle');
  expect(refusal(await calls.put(one.id, { metadata: { related: [one.id] } }))).toBe(
    '422 metadata.related.0 unknownArticle',
  );
});

it.each(['null', 'undefined'])('the id %s is an invalid parameter', async (id) => {
  for (const reply of [await calls.get(id), await calls.put(id), await calls.remove(id)]) {
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([400, 'Invalid parameter passed']);
  }
});

it.each(['templateId=null', 'templateId=x&gameUuid=null'])('%s names its own parameter', async (query) => {
  const reply = await service.call({ url: `/api/articles/copy-from-template?${query}` });
  const path = /\w+(?==null)/.exec(query)?.[0];
  expect(reply.json()).toMatchObject({ statusCode: 400, fields: [{ path, code: 'required' }] });
});

it.each(['/api/articles/search?query=', '/api/articles/search?query=%20', '/api/articles/search/t?query=%20%20'])(
  '%s needs a word',
  async (url) => {
    const reply = await service.call({ url });
    expect(reply.statusCode).toBe(400);
    if (!url.endsWith('=')) expect(reply.json()).toMatchObject({ message: 'Search keyword is required' });
  },
);
