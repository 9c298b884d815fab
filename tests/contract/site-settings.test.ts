import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { hugeText, type SettingsCalls, startSettingsCalls } from './settings-calls.ts';
import { demo } from './test-service.ts';

type Schemas = components['schemas'];
type Competitions = Schemas['GameHeaderCompetitions'];
type Links = Schemas['SocialMediaLinks'];
type Ecal = Schemas['EcalSettings'];

let calls: SettingsCalls;
beforeAll(async () => {
  calls = await startSettingsCalls();
});
afterAll(() => calls.service.close());

const put = (url: string, body: object, headers = {}) => ({ method: 'PUT', url, body, headers }) as const;

describe('the competitions of the game header', () => {
  const url = '/instance-config/game-header-competitions';
  const save = (uuids: readonly object[], headers = {}) => put(url, { competitions: uuids }, headers);

  it('are kept in the order that they ask for, and are called as the competitions are', async () => {
    const [one = '', two = '', three = ''] = await calls.uuids('ssgts');
    const { body } = await calls.ask<Competitions>(
      save([
        { uuid: one, sortOrder: 2, visible: false, name: 'Whatever is sent' },
        { uuid: two, sortOrder: 0 },
        { uuid: three, sortOrder: 1, visible: true },
      ]),
    );
    expect(body.competitions.map(({ uuid, visible, sortOrder }) => [uuid, visible, sortOrder])).toEqual([
      [two, true, 0],
      [three, true, 1],
      [one, false, 2],
    ]);
    const { displayName } = await calls.get<{ displayName: string }>(`/sports-v2/ssgts/${one}`);
    expect(body.competitions[2]?.name).toBe(displayName);
    expect(await calls.get(url)).toEqual(body);
  });

  it('refuse one that comes twice, at the second one', async () => {
    const [one = '', two = ''] = await calls.uuids('ssgts');
    expect(await calls.refused(save([{ uuid: one }, { uuid: two }, { uuid: one }]))).toMatchObject({
      status: 409,
      faults: ['competitions.2.uuid repeated'],
    });
  });

  it('refuse one that there is not, and another site’s, and keep what is stored', async () => {
    const before = await calls.get(url);
    const [own = ''] = await calls.uuids('ssgts');
    const [foreign = ''] = await calls.uuids('ssgts', demo.masterSite);
    for (const uuid of ['nowhere', foreign]) {
      const refusal = await calls.refused(save([{ uuid: own }, { uuid }]));
      expect(refusal).toMatchObject({ status: 422, faults: ['competitions.1.uuid unknown'] });
    }
    expect(await calls.get(url)).toEqual(before);
  });

  it('keep one that was deleted since, and take no other deleted one', async () => {
    const free = await calls.uuids('ssgts');
    const [kept = '', other = ''] = free.slice(-2);
    await calls.ask(save([{ uuid: kept }]));
    const ssgtOf = async (uuid: string) => {
      const { season, series, gameType } = await calls.get<Schemas['Ssgt']>(`/sports-v2/ssgts/${uuid}`);
      return { season: { uuid: season.uuid }, series: { uuid: series.uuid }, gameType: { uuid: gameType.uuid } };
    };
    for (const uuid of [kept, other])
      await calls.put(`/sports-v2/ssgts/${uuid}`, { ...(await ssgtOf(uuid)), deleted: true });
    const { body } = await calls.ask<Competitions>(save([{ uuid: kept, visible: false }]));
    expect(body.competitions).toMatchObject([{ uuid: kept, visible: false }]);
    expect(await calls.refused(save([{ uuid: kept }, { uuid: other }]))).toMatchObject({ status: 422 });
  });

  it('tell one of two who save at once', async () => {
    const [one = '', two = ''] = await calls.uuids('ssgts');
    await calls.expectOneStale(url, [{ competitions: [{ uuid: one }] }, { competitions: [{ uuid: two }] }]);
  });

  it('are one site’s', async () => {
    const before = await calls.get(url, demo.otherNetworksSite);
    await calls.ask(save([]));
    expect(await calls.get<Competitions>(url)).toEqual({ competitions: [] });
    expect(await calls.get(url, demo.otherNetworksSite)).toEqual(before);
  });
});

describe('the links to social media', () => {
  const url = '/instance-config/social-media';
  const link = (type: string, address: string, sortOrder?: number) => ({ type, url: address, sortOrder });
  const save = (links: readonly object[]) => put(url, { links });

  it('are kept in their order, word for word', async () => {
    const { body } = await calls.ask<Links>(
      save([
        link('x', 'https://x.com/frost_tl', 5),
        link('instagram', 'instagram.com/frost.tl', 1),
        link('instagram', 'https://www.instagram.com/frost.tl.dam', 2),
      ]),
    );
    expect(body.links).toEqual([
      link('instagram', 'instagram.com/frost.tl', 0),
      link('instagram', 'https://www.instagram.com/frost.tl.dam', 1),
      link('x', 'https://x.com/frost_tl', 2),
    ]);
    expect(await calls.get(url)).toEqual(body);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'ftp://facebook.com/frost',
    'https://face book.com/frost',
    'facebook',
    'https://facebook.com@evil.example/frost',
    'http://localhost/frost',
  ])('refuse %j, which is no address', async (address) => {
    const { status, faults } = await calls.refused(save([link('facebook', address)]));
    expect([status, faults]).toEqual([400, ['links.0.url url']]);
  });

  it('refuse an empty address', async () => {
    expect(await calls.refused(save([link('facebook', '')]))).toMatchObject({
      status: 400,
      faults: ['links.0.url minLength'],
    });
  });

  it('refuse every address that is not the medium’s', async () => {
    const links = [
      link('facebook', 'https://www.facebook.com/frost'),
      link('facebook', 'https://instagram.com/frost'),
      link('youtube', 'https://youtube.com.evil.example/frost'),
    ];
    expect(await calls.refused(save(links))).toMatchObject({
      status: 400,
      faults: ['links.1.url wrongHost', 'links.2.url wrongHost'],
    });
  });

  it('refuse an address that comes twice, however it is written', async () => {
    const links = [link('tiktok', 'https://www.tiktok.com/@frost'), link('tiktok', 'tiktok.com/@frost/')];
    expect(await calls.refused(save(links))).toMatchObject({ status: 409, faults: ['links.1.url repeated'] });
  });

  it('refuse another medium and a list that is too long', async () => {
    expect((await calls.refused(save([link('myspace', 'https://myspace.com/frost')]))).faults).toEqual([
      'links.0.type enum',
    ]);
    const many = Array.from({ length: 51 }, (_, place) => link('x', `https://x.com/${place}`));
    expect((await calls.refused(save(many))).faults).toEqual(['links maxItems']);
    expect(await calls.refused(save([link('x', `https://x.com/${hugeText}`)]))).toMatchObject({ status: 413 });
  });

  it('tell one of two who save at once', async () => {
    await calls.expectOneStale(url, [
      { links: [link('x', 'https://x.com/one')] },
      { links: [link('x', 'https://x.com/two')] },
    ]);
  });
});

describe('the event calendar button', () => {
  const url = '/instance-config/ecal';
  const settings = { enabled: true, apiKey: 'key', widgetId: 'widget', buttonText: { en: 'Add' }, teams: [] };

  it('keeps what is left out', async () => {
    await calls.ask(put(url, { ...settings, buttonColour: '#0a0B0c' }));
    const { body } = await calls.ask<Ecal>(put(url, { enabled: false }));
    expect(body).toEqual({ ...settings, enabled: false, buttonColour: '#0a0B0c' });
    expect(await calls.get(url)).toEqual(body);
  });

  it('needs key and widget while it is shown, and neither while it is not', async () => {
    const without = { enabled: true, apiKey: '', widgetId: '' };
    expect(await calls.refused(put(url, without))).toMatchObject({
      status: 400,
      faults: ['apiKey required', 'widgetId required'],
    });
    expect((await calls.refused(put(url, { ...without, apiKey: 'key' }))).faults).toEqual(['widgetId required']);
    await calls.ask(put(url, { ...without, enabled: false }));
    // What is kept counts, too.
    expect((await calls.refused(put(url, { enabled: true, widgetId: 'widget' }))).faults).toEqual(['apiKey required']);
  });

  it('takes teams of the site, each once', async () => {
    const teams = (await calls.uuids('teams')).slice(0, 2);
    const { body } = await calls.ask<Ecal>(put(url, { ...settings, teams }));
    expect(body.teams).toEqual(teams);
    const [foreign = ''] = await calls.uuids('teams', demo.masterSite);
    const refused = (list: readonly string[]) => calls.refused(put(url, { ...settings, teams: list }));
    expect(await refused([...teams, foreign])).toMatchObject({ status: 422, faults: ['teams.2 unknown'] });
    expect(await refused([...teams, ...teams])).toMatchObject({ status: 409, faults: ['teams.2 repeated'] });
  });

  it.each(['red', '#fff', '#12345g', 'url(javascript:alert(1))', '#123456;'])(
    'refuses the colour %s',
    async (colour) => {
      expect((await calls.refused(put(url, { ...settings, buttonColour: colour }))).faults).toEqual([
        'buttonColour pattern',
      ]);
    },
  );

  it('is saved with its add-on only, and read without', async () => {
    const withoutAddOn = { instanceId: 'norrs1_norrs' };
    const refusal = await calls.refused({ ...put(url, settings), ...withoutAddOn });
    expect(refusal).toMatchObject({ status: 403, faults: ['x-s8y-instance-id addOn'] });
    expect(refusal.message).toContain('ecalSettings');
    expect(await calls.get<Ecal>(url, withoutAddOn.instanceId)).toMatchObject({ enabled: false });
  });

  it('tells one of two who save at once', async () => {
    await calls.expectOneStale(url, [
      { ...settings, apiKey: 'one' },
      { ...settings, apiKey: 'two' },
    ]);
  });
});
