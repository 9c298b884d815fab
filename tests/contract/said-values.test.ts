import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleCalls } from './article-calls.ts';
import { layoutCalls } from './layout-calls.ts';
import { addProviders } from './settings-examples.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

// What the contract says of values in keys of our own (openapi/README.md), the service keeps to. What says so without being tried here is told.

type Schema = { readonly [key: string]: unknown };
const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, { operationId?: string; parameters?: { name?: string; schema?: Schema }[] }>>;
};

/** Schemas and properties of them that say something in a key, with what they say. */
const sayers = (key: string): [name: string, says: unknown][] =>
  Object.entries(document.components.schemas).flatMap(([name, schema]) => [
    ...(schema[key] === undefined ? [] : [[name, schema[key]] as [string, unknown]]),
    ...Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([property, one]) =>
      one[key] === undefined ? [] : [[`${name}.${property}`, one[key]] as [string, unknown]],
    ),
  ]);

let service: TestService;
let superToken: string;
beforeAll(async () => {
  service = await startTestService();
  superToken = await service.tokens.good(demo.superAdministrator);
  await addProviders(service.databaseUrl, ['egen-annons']);
});
afterAll(() => service.close());

describe('values that may still be written (`x-written`)', () => {
  it('are taken, and no others', async () => {
    const calls = articleCalls(service);
    expect(sayers('x-written').map(([name]) => name)).toEqual(['ArticleVersion']);
    const { enum: values = [], 'x-written': written } = document.components.schemas.ArticleVersion ?? {};
    for (const articleVersion of values as ('v1' | 'v2' | 'v3')[]) {
      const { statusCode, body } = await calls.create({ articleVersion });
      expect(statusCode, body).toBe((written as string[]).includes(articleVersion) ? 201 : 400);
      const template = { name: `Mall ${articleVersion}`, article: { articleVersion, header: 'Rubrik', lang: 'sv' } };
      const made = await service.call({ method: 'POST', url: '/api/articles/templates', body: template });
      expect(made.statusCode, made.body).toBe((written as string[]).includes(articleVersion) ? 201 : 400);
    }
  });
});

/** How a thing with a value that no other may have is made, and what is sent so that another of the same value is. */
const unique: Readonly<Record<string, { url: string; body: object; more?: object; instanceId?: string }>> = {
  'TeamFields.teamCode': {
    url: '/sports-v2/teams',
    body: { displayName: 'Laget', teamCode: 'EGEN', ownerInstanceId: demo.site },
    more: { ownerInstanceId: 'alvn1_alvn' },
  },
  'SeriesFields.code': { url: '/sports-v2/series', body: { code: 'EGEN' } },
  'SeasonFields.code': { url: '/sports-v2/seasons', body: { code: '3456' } },
  'RouteFields.path': { url: '/routing/routes', body: { path: '/egen', title: 'Egen', resourceType: 'page' } },
  'SponsorFields.externalId': { url: '/sponsors/sponsors', body: { name: 'Egen', externalId: 'EGEN' } },
  // The tests' own site lacks the add-on.
  'DynamicAdsConfigFields.name': {
    url: '/dynamic-ads/config',
    body: { name: 'egen-annons', company: 'Bolaget' },
    instanceId: demo.masterSite,
  },
};

describe('what no other may have (`x-unique`)', () => {
  it('is tried of every property that says so', () => {
    expect(
      sayers('x-unique')
        .map(([name]) => name)
        .sort(),
    ).toEqual(Object.keys(unique).sort());
  });

  it.each(sayers('x-unique'))('is refused a second time within what it names: %s', async (name, within) => {
    const { url, body, more = {}, ...other } = unique[name] ?? { url: '', body: {} };
    const make = (sent: object) =>
      service.call({ method: 'POST', url: `/api${url}`, token: superToken, body: sent, ...other });
    const first = await make(body);
    expect(first.statusCode, first.body).toBe(201);
    const again = await make(body);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ fields: [{ path: name.split('.')[1] }] });
    expect(Object.keys(more).sort()).toEqual(within);
    if (Object.keys(more).length > 0) expect((await make({ ...body, ...more })).statusCode).toBe(201);
  });
});

describe('values that can be set under conditions alone (`x-when` of a property)', () => {
  type Row = { id: string; name: string; kind: string; active: boolean; isStartPage: boolean };
  /** How each value is set of things of which some may have it and some may not. */
  const things = async (): Promise<Row[]> => {
    const calls = layoutCalls(service);
    const [shown, hidden] = [await calls.made(), await calls.made()];
    await calls.send('PUT', `/layouts/site-layouts/${hidden.id}`, { name: hidden.name, kind: 'page', active: false });
    const { items } = await calls.get<{ items: Row[] }>('/layouts/site-layouts?pageSize=100');
    return items.filter(({ id, isStartPage }) => isStartPage || id === shown.id || id === hidden.id);
  };
  const cases = sayers('x-when').flatMap(([name, says]) =>
    Object.entries(says as Record<string, Partial<Row>>).map(([value, when]) => [name, value, when] as const),
  );

  it('are tried', () => {
    expect(new Set(cases.map(([name]) => name))).toEqual(
      new Set(['SiteLayoutInput.isStartPage', 'SiteLayoutInput.active']),
    );
  });

  it.each(cases)('are taken then, and refused otherwise: %s, %s', async (property, value, when) => {
    const { send } = layoutCalls(service);
    const met = new Set<boolean>();
    for (const { id, name, kind, ...row } of await things()) {
      const isAllowed = Object.entries(when).every(([key, wanted]) => (row as Record<string, unknown>)[key] === wanted);
      met.add(isAllowed);
      const body = { name, kind, [property.split('.')[1] ?? '']: value === 'true' };
      const reply = await send('PUT', `/layouts/site-layouts/${id}`, body);
      expect(reply.statusCode, `${JSON.stringify(row)}: ${reply.body}`).toBe(isAllowed ? 200 : 409);
    }
    expect([...met].sort(), 'some are taken, and some refused').toEqual([false, true]);
  });
});

describe('how a list is ordered unless told (`x-default-by`)', () => {
  const said = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, parameters = [] }) =>
      parameters.flatMap(({ schema }) => (schema?.['x-default-by'] ? [[operationId, schema['x-default-by']]] : [])),
    ),
  );

  it('is so', async () => {
    expect(said.map(([id]) => id)).toEqual(['listArticles']);
    const [orders] = said.map(([, by]) => by as { list: Record<string, string> });
    const calls = articleCalls(service);
    const made: string[] = [];
    for (const header of ['Första', 'Andra', 'Tredje']) made.push((await calls.made({ header })).id);
    const [one = ''] = made;
    for (const id of made) await calls.act(id, 'publish');
    await calls.put(one, { header: 'Ändrad', published: true });
    // Deleted in an order that is neither that of their headers nor its reverse.
    for (const header of ['Beta', 'Alfa', 'Gamma']) await calls.act((await calls.made({ header })).id, 'delete');
    for (const [list, by] of Object.entries(orders?.list ?? {})) {
      const ids = async (query: Record<string, string>): Promise<string[]> =>
        (await calls.list(list, { pageSize: '50', ...query })).items.map(({ id }) => id);
      const usual = await ids({});
      expect(usual.length, list).toBeGreaterThan(1);
      expect(usual, list).toEqual(await ids({ sortBy: by }));
      expect(usual, list).not.toEqual(await ids({ sortBy: 'header' }));
    }
  });
});

describe('what only one may have (`x-held-by-one`)', () => {
  type Made = Record<string, unknown>;
  const name = (count: number) => `Ensam ${count}`;
  /** How one is made that has it, and where it is read again; the default of a series is tried with the competitions. */
  const ways: Readonly<
    Record<string, { url: string; read: string; body(count: number): object; instanceId?: string }>
  > = {
    'SiteLayoutInput.isStartPage': {
      url: '/layouts/site-layouts',
      read: '/layouts/site-layouts',
      body: (count) => ({ name: name(count), kind: 'page' }),
    },
    'DynamicAdsConfigFields.isSelected': {
      url: '/dynamic-ads/config',
      read: '/dynamic-ads/configs',
      body: (count) => ({ name: ['ensam-ett', 'ensam-tva'][count] }),
      instanceId: demo.masterSite,
    },
  };
  const said = sayers('x-held-by-one').map(([property]) => property);

  it('is tried of every property that says so', async () => {
    await addProviders(service.databaseUrl, ['ensam-ett', 'ensam-tva']);
    expect(said.toSorted()).toEqual(['SsgtFields.defaultForSeries', ...Object.keys(ways)].toSorted());
  });

  it.each(Object.entries(ways))(
    'is taken from the one that had it: %s',
    async (said, { url, read, body, ...other }) => {
      const property = said.split('.')[1] ?? '';
      const call = (one: object) => service.call({ token: superToken, url: '', ...other, ...one });
      const made: Made[] = [];
      for (const count of [0, 1]) {
        const reply = await call({ method: 'POST', url: `/api${url}`, body: { ...body(count), [property]: true } });
        expect(reply.statusCode, reply.body).toBe(201);
        made.push(reply.json<Made>());
      }
      const again = made.map(
        async ({ id }) => (await call({ url: `/api${read}/${String(id)}` })).json<Made>()[property],
      );
      expect(await Promise.all(again)).toEqual([false, true]);
    },
  );
});

describe('the kind of what a list gives (`x-decides-kind`)', () => {
  it('is that of the default where nothing is said', async () => {
    const read = async (query: string) =>
      (await service.call({ url: `/api/layouts/link-targets?pageSize=5${query}` })).json<object>();
    expect(await read('')).toEqual(await read('&kind=article'));
    expect(await read('')).not.toEqual(await read('&kind=game'));
  });
});

describe('the media of a section (`x-known-values`)', () => {
  it('are those that links of a site can have', () => {
    const of = (schema: string) => (document.components.schemas[schema]?.properties ?? {}) as Record<string, Schema>;
    const items = of('SocialMediaConfig').links?.items as Schema;
    expect(items['x-known-values']).toEqual(of('SocialMediaLink').type?.enum);
  });
});

describe('what hides a thing that is left out (`x-unseen-when`)', () => {
  it('is left out of what is made without it', async () => {
    const channel = { name: 'Osedd', provider: 'embedded' };
    const url = '/api/media/channels';
    const call = (one: object) => service.call({ token: superToken, instanceId: demo.masterSite, url, ...one });
    const saved = await call({ method: 'PUT', body: { channels: [channel] } });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).toMatchObject({ channels: [{ ...channel, active: false, instanceIds: [] }] });
    await addProviders(service.databaseUrl, ['osedd']);
    const made = await call({ method: 'POST', url: '/api/dynamic-ads/config', body: { name: 'osedd' } });
    expect(made.json(), made.body).toMatchObject({ isActive: false });
  });
});
