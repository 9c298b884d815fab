import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { hostileText, hugeText, type SettingsCalls, startSettingsCalls } from './settings-calls.ts';
import { addProviders } from './settings-examples.ts';
import { demo, type TestCall } from './test-service.ts';

type Schemas = components['schemas'];
type Config = Schemas['DynamicAdsConfig'];
type Input = Partial<Schemas['DynamicAdsConfigInput']>;
type Page = { items: Config[]; total: number };

let calls: SettingsCalls;
let providers = 0;
beforeAll(async () => {
  calls = await startSettingsCalls();
  await addProviders(
    calls.service.databaseUrl,
    Array.from({ length: 40 }, (_, place) => `annonser-${place}`),
  );
});
afterAll(() => calls.service.close());

/** The tests' own site lacks the add-on. */
const at = { instanceId: demo.masterSite };
const url = '/dynamic-ads/config';
const create = (body: object) => ({ ...at, method: 'POST', url, body }) as const;
const change = (id: string, body: object, headers = {}) =>
  ({ ...at, method: 'PUT', url: `${url}/${id}`, body, headers }) as const;
const newProvider = () => `annonser-${providers++}`;
const read = async (id: string) => (await calls.ask<Config>({ ...at, url: `/dynamic-ads/configs/${id}` })).body;
const newConfig = async (given: Input = {}) =>
  calls.ask<Config>(create({ name: newProvider(), company: 'Annonsbolaget', ...given }), 201);

describe('the configuration of ads', () => {
  it('is found by its provider, by its id and in the list', async () => {
    const input = {
      name: newProvider(),
      company: 'Isblock Reklam AB',
      importScript: 'https://cdn.annonser.example/loader.js?v=3#x',
      redirectLink: 'annonser.example/till?site=1',
      htmlSlots: [{ name: 'Toppbanner', html: '<div></div>' }],
      isActive: true,
      updateAdsSections: true,
    };
    const { body, etag } = await calls.ask<Config>(create(input), 201);
    expect(body).toMatchObject({ ...input, ownerInstanceId: demo.masterSite, isSelected: false });
    expect(body.htmlSlots?.[0]?.id).toMatch(/^\w{12}$/);
    const byProvider = await calls.ask<Config>({ ...at, url: `${url}/${input.name}` });
    expect(byProvider).toEqual({ body, etag });
    expect(await read(body.id)).toEqual(body);
    const found = await calls.get<Page>('/dynamic-ads/configs?search=isblock%20REKLAM&active=true', demo.masterSite);
    expect(found).toMatchObject({ items: [body], total: 1 });
  });

  it('keeps what is left out, and takes empty text for none', async () => {
    const { body } = await newConfig({ importScript: 'https://a.example/x.js', isActive: true });
    const { body: saved } = await calls.ask<Config>(change(body.id, { name: body.name, company: ' ' }));
    expect(saved).toMatchObject({ importScript: 'https://a.example/x.js', isActive: true, company: null });
  });

  it('is there once for each provider', async () => {
    const { body: first } = await newConfig();
    const { body: second } = await newConfig();
    expect(await calls.refused(create({ name: first.name }))).toMatchObject({
      status: 409,
      faults: ['name duplicate'],
    });
    expect(await calls.refused(change(second.id, { name: first.name }))).toMatchObject({
      status: 409,
      faults: ['name duplicate'],
    });
    expect(await read(second.id)).toEqual(second);
  });

  it('refuses a provider that there is not', async () => {
    const message = 'Invalid dynamic ad provider';
    const body = { name: 'nobody' };
    const unknown = { status: 422, faults: ['name unknown'], message };
    expect(await calls.refused(create(body))).toMatchObject(unknown);
    const { body: there } = await newConfig();
    expect(await calls.refused(change(there.id, body))).toMatchObject(unknown);
    const asked = await calls.refused({ ...at, url: `${url}/nobody` });
    expect(asked).toMatchObject({ status: 404, faults: ['id unknown'], message });
  });

  it.each([
    [{ company: 'x' }, ['name required']],
    [{ name: '' }, ['name minLength', 'name pattern']],
    [{ name: ' ' }, ['name pattern']],
    [{ name: null }, ['name type']],
    [{ name: '', colour: 'red' }, ['name minLength', 'name pattern', 'colour unknown']],
  ])('refuses %j, which names no provider', async (body, faults) => {
    const { body: there } = await newConfig();
    for (const call of [create(body), change(there.id, body)]) {
      const refusal = await calls.refused(call);
      expect(refusal).toMatchObject({ status: 400, message: 'Invalid dynamic ad provider' });
      expect([...refusal.faults].sort()).toEqual([...faults].sort());
    }
  });

  it('refuses a provider whose name is no text as any other wrong type', async () => {
    expect((await calls.refused(create({ name: 7 }))).message).toMatch(/^The request is not valid: name must be/);
  });

  it.each(['%20', '%09%20', '%C2%A0'])('refuses the blank provider %s', async (name) => {
    expect(await calls.refused({ ...at, url: `${url}/${name}` })).toMatchObject({
      status: 400,
      faults: ['id invalidProvider'],
      message: 'Invalid dynamic ad provider',
    });
  });

  it('is not found for a provider without one, nor under an id that there is not', async () => {
    for (const missing of [`${url}/${newProvider()}`, `${url}/nobody`, '/dynamic-ads/configs/nowhere'])
      expect(await calls.refused({ ...at, url: missing })).toMatchObject({ status: 404 });
    expect(await calls.refused(change('nowhere', { name: newProvider() }))).toMatchObject({ status: 404 });
    expect(await calls.refused({ ...at, method: 'DELETE', url: '/dynamic-ads/configs/nowhere' })).toMatchObject({
      status: 404,
    });
  });

  it('says something', async () => {
    const { body } = await newConfig();
    const empty: TestCall[] = [
      create({}),
      change(body.id, {}),
      { ...at, method: 'POST', url, payload: 'null' },
      { ...at, method: 'POST', url, payload: '""' },
      { ...at, method: 'POST', url, payload: '[]' },
    ];
    for (const call of empty)
      expect(await calls.refused(call)).toMatchObject({ status: 400, message: 'Invalid parameter passed' });
  });

  it.each([
    ['importScript', 'http://cdn.example/x.js', ['pattern']],
    ['importScript', 'cdn.example/x.js', ['pattern']],
    ['importScript', 'javascript:alert(1)', ['pattern', 'url']],
    ['importScript', 'https://cdn.example/x y.js', ['url']],
    ['importScript', 'https://10.0.0.1/x.js', ['url']],
    ['redirectLink', 'javascript:alert(1)', ['url']],
    ['redirectLink', 'data:text/html,x', ['url']],
    ['redirectLink', 'mailto:a@b.example', ['url']],
    ['redirectLink', 'two words.example', ['url']],
  ])('refuses %s %s', async (field, value, codes) => {
    const refusal = await calls.refused(create({ name: newProvider(), [field]: value }));
    expect(refusal).toMatchObject({ status: 400, faults: codes.map((code) => `${field} ${code}`) });
  });

  it('refuses a stale version and tells one of two who save at once', async () => {
    const { body, etag } = await newConfig();
    const match = { 'if-match': etag };
    const replies = await Promise.all(
      ['one', 'two'].map((company) =>
        calls.service.call({ ...change(body.id, { name: body.name, company }, match), url: `/api${url}/${body.id}` }),
      ),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 412]);
    const remove = { ...at, method: 'DELETE', url: `/dynamic-ads/configs/${body.id}`, headers: match } as const;
    expect(await calls.refused(remove)).toMatchObject({ status: 412, faults: ['If-Match stale'] });
    await calls.ask({ ...remove, headers: {} }, 204);
    expect(await calls.refused({ ...remove, headers: {} })).toMatchObject({ status: 404 });
  });

  it('is one site’s', async () => {
    const elsewhere = { instanceId: 'bjorn1_bjorn' };
    const { body } = await newConfig();
    expect(await calls.refused({ ...change(body.id, { name: body.name }), ...elsewhere })).toMatchObject({
      status: 404,
    });
    expect(await calls.refused({ ...elsewhere, url: `/dynamic-ads/configs/${body.id}` })).toMatchObject({
      status: 404,
    });
    await calls.ask({ ...create({ name: body.name }), ...elsewhere }, 201);
  });

  it('needs the add-on, whatever is asked', async () => {
    for (const path of ['providers', 'selected-config', 'configs', 'config/nordannons']) {
      const refusal = await calls.refused({ url: `/dynamic-ads/${path}` });
      expect(refusal).toMatchObject({ status: 403, faults: ['x-s8y-instance-id addOn'] });
      expect(refusal.message).toContain('dynamicAds');
    }
  });
});

describe('the slots of a configuration', () => {
  const slot = (name: string, more: object = {}) => ({ name, html: '', ...more });

  it('keep their HTML word for word, and tell it as JSON only', async () => {
    const html = `${hostileText}\r\n\t<!-- å 😀 -->`;
    const { body } = await newConfig({ htmlSlots: [slot('Topp', { html })], company: hostileText });
    const reply = await calls.service.call({ ...at, url: `/api/dynamic-ads/configs/${body.id}` });
    expect(reply.json<Config>()).toMatchObject({ company: hostileText, htmlSlots: [{ html }] });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(String(reply.headers['content-security-policy'])).not.toContain('unsafe-inline');
  });

  it('keep their ids through a change of order and name; another’s id is not taken', async () => {
    const { body } = await newConfig({ htmlSlots: [slot('Topp'), slot('Botten')] });
    const [top, bottom] = body.htmlSlots ?? [];
    const htmlSlots = [{ ...bottom, name: 'Sidfot' }, top, slot('Ny', { id: 'foreign' })];
    const { body: saved } = await calls.ask<Config>(change(body.id, { name: body.name, htmlSlots }));
    const ids = saved.htmlSlots?.map(({ id }) => id);
    expect(ids?.slice(0, 2)).toEqual([bottom?.id, top?.id]);
    expect(ids?.[2]).toMatch(/^\w{12}$/);
  });

  it('have names of their own, and no id twice', async () => {
    const named = [slot('Topp'), slot('Sidfot'), slot(' TOPP ')];
    expect(await calls.refused(create({ name: newProvider(), htmlSlots: named }))).toMatchObject({
      status: 409,
      faults: ['htmlSlots.2.name repeated'],
    });
    const twice = [slot('A', { id: 'x' }), slot('B', { id: 'x' })];
    expect(await calls.refused(create({ name: newProvider(), htmlSlots: twice }))).toMatchObject({
      status: 409,
      faults: ['htmlSlots.1.id repeated'],
    });
  });

  it('are up to 50 of up to 100 000 characters, in a body of up to 1 MB', async () => {
    const many = Array.from({ length: 51 }, (_, place) => slot(`Plats ${place}`));
    const refused = async (htmlSlots: readonly object[]) => calls.refused(create({ name: newProvider(), htmlSlots }));
    expect((await refused(many)).faults).toEqual(['htmlSlots maxItems']);
    expect((await refused([slot('Lång', { html: 'x'.repeat(100_001) })])).faults).toEqual([
      'htmlSlots.0.html maxLength',
    ]);
    expect(await refused([slot('Enorm', { html: hugeText })])).toMatchObject({ status: 413 });
    const full = Array.from({ length: 9 }, (_, place) => slot(`Plats ${place}`, { html: 'y'.repeat(100_000) }));
    const { body } = await newConfig({ htmlSlots: full });
    expect((await read(body.id)).htmlSlots?.[8]?.html).toHaveLength(100_000);
  });
});

describe('the selected configuration', () => {
  const selected = async () => (await calls.get<Config>('/dynamic-ads/selected-config', demo.masterSite)).id;

  it('is one: selecting another takes it away, and the other is a new version', async () => {
    const { body: first } = await newConfig({ isSelected: true });
    expect(await selected()).toBe(first.id);
    const { etag } = await calls.ask<Config>({ ...at, url: `/dynamic-ads/configs/${first.id}` });
    const { body: second } = await newConfig({ isSelected: true });
    expect(await selected()).toBe(second.id);
    expect(await read(first.id)).toMatchObject({ isSelected: false });
    const stale = change(first.id, { name: first.name, isSelected: true }, { 'if-match': etag });
    expect(await calls.refused(stale)).toMatchObject({ status: 412 });
    expect(await selected()).toBe(second.id);
  });

  it('is one, too, when several are selected at once', async () => {
    const configs = await Promise.all(Array.from({ length: 4 }, () => newConfig()));
    const replies = await Promise.all(
      configs.map(({ body }) => calls.ask<Config>(change(body.id, { name: body.name, isSelected: true }))),
    );
    expect(replies.every(({ body }) => body.isSelected)).toBe(true);
    const { items } = await calls.get<Page>('/dynamic-ads/configs?pageSize=100', demo.masterSite);
    expect(items.filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual([await selected()]);
  });

  it('is none once it was deselected or deleted', async () => {
    const { body } = await newConfig({ isSelected: true });
    await calls.ask(change(body.id, { name: body.name, isSelected: false }));
    const missing = { ...at, url: '/dynamic-ads/selected-config' };
    expect(await calls.refused(missing)).toMatchObject({ status: 404 });
    await calls.ask(change(body.id, { name: body.name, isSelected: true }));
    await calls.ask({ ...at, method: 'DELETE', url: `/dynamic-ads/configs/${body.id}` }, 204);
    expect(await calls.refused(missing)).toMatchObject({ status: 404 });
  });

  it('is each site’s own', async () => {
    const elsewhere = { instanceId: 'bjorn1_bjorn' };
    const before = await calls.get<Config>('/dynamic-ads/selected-config', elsewhere.instanceId);
    await newConfig({ isSelected: true });
    expect(await calls.get('/dynamic-ads/selected-config', elsewhere.instanceId)).toEqual(before);
  });
});
