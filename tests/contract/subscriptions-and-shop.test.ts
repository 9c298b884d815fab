import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { hostileText, hugeText, type SettingsCalls, startSettingsCalls } from './settings-calls.ts';
import { demo } from './test-service.ts';

type Schemas = components['schemas'];
type Texts = Schemas['SubscriptionTexts'];
type Feed = Schemas['ContentFeed'];
type FeedPage = Schemas['ContentFeedPage'];

let calls: SettingsCalls;
let owner: Client;
beforeAll(async () => {
  calls = await startSettingsCalls();
  owner = new Client({ connectionString: calls.service.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await calls.service.close();
});

/** Runs SQL as the owner of the tables, for the tests' site. */
async function write(text: string): Promise<void> {
  await owner.query('BEGIN');
  await owner.query(`SELECT set_config('app.instance_id', $1, true)`, [demo.site]);
  await owner.query(text);
  await owner.query('COMMIT');
}

describe('subscriptions', () => {
  const url = '/subscription/texts';
  const put = (body: object) => ({ method: 'PUT', url, body }) as const;
  type Count = Schemas['SubscriptionCount'];
  const count = (site?: string) => calls.get<Count>('/subscription/count', site);

  it('are counted by their state, those of the site alone', async () => {
    const [before, others] = [await count(), await count(demo.masterSite)];
    expect(before.active).toBeGreaterThan(before.paused);
    await write(`UPDATE subscriptions SET state = 'paused' WHERE instance_id = '${demo.site}' AND uuid IN (
      SELECT uuid FROM subscriptions WHERE instance_id = '${demo.site}' AND state = 'active' LIMIT 2)`);
    expect(await count()).toEqual({ ...before, active: before.active - 2, paused: before.paused + 2 });
    expect(await count(demo.masterSite)).toEqual(others);
  });

  it('have levels in their order, with prices that are numbers', async () => {
    const levels = await calls.get<Schemas['SubscriptionLevel'][]>('/subscription/levels');
    expect(levels.map(({ name, price, active }) => [name, price, active])).toEqual([
      ['Läktarplats', 79, true],
      ['Sittplats', 129, true],
      ['Loge', 199, true],
      ['Junior 2024', 39, false],
    ]);
  });

  it('have texts, kept word for word in each language', async () => {
    const texts = { sv: { title: 'Rubrik', body: ` ${hostileText}\n\n` }, no: { title: 'Overskrift' }, en: {} };
    const { body } = await calls.ask<Texts>(put({ texts }));
    expect(body).toEqual({ texts });
    expect(await calls.get(url)).toEqual(body);
    expect(await calls.get(url, demo.masterSite)).not.toEqual(body);
  });

  it('refuse a language that the console does not speak, and texts that are too long', async () => {
    const refused = async (texts: object) => (await calls.refused(put({ texts }))).faults;
    expect(await refused({ fi: { title: 'x' } })).toEqual(['texts.fi unknown']);
    expect(await refused({ sv: { title: 'x'.repeat(201), body: 'y'.repeat(10_001) } })).toEqual([
      'texts.sv.title maxLength',
      'texts.sv.body maxLength',
    ]);
    expect(await refused({ sv: 'Rubrik' })).toEqual(['texts.sv type']);
    expect(await calls.refused(put({ texts: { sv: { body: hugeText } } }))).toMatchObject({ status: 413 });
  });

  it('tell one of two who save their texts at once', async () => {
    const of = (title: string) => ({ texts: { sv: { title } } });
    await calls.expectOneStale(url, [of('one'), of('two')]);
  });

  it('need the add-on', async () => {
    for (const path of ['count', 'levels', 'texts']) {
      const refusal = await calls.refused({ url: `/subscription/${path}`, instanceId: 'bjorn1_bjorn' });
      expect(refusal).toMatchObject({ status: 403, faults: ['x-s8y-instance-id addOn'] });
      expect(refusal.message).toContain('subscriptions');
    }
    const refusal = await calls.refused({ ...put({ texts: {} }), instanceId: 'bjorn1_bjorn' });
    expect(refusal).toMatchObject({ status: 403, faults: ['x-s8y-instance-id addOn'] });
  });
});

describe('the categories of the shop', () => {
  const list = (site?: string) => calls.get<Schemas['ShopCategory'][]>('/shop/categories', site);

  it('come each after the one that it belongs to', async () => {
    const categories = await list();
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    expect(categories.map(({ parentId }) => parentId && names.get(parentId))).toEqual(
      categories.map(({ parentName }) => parentName),
    );
    expect(categories.map(({ name, parentName }) => [name, parentName])).toEqual([
      ['Matchkläder', null],
      ['Tröjor', 'Matchkläder'],
      ['Halsdukar', 'Matchkläder'],
      ['Barn', null],
      ['Bodys & mössor', 'Barn'],
      ['Leksaker', 'Barn'],
      ['Hemma', null],
      ['Jubileum 1974', null],
    ]);
  });

  it('are one site’s, and need the add-on', async () => {
    const own = new Set((await list()).map(({ id }) => id));
    expect((await list(demo.masterSite)).filter(({ id }) => own.has(id))).toEqual([]);
    const refusal = await calls.refused({ url: '/shop/categories', instanceId: 'alvn1_alvn' });
    expect(refusal).toMatchObject({ status: 403, faults: ['x-s8y-instance-id addOn'] });
    expect(refusal.message).toContain('shop');
  });
});

describe('content feeds', () => {
  const url = '/content-feeds';
  const post = (body: object) => ({ method: 'POST', url, body }) as const;
  const feed = (path: string, more: object = {}) => ({
    name: 'Nytt flöde',
    url: `https://flode.example/${path}`,
    format: 'rss',
    ...more,
  });

  it('are changed, switched off and removed; what another has meanwhile, or two save at once, is refused', async () => {
    const { body, etag } = await calls.ask<Feed>(post(feed('byts')), 201);
    const own = `${url}/${body.id}`;
    const changed = { ...feed('bytt', { name: 'Bytt namn', format: 'json' }), active: false };
    const saved = await calls.put<Feed>(own, changed, { headers: { 'if-match': etag } });
    expect(saved.body).toEqual({ ...body, ...changed });
    expect(await calls.ask<Feed>({ url: own })).toEqual(saved);
    expect((await calls.get<FeedPage>(`${url}?search=bytt%20namn&active=false`)).items).toEqual([saved.body]);
    expect((await calls.put<Feed>(own, { ...feed('bytt'), active: undefined })).body.active).toBe(false);
    const other = (await calls.ask<Feed>(post(feed('annan')), 201)).body;
    const taken = await calls.refused({ method: 'PUT', url: own, body: feed('annan') });
    expect(taken).toMatchObject({ status: 409, faults: ['url duplicate'] });
    await calls.expectOneStale(own, [feed('forst'), feed('sist')]);
    await calls.ask({ method: 'DELETE', url: own }, 204);
    expect(await calls.refused({ url: own })).toMatchObject({ status: 404 });
    expect(await calls.refused({ method: 'PUT', url: own, body: changed })).toMatchObject({ status: 404 });
    expect((await calls.ask<Feed>({ url: `${url}/${other.id}` })).body).toEqual(other);
    const elsewhere = { url: `${url}/${other.id}`, instanceId: demo.masterSite };
    expect(await calls.refused(elsewhere)).toMatchObject({ status: 404 });
    expect(await calls.refused({ ...elsewhere, method: 'DELETE' })).toMatchObject({ status: 404 });
  });

  it('are added, and then found in the list', async () => {
    const { body } = await calls.ask<Feed>(post(feed('nytt', { name: '  Åländska NYHETER ' })), 201);
    expect(body).toMatchObject({ name: 'Åländska NYHETER', active: true, createdBy: 'demo-admin@touchline.test' });
    const found = await calls.get<FeedPage>(`${url}?search=alandska%20nyheter`);
    expect(found).toMatchObject({ items: [body], total: 1 });
    expect((await calls.get<FeedPage>(`${url}?search=flode.example`)).items).toContainEqual(body);
    expect((await calls.get<FeedPage>(url, demo.masterSite)).items).not.toContainEqual(body);
  });

  it('are filtered and ordered', async () => {
    await calls.ask(post(feed('vilande', { name: 'Ö sist', format: 'json', active: false })), 201);
    const asked = async (query: string) => (await calls.get<FeedPage>(`${url}?${query}&pageSize=100`)).items;
    expect((await asked('active=false&format=json')).map(({ name }) => name)).toContain('Ö sist');
    expect((await asked('active=true')).every(({ active }) => active)).toBe(true);
    expect((await asked('sortBy=name&sortOrder=desc'))[0]?.name).toBe('Ö sist');
  });

  it('have one address each, however it is written', async () => {
    const { body } = await calls.ask<Feed>(post({ ...feed(''), url: 'HTTPS://Skrift.Example:443/RSS?a=B' }), 201);
    expect(body.url).toBe('https://skrift.example/RSS?a=B');
    for (const again of ['https://skrift.example/RSS?a=B', 'https://SKRIFT.example:443/RSS?a=B']) {
      expect(await calls.refused(post({ ...feed(''), url: again })), again).toMatchObject({ status: 409 });
    }
    await calls.ask(post({ ...feed(''), url: 'https://skrift.example/rss?a=B' }), 201);
    await calls.ask(post({ ...feed(''), url: 'https://framsida.example' }), 201);
    expect(await calls.refused(post({ ...feed(''), url: 'https://framsida.example/' }))).toMatchObject({ status: 409 });
  });

  it('have addresses of their own', async () => {
    const taken = feed('samma');
    await calls.ask(post(taken), 201);
    expect(await calls.refused(post({ ...taken, name: 'Annat namn' }))).toMatchObject({
      status: 409,
      faults: ['url duplicate'],
    });
    await calls.ask({ ...post(taken), instanceId: demo.masterSite }, 201);
    const replies = await Promise.all(
      [1, 2].map(() => calls.service.call({ ...post(feed('tva')), url: `/api${url}` })),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409]);
  });

  it('may have addresses of 2 000 characters', async () => {
    const long = feed('å'.repeat(2_000 - 'https://flode.example/'.length));
    expect((await calls.ask<Feed>(post(long), 201)).body.url).toHaveLength(2_000);
    expect(await calls.refused(post(long))).toMatchObject({ status: 409 });
    expect((await calls.refused(post({ ...long, url: `${long.url}x` }))).faults).toEqual(['url maxLength']);
  });

  it('say something', async () => {
    for (const body of [{}, []])
      expect(await calls.refused(post(body))).toMatchObject({ status: 400, message: 'Invalid parameter passed' });
    const none = { method: 'POST', url, payload: 'null' } as const;
    expect(await calls.refused(none)).toMatchObject({ status: 400, message: 'Invalid parameter passed' });
    expect((await calls.refused(post({ name: 'x' }))).faults).toEqual(['url required', 'format required']);
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'flode', 'https://', 'två ord.example'])(
    'refuse the address %j',
    async (address) => {
      expect((await calls.refused(post(feed('x', { url: address })))).faults).toEqual(['url url']);
    },
  );

  it('refuse another format, a blank name and 1 MB', async () => {
    const { faults } = await calls.refused(post(feed('x', { format: 'html', name: ' ' })));
    expect([...faults].sort()).toEqual(['format enum', 'name pattern']);
    expect(await calls.refused(post(feed(hugeText)))).toMatchObject({ status: 413 });
  });

  it('keep a hostile name word for word', async () => {
    const { body } = await calls.ask<Feed>(post(feed('hostile', { name: hostileText })), 201);
    expect(body.name).toBe(hostileText);
  });
});
