import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Competitions, type Ssgt, startCompetitions } from './competitions.ts';
import { demo } from './test-service.ts';

let competitions: Competitions;
const ssgts = '/api/sports-v2/ssgts';
const create = (body: unknown) => competitions.service.call({ method: 'POST', url: ssgts, body });

beforeAll(async () => {
  competitions = await startCompetitions();
});
afterAll(() => competitions.close());

describe('a competition', () => {
  it('is a draft without teams and games when made, and is called after what it is made of', async () => {
    const { made } = await competitions.newSsgt();
    expect(made).toMatchObject({
      state: 'draft',
      active: true,
      defaultForSeries: false,
      deleted: false,
      names: [],
      extIds: [],
      teamCount: 0,
      gameCount: 0,
    });
    expect(made.displayName).toMatch(/^PROV\d+ 3\d{3} Grundserie$/);
  });

  it('keeps what a change leaves out, and takes back unchanged what was read', async () => {
    const { made, etag } = await competitions.newSsgt({
      names: [{ language: 'en', translation: 'Kept' }],
      active: false,
      extIds: [{ extId: '7', extIdType: { uuid: 'RegisterIsa1', code: 'isa', visible: true, name: 'ISA' } }],
    });
    const { uuid, displayName, titles, state, teamCount, gameCount, ...rest } = made;
    const { createdAt, createdBy, lastModified, ...body } = rest as Record<string, unknown>;
    const back = await competitions.put(`ssgts/${uuid}`, body, etag);
    expect(back.statusCode, back.body).toBe(200);
    const { season, series, gameType } = made;
    const saved = await competitions.put(`ssgts/${uuid}`, { season, series, gameType });
    expect(saved.json()).toEqual({ ...made, lastModified: saved.json<{ lastModified: string }>().lastModified });
  });

  it.each([
    ['Arabic', 'الدوري الشمالي'],
    ['emoji', '🏒🥅 Slaget 👩‍👩‍👧'],
    ['a sign that means something to SQL', "Robert'); -- 50%_"],
  ])('has a name in %s, and is found by it', async (_, translation) => {
    const { made } = await competitions.newSsgt({ names: [{ language: 'display', translation: ` ${translation} ` }] });
    expect(made).toMatchObject({ displayName: translation, names: [{ language: 'display', translation }] });
    const found = await competitions.get<{ items: Ssgt[] }>(`ssgts?searchToken=${encodeURIComponent(translation)}`);
    expect(found.items.map(({ uuid }) => uuid)).toEqual([made.uuid]);
  });

  it('has one name in each language', async () => {
    const twice = [1, 2].map((number) => ({ language: 'sv', translation: `Namn ${number}` }));
    const reply = await create({ ...(await competitions.newBody()), names: twice });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'names.1.language', code: 'duplicate' }] });
  });

  it('refers to things of the site only', async () => {
    const body = await competitions.newBody();
    const foreign = await competitions.service.call({
      url: '/api/sports-v2/series',
      instanceId: demo.otherNetworksSite,
    });
    const { uuid } = foreign.json<{ items: [{ uuid: string }] }>().items[0];
    for (const [field, value] of [
      ['series', uuid],
      ['season', 'nowhere'],
      ['gameType', 'nowhere'],
    ] as const) {
      const reply = await create({ ...body, [field]: { uuid: value } });
      expect(reply.statusCode, field).toBe(400);
      expect(reply.json()).toMatchObject({ fields: [{ path: `${field}.uuid`, code: 'unknown' }] });
    }
  });

  it('refuses a stale version and keeps what is stored', async () => {
    const { made, etag } = await competitions.newSsgt();
    const { season, series, gameType } = made;
    const body = { season, series, gameType, active: false };
    expect((await competitions.put(`ssgts/${made.uuid}`, body, etag)).statusCode).toBe(200);
    const late = await competitions.put(`ssgts/${made.uuid}`, { ...body, active: true }, etag);
    expect(late.statusCode).toBe(412);
    expect(await competitions.get<Ssgt>(`ssgts/${made.uuid}`)).toMatchObject({ active: false });
  });
});

describe('the combination of season, series and game type', () => {
  it('is taken once, and the refusal names who has it', async () => {
    const { made } = await competitions.newSsgt();
    const { season, series, gameType } = made;
    const reply = await create({ season, series, gameType });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      existing: { uuid: made.uuid, displayName: made.displayName },
      fields: [{ path: 'gameType', code: 'duplicate' }],
    });
  });

  it('names who has it in each language: by its own names, or by what it is made of', async () => {
    const named = await competitions.newSsgt();
    const { season, series, gameType } = named.made;
    const names = [
      { language: 'en', translation: 'The league' },
      { language: 'sv', translation: 'Ligan' },
    ];
    await competitions.put(`ssgts/${named.made.uuid}`, { season, series, gameType, names });
    expect((await create({ season, series, gameType })).json()).toMatchObject({ existing: { titles: names } });
    await competitions.put(`ssgts/${named.made.uuid}`, { season, series, gameType, names: [] });
    const { existing } = (await create({ season, series, gameType })).json<{ existing: { titles: unknown[] } }>();
    const [made, of] = [named.made.displayName, named.made.displayName.replace('Grundserie', '')];
    expect(existing.titles).toContainEqual({ language: 'display', translation: made });
    expect(existing.titles).toContainEqual({ language: 'sv', translation: made });
    expect(existing.titles).toContainEqual({ language: 'en', translation: `${of}Regular season` });
    // So do its editor, lists, choices and the games in it.
    const { titles } = await competitions.get<Ssgt>(`ssgts/${named.made.uuid}`);
    expect(titles).toEqual(existing.titles);
    const { items } = await competitions.get<{ items: Ssgt[] }>(
      `ssgts?seriesUuid=${series.uuid}&pageSize=100&sortBy=titles`,
    );
    expect(items.find(({ uuid }) => uuid === named.made.uuid)?.titles).toEqual(titles);
    const choices = await competitions.get<Ssgt[]>('ssgts/by-instance-id');
    expect(choices.find(({ uuid }) => uuid === named.made.uuid)?.titles).toEqual(titles);
    const renamed = [{ language: 'display', translation: 'Ny serie' }];
    expect((await competitions.put(`series/${series.uuid}`, { code: 'RENAMED', names: renamed })).statusCode).toBe(200);
    const now = await competitions.get<Ssgt>(`ssgts/${named.made.uuid}`);
    const inSwedish = now.titles.find(({ language }) => language === 'sv');
    expect(inSwedish?.translation).toMatch(/^Ny serie .* Grundserie$/);
  });

  it('goes to one of two who ask for it at once', async () => {
    for (let round = 0; round < 5; round++) {
      const body = await competitions.newBody();
      const replies = await Promise.all([create(body), create(body)]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
      const [won, lost] = replies.sort((a, b) => a.statusCode - b.statusCode);
      expect(lost?.json()).toMatchObject({ existing: { uuid: won?.json<Ssgt>().uuid } });
    }
  });

  it('is not taken by a change, and one that is deleted gives it up until it comes back', async () => {
    const [first, second] = [await competitions.newSsgt(), await competitions.newSsgt()];
    const { season, series, gameType } = first.made;
    const body = { season, series, gameType };
    const moved = await competitions.put(`ssgts/${second.made.uuid}`, body);
    expect(moved.statusCode).toBe(409);
    expect(moved.json()).toMatchObject({ existing: { uuid: first.made.uuid } });
    expect((await competitions.put(`ssgts/${first.made.uuid}`, { ...body, deleted: true })).statusCode).toBe(200);
    expect((await competitions.put(`ssgts/${second.made.uuid}`, body)).statusCode).toBe(200);
    const back = await competitions.put(`ssgts/${first.made.uuid}`, { ...body, deleted: false });
    expect(back.statusCode).toBe(409);
    expect(back.json()).toMatchObject({ existing: { uuid: second.made.uuid } });
  });
});

describe('the default of a series', () => {
  const isDefault = async (uuid: string) => (await competitions.get<Ssgt>(`ssgts/${uuid}`)).defaultForSeries;
  /** A competition, and another of its series. */
  async function two(more: Readonly<Record<string, unknown>> = {}) {
    const { made: first } = await competitions.newSsgt({ defaultForSeries: true });
    const { season } = await competitions.newBody();
    const body = { season, series: first.series, gameType: first.gameType };
    const { made: second } = await competitions.make<Ssgt>('ssgts', { ...body, ...more });
    return { first, second, body };
  }

  it('is one competition: setting it takes it from the other, whose version grows', async () => {
    const { first, second, body } = await two({ defaultForSeries: true });
    expect([await isDefault(first.uuid), await isDefault(second.uuid)]).toEqual([false, true]);
    const stale = await competitions.put(`ssgts/${first.uuid}`, { ...body, season: first.season }, '"1"');
    expect(stale.statusCode).toBe(412);
  });

  it('moves by a change as well, also when two ask for it at once', async () => {
    const { first, second, body } = await two();
    const replies = await Promise.all([
      competitions.put(`ssgts/${first.uuid}`, { ...body, season: first.season, defaultForSeries: true }),
      competitions.put(`ssgts/${second.uuid}`, { ...body, defaultForSeries: true }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect([await isDefault(first.uuid), await isDefault(second.uuid)].sort()).toEqual([false, true]);
  });

  it('is none that is deleted', async () => {
    const { made } = await competitions.newSsgt({ defaultForSeries: true });
    const { season, series, gameType } = made;
    const body = { season, series, gameType };
    const deleted = await competitions.put(`ssgts/${made.uuid}`, { ...body, deleted: true });
    expect(deleted.json()).toMatchObject({ defaultForSeries: false, deleted: true });
    const back = await competitions.put(`ssgts/${made.uuid}`, { ...body, deleted: false });
    expect(back.json()).toMatchObject({ defaultForSeries: false, deleted: false });
  });
});
