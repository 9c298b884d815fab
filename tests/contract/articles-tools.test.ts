import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { givePreviewToken, openPreview, revokePreviews } from '../../service/store/articles/preview-token.ts';
import { openDatabase } from '../../service/store/database.ts';
import { article, articleCalls, articleOf, document, paragraph, text } from './article-calls.ts';
import { good, refusal } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];
type Game = {
  uuid: string;
  homeTeam: { displayName: string } | null;
  awayTeam: { displayName: string } | null;
  startDateTime: string;
};

let service: TestService;
let calls: ReturnType<typeof articleCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.close());

const get = async <Body>(url: string): Promise<Body> =>
  good<Body>(await service.call({ url: `/api/articles/${url}` }), 200);

/** What the owner of the tables does to the rows of the tests' site. */
async function asOwner(statement: string, values: unknown[] = []): Promise<void> {
  const owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
  await owner.query('BEGIN');
  await owner.query(`SELECT set_config('app.instance_id', $1, true)`, [demo.site]);
  await owner.query(statement, values);
  await owner.query('COMMIT');
  await owner.end();
}

describe('revisions', () => {
  const list = (id: string) => get<Schemas['ArticleRevision'][]>(`revisions/${id}`);
  const summary = async (id: string) => (await list(id)).map(({ revision, reason }) => `${revision} ${reason}`);

  it('keep what was made; the saves of one author within five minutes are one', async () => {
    const { id } = await calls.made({ header: 'Ett' });
    for (const header of ['Två', 'Tre']) articleOf(await calls.put(id, { header }));
    expect(await summary(id)).toEqual(['2 saved', '1 created']);
    const content = (number: number) => get<Schemas['ArticleRevisionContent']>(`revisions/${id}/${number}`);
    expect([(await content(1)).article.header, (await content(2)).article.header]).toEqual(['Ett', 'Tre']);
    articleOf(await articleCalls(service, { subject: demo.oneSiteOnly }).put(id, { header: 'Fyra' }));
    expect(await summary(id)).toEqual(['3 saved', '2 saved', '1 created']);
    await asOwner(`UPDATE article_revisions SET began_at = began_at - interval '5 minutes' WHERE article_uuid = $1`, [
      id,
    ]);
    articleOf(await articleCalls(service, { subject: demo.oneSiteOnly }).put(id, { header: 'Fem' }));
    expect((await summary(id))[0]).toBe('4 saved');
    expect((await calls.read(id)).revision).toBe(4);
  });

  it('tell what was done, and an old one can be saved again', async () => {
    const body = document(paragraph('först'));
    const { id } = await calls.made({ body });
    for (const action of ['publish', 'unpublish', 'delete', 'restore']) articleOf(await calls.act(id, action));
    expect(await summary(id)).toEqual(['5 restored', '4 deleted', '3 unpublished', '2 published', '1 created']);
    articleOf(await calls.put(id, { body: document(paragraph('sedan')) }));
    const { article: old } = await get<Schemas['ArticleRevisionContent']>(`revisions/${id}/1`);
    expect(articleOf(await calls.put(id, old)).body).toEqual(body);
  });

  it('are a hundred at most, the newest', async () => {
    const { id } = await calls.made();
    await asOwner(
      `INSERT INTO article_revisions (instance_id, article_uuid, revision, author, reason, word_count, article)
       SELECT r.instance_id, r.article_uuid, n, 'x', 'saved', 0, r.article FROM article_revisions r, generate_series(2, 100) n WHERE r.article_uuid = $1`,
      [id],
    );
    articleOf(await calls.put(id, { header: 'Etthundraett' }));
    const kept = await list(id);
    expect([kept.length, kept[0]?.revision, kept.at(-1)?.revision]).toEqual([100, 101, 2]);
    expect((await service.call({ url: `/api/articles/revisions/${id}/1` })).statusCode).toBe(404);
  });
});

describe('presence', () => {
  const note = async (id: string, subject: string, isEditing = true) => {
    const reply = await service.call({
      method: 'POST',
      url: `/api/articles/presence/${id}`,
      subject,
      body: { isEditing },
    });
    return good<Schemas['ArticlePresence']>(reply, 200).others.map(({ name }) => name);
  };

  it('tells each of the others, in lists too, until it ends or is a minute old', async () => {
    const { id } = await calls.made({ header: 'Öppen' });
    expect(await note(id, demo.admin)).toEqual([]);
    const [first] = await note(id, demo.oneSiteOnly);
    expect(first).toContain(demo.admin);
    expect(await note(id, demo.admin)).toHaveLength(1);
    const [row] = (await calls.list('latest', { pageSize: '1' })).items;
    expect([row?.header, row?.editedBy.length, (await calls.read(id)).editedBy.length]).toEqual(['Öppen', 2, 2]);
    expect(await note(id, demo.oneSiteOnly, false)).toHaveLength(1);
    expect((await calls.read(id)).editedBy).toHaveLength(1);
    await asOwner(`UPDATE article_presence SET seen_at = seen_at - interval '61 seconds'`);
    expect((await calls.read(id)).editedBy).toEqual([]);
    expect(await note(id, demo.oneSiteOnly)).toEqual([]);
    expect((await calls.read(id)).version).toBe(1);
  });
});

describe('templates', () => {
  const url = '/api/articles/templates';
  const create = (name: string, more: object = {}) =>
    service.call({ method: 'POST', url, body: { name, article: article({ ...more }) } });
  const made = async (name: string, more: object = {}) =>
    good<Schemas['ArticleTemplate']>(await create(name, more), 201);

  it('have names of their own, and hold no publication', async () => {
    const template = await made('Referat', {
      published: true,
      publishedAt: '2030-01-01T00:00:00Z',
      metadata: { slug: 'x', seoTitle: 'y' },
    });
    expect(template.article).not.toHaveProperty('published');
    expect(template.article.metadata).toEqual({ mediaType: 'library', seoTitle: 'y' });
    expect(refusal(await create(' REFERAT '))).toBe('409 name nameTaken');
    expect(refusal(await create('Fel', { header: 'null' }))).toBe('400 article.header required');
    expect(refusal(await create('Fel', { body: document({ type: 'x' }) }))).toBe(
      '400 article.body.content.0 unknownNode',
    );
    expect(refusal(await create('Fel', { tags: [{ value: 'custom.nej' }] }))).toBe(
      '422 article.tags.0.value unknownTag',
    );
    expect(refusal(await create('Fel', { mainMedia: 'image|embedded|26/01/nej' }))).toBe(
      '422 article.mainMedia unknownMedia',
    );
  });

  it('are changed and deleted by their versions', async () => {
    const { id } = await made('Ändras');
    const put = (name: string, etag: string) =>
      service.call({
        method: 'PUT',
        url: `${url}/${id}`,
        body: { name, article: article() },
        headers: { 'if-match': etag },
      });
    expect(good<Schemas['ArticleTemplate']>(await put('Ändrad', '"1"'), 200).version).toBe(2);
    expect(refusal(await put('Igen', '"1"'))).toBe('412 If-Match stale');
    expect((await service.call({ method: 'DELETE', url: `${url}/${id}` })).statusCode).toBe(204);
    expect((await service.call({ url: `${url}/${id}` })).statusCode).toBe(404);
  });

  it('are filled in from a game, in every text; nothing is stored', async () => {
    const games = await service.call({ url: '/api/sports-v2/games?status=finished&pageSize=1&sortBy=startDateTime' });
    const game = games.json<{ items: (Game & { homeScore: number; awayScore: number })[] }>().items[0];
    if (!game) throw new Error('The demo has no game that was played.');
    const body = document(paragraph('{homeTeam} vann ', text('{score}', { type: 'bold' }), ' {unknown}'), {
      type: 'factBox',
      attrs: { title: '{homeScore} mål' },
      content: [paragraph('{awayTeam}, {date} {time}, {competition}')],
    });
    const { id } = await made('Ifylld', { header: '{homeTeam}–{awayTeam}', intro: 'I {venue}', body });
    const before = (await calls.list('latest')).total;
    const { data } = await get<Schemas['ArticleDraftReply']>(
      `copy-from-template?templateId=${id}&gameUuid=${game.uuid}`,
    );
    const [home, away] = [game.homeTeam?.displayName, game.awayTeam?.displayName];
    expect(data.article.header).toBe(`${home}–${away}`);
    expect(JSON.stringify(data.article.body)).toContain(`${home} vann `);
    expect(JSON.stringify(data.article.body)).toContain(`"${game.homeScore}–${game.awayScore}"`);
    expect(JSON.stringify(data.article)).toContain('{unknown}');
    expect(JSON.stringify(data.article)).not.toMatch(/\{(homeTeam|awayTeam|homeScore|score|date|time|competition)\}/);
    expect(data.article.tags).toEqual([{ value: `game.${game.uuid}.report` }]);
    const plain = await get<Schemas['ArticleDraftReply']>(`copy-from-template?templateId=${id}`);
    expect(plain.data.article.header).toBe('{homeTeam}–{awayTeam}');
    expect((await calls.list('latest')).total).toBe(before);
    articleOf(await calls.create(data.article), 201);
    for (const query of ['templateId=nowhere', `templateId=${id}&gameUuid=nowhere`]) {
      expect((await service.call({ url: `/api/articles/copy-from-template?${query}` })).statusCode).toBe(404);
    }
  });
});

describe('suggested games', () => {
  it('are those near the moment whose teams the text names, both before one', async () => {
    const games = await service.call({ url: '/api/sports-v2/games?status=upcoming&pageSize=50&sortBy=startDateTime' });
    const game = games.json<{ items: Game[] }>().items.find(({ homeTeam, awayTeam }) => homeTeam && awayTeam);
    if (!game) throw new Error('The demo has no game to come.');
    const suggest = async (words: string, publishedAt = game.startDateTime) =>
      good<Schemas['GameSuggestion'][]>(
        await service.call({ method: 'POST', url: '/api/articles/suggest-games', body: { text: words, publishedAt } }),
        200,
      );
    const [home, away] = [game.homeTeam?.displayName ?? '', game.awayTeam?.displayName ?? ''];
    const found = await suggest(`I kväll möter ${home.toUpperCase()} sina gäster ${away}.`);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found.find(({ gameUuid }) => gameUuid === game.uuid)).toMatchObject({ linkType: 'preview' });
    expect(found[0]?.names).toHaveLength(2);
    expect(await suggest('Ingenting om något lag alls')).toEqual([]);
    expect(await suggest(`${home} ${away}`, '2001-01-01T00:00:00Z')).toEqual([]);
  });
});

describe('a preview', () => {
  const token = async (id: string) => (await get<Schemas['PreviewTokenReply']>(`preview-token?id=${id}`)).data;
  const hour = 3_600_000;

  it('has an address for a day, which is given again', async () => {
    const { id } = await calls.made();
    const first = await token(id);
    expect(first.url).toBe(`http://localhost:4400/site/preview/article/${id}?token=${first.token}`);
    expect(first.mobileUrl).toBe(`${first.url}&width=375`);
    expect(Math.abs(Date.parse(first.expiresAt) - Date.now() - 24 * hour)).toBeLessThan(60_000);
    expect(await token(id)).toEqual(first);
    expect((await calls.read(id)).version).toBe(1);
    articleOf(await calls.act(id, 'delete'));
    expect(refusal(await service.call({ url: `/api/articles/preview-token?id=${id}` }))).toBe('409 id deleted');
  });

  it('proves itself until its time is over, and nothing else does', async () => {
    const database = await openDatabase(service.databaseUrl, { poolSize: 2 });
    try {
      const [one, other] = [await calls.made(), await calls.made()];
      const now = Math.floor(Date.now() / 1000) * 1000;
      const given = await database.inInstance(demo.site, (tx) => givePreviewToken(tx, one.id, now));
      const open = (id: string, text: string, at = now) => openPreview(database, { id, token: text }, at);
      expect(await open(one.id, given.token)).toMatchObject({ instanceId: demo.site, isExpired: false });
      expect(await open(one.id, given.token, now + 24 * hour - 1000)).toMatchObject({ isExpired: false });
      expect(await open(one.id, given.token, now + 24 * hour + 1000)).toMatchObject({ isExpired: true });
      expect(await open(other.id, given.token)).toBeUndefined();
      const [named = '', signature = ''] = given.token.split('.');
      const forged = Buffer.from(`${demo.masterSite} ${one.id} ${now / 1000 + 86_400}`).toString('base64url');
      const longer = Buffer.from(`${demo.site} ${one.id} ${now / 1000 + 999_999}`).toString('base64url');
      const wrong = [
        given.token.slice(0, -1),
        named,
        `.${signature}`,
        `${forged}.${signature}`,
        `${longer}.${signature}`,
        '',
        'x.y',
        given.token.toUpperCase(),
      ];
      for (const text of [...wrong, `${given.token}x`, given.token.replace('.', '..')])
        expect(await open(one.id, text), text).toBeUndefined();
      const later = await database.inInstance(demo.site, (tx) => givePreviewToken(tx, one.id, now + 11 * hour));
      expect(later.token).toBe(given.token);
      const renewed = await database.inInstance(demo.site, (tx) => givePreviewToken(tx, one.id, now + 13 * hour));
      expect(renewed.token).not.toBe(given.token);
      await database.inInstance(demo.site, (tx) => revokePreviews(tx, one.id));
      expect(await open(one.id, given.token)).toBeUndefined();
      expect(await open(one.id, renewed.token)).toBeUndefined();
    } finally {
      await database.close();
    }
  });
});

it('keeps no more templates than can be read at once', async () => {
  const make = (name: string, length: number) => {
    const body = document(...Array.from({ length }, () => paragraph(text('ab '.repeat(length * 10)))));
    return service.call({ method: 'POST', url: '/api/articles/templates', body: { name, article: article({ body }) } });
  };
  const many = async (word: string, length: number, count: number) => {
    const replies = await Promise.all(Array.from({ length: count }, (_, place) => make(`${word} ${place}`, length)));
    return replies.filter(({ statusCode }) => statusCode === 201).length;
  };
  expect(await many('Large', 150, 8)).toBe(7);
  expect(refusal(await make('One more', 150))).toBe('409 name tooMany');
  await many('Small', 1, 100);
  expect(await get<object[]>('templates')).toHaveLength(100);
});
