import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { type SettingsCalls, startSettingsCalls } from './settings-calls.ts';
import { demo } from './test-service.ts';

type Schemas = components['schemas'];
type Editable = Schemas['EditableSeries'];
type Filters = Schemas['GameFilters'];
type Series = Schemas['Series'];
type Ssgt = Schemas['Ssgt'];

let calls: SettingsCalls;
beforeAll(async () => {
  calls = await startSettingsCalls();
});
afterAll(() => calls.service.close());

const put = (url: string, body: object, more = {}) => ({ method: 'PUT', url, body, ...more }) as const;
const superAdministrator = { subject: demo.superAdministrator };

describe('editable series', () => {
  const url = '/instance-config/editable-series';
  const save = (series: readonly object[]) => put(url, { series }, superAdministrator);
  const editable = async () => (await calls.get<Editable>(url)).series;

  it('are all series of the site, by name', async () => {
    expect((await editable()).map(({ uuid }) => uuid)).toEqual(await calls.uuids('series'));
  });

  it('are said by super administrators only', async () => {
    const [uuid = ''] = await calls.uuids('series');
    expect(await calls.refused(put(url, { series: [{ uuid, editable: false }] }))).toMatchObject({
      status: 403,
      faults: ['Authorization superAdministrator'],
    });
  });

  it('stay as they are where they are left out', async () => {
    const [one = '', two = ''] = await calls.uuids('series');
    await calls.ask(save((await editable()).map(({ uuid }) => ({ uuid, editable: true }))));
    await calls.ask(save([{ uuid: one, editable: false }]));
    const { body } = await calls.ask<Editable>(save([{ uuid: two, editable: false, code: 'Whatever', names: [] }]));
    const locked = body.series.filter((series) => !series.editable);
    expect(locked.map(({ uuid }) => uuid).sort()).toEqual([one, two].sort());
    expect(locked.map(({ code }) => code)).not.toContain('Whatever');
    expect(await editable()).toEqual(body.series);
  });

  it('refuse one that comes twice, one that there is not and another site’s', async () => {
    const [own = ''] = await calls.uuids('series');
    const [foreign = ''] = await calls.uuids('series', demo.masterSite);
    const entry = (uuid: string) => ({ uuid, editable: true });
    expect(await calls.refused(save([entry(own), entry(own)]))).toMatchObject({
      status: 409,
      faults: ['series.1.uuid repeated'],
    });
    for (const uuid of ['nowhere', foreign])
      expect(await calls.refused(save([entry(uuid)]))).toMatchObject({
        status: 422,
        faults: ['series.0.uuid unknown'],
      });
  });

  it('are what administrators may change; super administrators may change the others, too', async () => {
    const [locked = '', open = ''] = await calls.uuids('series');
    await calls.ask(
      save([
        { uuid: locked, editable: false },
        { uuid: open, editable: true },
      ]),
    );
    const rename = async (uuid: string, more = {}) => {
      const { code } = await calls.get<Series>(`/sports-v2/series/${uuid}`);
      return put(`/sports-v2/series/${uuid}`, { code, names: [{ language: 'sv', translation: 'Ny serie' }] }, more);
    };
    expect(await calls.refused(await rename(locked))).toMatchObject({
      status: 403,
      faults: ['code superAdministrator'],
    });
    await calls.ask(await rename(open));
    await calls.ask(await rename(locked, superAdministrator));
  });

  it('tell one of two who save at once', async () => {
    const [uuid = ''] = await calls.uuids('series');
    await calls.expectOneStale(
      url,
      [{ series: [{ uuid, editable: true }] }, { series: [{ uuid, editable: false }] }],
      superAdministrator,
    );
  });
});

describe('game filters', () => {
  const url = '/network/game-filters';
  const onMaster = { instanceId: demo.masterSite };
  const save = (body: object, more: object = onMaster) => put(url, body, more);

  it('are one network’s: all of its sites read the same, another network others', async () => {
    const [one = '', two = ''] = await calls.uuids('series', demo.masterSite);
    const other = await calls.get(url, demo.otherNetworksSite);
    const { body } = await calls.ask<Filters>(
      save({
        filters: [
          { uuid: two, sortOrder: 1, visible: false },
          { uuid: one, sortOrder: 0, name: 'Whatever' },
        ],
        defaultSeriesUuid: one,
        showPlayed: true,
      }),
    );
    expect(body.filters.map(({ uuid, visible, sortOrder }) => [uuid, visible, sortOrder])).toEqual([
      [one, true, 0],
      [two, false, 1],
    ]);
    expect(body.filters[0]?.name).toMatch(/^No/);
    expect(await calls.get(url, demo.site)).toEqual(body);
    expect(await calls.get(url, demo.otherNetworksSite)).toEqual(other);
  });

  it('keep what is left out', async () => {
    const [one = ''] = await calls.uuids('series', demo.masterSite);
    await calls.ask(save({ filters: [{ uuid: one }], defaultSeriesUuid: one, showPlayed: true }));
    const { body } = await calls.ask<Filters>(save({ filters: [{ uuid: one, visible: true }] }));
    expect(body).toMatchObject({ defaultSeriesUuid: one, showPlayed: true });
    const cleared = await calls.ask<Filters>(save({ filters: [], defaultSeriesUuid: null, showPlayed: false }));
    expect(cleared.body).toEqual({ filters: [], defaultSeriesUuid: null, showPlayed: false });
  });

  it('begin with a series that is shown', async () => {
    const [one = '', two = ''] = await calls.uuids('series', demo.masterSite);
    for (const body of [
      { filters: [{ uuid: one }], defaultSeriesUuid: two },
      { filters: [{ uuid: one, visible: false }], defaultSeriesUuid: one },
      { filters: [], defaultSeriesUuid: 'nowhere' },
    ]) {
      expect(await calls.refused(save(body))).toMatchObject({ status: 400, faults: ['defaultSeriesUuid notShown'] });
    }
  });

  it('name series of the master site, each once', async () => {
    const [one = ''] = await calls.uuids('series', demo.masterSite);
    const [foreign = ''] = await calls.uuids('series');
    expect(await calls.refused(save({ filters: [{ uuid: one }, { uuid: one }] }))).toMatchObject({
      status: 409,
      faults: ['filters.1.uuid repeated'],
    });
    expect(await calls.refused(save({ filters: [{ uuid: one }, { uuid: foreign }] }))).toMatchObject({
      status: 422,
      faults: ['filters.1.uuid unknown'],
    });
  });

  it('are changed on the master site, and elsewhere by super administrators', async () => {
    const [one = ''] = await calls.uuids('series', demo.masterSite);
    for (const subject of [demo.admin, demo.oneSiteOnly]) {
      const refusal = await calls.refused(save({ filters: [] }, { subject }));
      expect(refusal).toMatchObject({ status: 403, faults: ['x-s8y-instance-id masterSite'] });
      expect(refusal.message).toContain(demo.masterSite);
    }
    const { body } = await calls.ask<Filters>(save({ filters: [{ uuid: one }] }, superAdministrator));
    expect(await calls.get(url, demo.masterSite)).toEqual(body);
  });

  it('are chosen from the series of the master site, whichever site asks, with those that stand in them', async () => {
    const made = await calls.ask<Series>(
      {
        ...onMaster,
        method: 'POST',
        url: '/sports-v2/series',
        body: { code: 'VILA' },
      },
      201,
    );
    const resting = made.body.uuid;
    const active = (await calls.get<Series[]>('/sports-v2/series/active', demo.masterSite)).map(({ uuid }) => uuid);
    const choices = async (site: string) => (await calls.get<Series[]>(`${url}/series`, site)).map(({ uuid }) => uuid);
    await calls.ask(save({ filters: [], defaultSeriesUuid: null }));
    expect(await choices(demo.site)).toEqual(active);
    await calls.ask(save({ filters: [{ uuid: resting, visible: true }], defaultSeriesUuid: resting }));
    expect(new Set(await choices(demo.site))).toEqual(new Set([...active, resting]));
    expect(await choices(demo.masterSite)).toEqual(await choices(demo.site));
    expect(await choices(demo.otherNetworksSite)).not.toContain(resting);
    await calls.ask(save({ filters: [], defaultSeriesUuid: null }));
  });

  it('tell one of two who save at once', async () => {
    const [one = ''] = await calls.uuids('series', demo.masterSite);
    await calls.expectOneStale(url, [{ filters: [] }, { filters: [{ uuid: one }] }], onMaster);
  });
});

describe('what settings choose from', () => {
  it('has the series with a competition that is active and shown', async () => {
    const active = async () => (await calls.get<Series[]>('/sports-v2/series/active')).map(({ uuid }) => uuid);
    const before = await active();
    expect(before.length).toBeGreaterThan(1);
    const { items } = await calls.get<{ items: Ssgt[] }>('/sports-v2/ssgts?state=active&active=true&pageSize=100');
    expect(new Set(before)).toEqual(new Set(items.map(({ series }) => series.uuid)));
    const [hidden] = items;
    if (!hidden) throw new Error('the demo has no active competition');
    const { season, series, gameType, uuid } = hidden;
    const body = { season: { uuid: season.uuid }, series: { uuid: series.uuid }, gameType: { uuid: gameType.uuid } };
    await calls.put(`/sports-v2/ssgts/${uuid}`, { ...body, active: false });
    expect(await active()).toEqual(before.filter((one) => one !== series.uuid));
    await calls.put(`/sports-v2/ssgts/${uuid}`, { ...body, active: true });
    expect(await active()).toEqual(before);
  });

  it('has the competitions of some seasons, in the order asked for, else the newest season first', async () => {
    type Page = { items: Ssgt[]; total: number };
    const all = await calls.get<Page>('/sports-v2/v2/ssgts?pageSize=100');
    const codes = all.items.map(({ season }) => String(season.code));
    expect(codes).toEqual([...codes].sort().reverse());
    const seasons = [...new Set(all.items.map(({ season }) => season.uuid))].slice(0, 2);
    const query = seasons.map((uuid) => `seasonMulti=${uuid}`).join('&');
    const some = await calls.get<Page>(`/sports-v2/v2/ssgts?${query}&sortBy=season&sortOrder=asc&pageSize=100`);
    expect(some.total).toBe(all.items.filter(({ season }) => seasons.includes(season.uuid)).length);
    expect(some.items.map(({ season }) => season.code)).toEqual(some.items.map(({ season }) => season.code).sort());
    expect(await calls.get<Page>('/sports-v2/v2/ssgts?seasonMulti=nowhere')).toMatchObject({ items: [], total: 0 });
    const named = await calls.get<Page>('/sports-v2/v2/ssgts?sortBy=displayName&pageSize=3');
    expect(named.items.map(({ displayName }) => displayName)).toEqual(
      (await calls.get<Page>('/sports-v2/ssgts?pageSize=3')).items.map(({ displayName }) => displayName),
    );
  });

  it('has all competitions of the site at once, and no other’s', async () => {
    const choices = await calls.get<Schemas['SsgtChoice'][]>('/sports-v2/ssgts/by-instance-id');
    expect(choices.map(({ uuid }) => uuid).sort()).toEqual((await calls.uuids('ssgts')).sort());
    const others = await calls.get<Schemas['SsgtChoice'][]>('/sports-v2/ssgts/by-instance-id', demo.masterSite);
    expect(others.filter(({ uuid }) => choices.some((choice) => choice.uuid === uuid))).toEqual([]);
  });
});
