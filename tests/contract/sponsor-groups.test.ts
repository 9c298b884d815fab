import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, Sponsor, SponsorGroup, SponsorGroups } from '../../service/store/contract.ts';
import { type SettingsCalls, startSettingsCalls } from './settings-calls.ts';
import { demo } from './test-service.ts';

const url = '/sponsors/site-sponsor-groups';
let calls: SettingsCalls;
let sponsors: string[];
beforeAll(async () => {
  calls = await startSettingsCalls();
  sponsors = await Promise.all(['Ett', 'Två', 'Tre'].map((name) => newSponsor(name)));
});
afterAll(() => calls.service.close());

const newSponsor = async (name: string, more = {}) => {
  const contact = { email: 'hemlig@sponsor.example' };
  const body = { name, url: 'https://sponsor.example', contact, note: 'hemlig' };
  return (await calls.ask<Sponsor>({ method: 'POST', url: '/sponsors/sponsors', body, ...more }, 201)).body.id;
};
const post = (body: object, more = {}) => ({ method: 'POST' as const, url, body, ...more });
const saveGroups = async (groups: readonly object[]) => (await calls.ask<SponsorGroups>(post({ groups }))).body.groups;
const newGroup = async (name = 'Guld') => (await saveGroups([{ name }]))[0]?.id ?? '';
const fill = (groupId: string, list: readonly object[], more = {}) =>
  post({ groupId, sponsors: list }, { url: '/sponsors/site-sponsors', ...more });
const members = ({ sponsors: list = [] }: SponsorGroup) => list.map(({ sponsorId }) => sponsorId);

describe('the groups of a site', () => {
  it('are saved as one list by POST and PUT alike, each staying itself with its sponsors', async () => {
    const [gold] = await saveGroups([{ name: 'Guld', size: 'large' }, { name: 'Silver' }]);
    await calls.ask(fill(gold?.id ?? '', [{ sponsorId: sponsors[0] }]));
    const put = await calls.put<SponsorGroups>(url, { groups: [{ name: 'Brons' }, { id: gold?.id, name: 'Platina' }] });
    expect(
      put.body.groups.map(({ name, size, sponsorCount, sortOrder }) => [name, size, sponsorCount, sortOrder]),
    ).toEqual([
      ['Brons', 'normal', 0, 0],
      ['Platina', 'large', 1, 1],
    ]);
    expect(put.body.groups[0]).not.toHaveProperty('sponsors');
    const read = await calls.get<SponsorGroups>(url);
    expect(read.groups.map(members)).toEqual([[], [sponsors[0]]]);
    expect(await calls.get(`${url}?includeSponsors=false`)).toEqual(put.body);
    const turned = put.body.groups.map(({ sortOrder: _, ...group }, place) => ({ ...group, sortOrder: 1 - place }));
    expect((await saveGroups(turned)).map(({ name }) => name)).toEqual(['Platina', 'Brons']);
  });

  it('keep their versions where nobody changed them', async () => {
    const groups = await saveGroups([{ name: 'Guld' }, { name: 'Silver' }]);
    const etagOf = async (place: number) =>
      (await calls.ask({ url: `/sponsors/site-sponsors/${groups[place]?.id}` })).etag;
    const before = [await etagOf(0), await etagOf(1)];
    await saveGroups(groups.map((group, place) => (place === 0 ? { ...group, columns: 6 } : group)));
    expect([(await etagOf(0)) === before[0], (await etagOf(1)) === before[1]]).toEqual([false, true]);
  });

  it('have different names, and are at most 30', async () => {
    const faults = async (groups: readonly object[]) => (await calls.refused(post({ groups }))).faults;
    expect(await faults([{ name: 'Guld' }, { name: ' guld ' }])).toEqual(['groups.1.name repeated']);
    expect(await faults([{ name: ' ' }])).toEqual([expect.stringMatching(/^groups\.0\.name /)]);
    const many = Array.from({ length: 31 }, (_, place) => ({ name: `Grupp ${place}` }));
    expect(await faults(many)).toEqual([expect.stringMatching(/^groups /)]);
  });

  it('tell one of two who save at once', async () => {
    const headers = { 'if-match': (await calls.ask({ url })).etag };
    const replies = await Promise.all(
      ['Ett', 'Två'].map((name) => {
        const body = { groups: [{ name }] };
        return calls.service.call({ method: 'PUT', url: `/api${url}`, headers, body });
      }),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });
});

describe('the sponsors of a group', () => {
  it('are saved by POST with the group and by PUT at its address, in the order that is asked for', async () => {
    const group = await newGroup();
    const [one, two, three] = sponsors;
    const posted = await calls.ask<SponsorGroup>(
      fill(group, [{ sponsorId: one }, { sponsorId: two, url: 'här.example' }]),
    );
    expect(members(posted.body)).toEqual([one, two]);
    expect(posted.body.sponsors?.[1]).toMatchObject({
      url: 'http://här.example',
      sponsor: { name: 'Två', clickUrl: 'http://här.example' },
    });
    const body = { sponsors: [{ sponsorId: three }, { sponsorId: one, sortOrder: 0 }] };
    const put = await calls.put<SponsorGroup>(`/sponsors/site-sponsors/${group}`, body);
    expect(members(put.body)).toEqual([three, one]);
    expect(await calls.get(`/sponsors/site-sponsors/${group}`)).toEqual(put.body);
  });

  it('are told apart from strangers, twins and days that go backwards', async () => {
    const group = await newGroup();
    const [one = ''] = sponsors;
    const elsewhere = await newSponsor('Annan', { instanceId: demo.masterSite });
    const refused = async (list: readonly object[]) => {
      const { status, faults } = await calls.refused(fill(group, list));
      return [status, ...faults];
    };
    expect(await refused([{ sponsorId: one }, { sponsorId: one }])).toEqual([409, 'sponsors.1.sponsorId repeated']);
    expect(await refused([{ sponsorId: one }, { sponsorId: elsewhere }])).toEqual([
      422,
      'sponsors.1.sponsorId unknown',
    ]);
    const days = { visibleFrom: '2026-02-01', visibleUntil: '2026-01-01' };
    expect(await refused([{ sponsorId: one, ...days }])).toEqual([400, 'sponsors.0.visibleUntil order']);
    const many = Array.from({ length: 101 }, (_, place) => ({ sponsorId: `s${place}` }));
    expect(await refused(many)).toEqual([400, expect.stringMatching(/^sponsors /)]);
    expect(await calls.refused(fill('nowhere', []))).toMatchObject({ status: 404 });
    expect(await calls.refused(fill(group, [], { instanceId: demo.masterSite }))).toMatchObject({ status: 404 });
    await calls.expectOneStale(`/sponsors/site-sponsors/${group}`, [
      { sponsors: [{ sponsorId: one }] },
      { sponsors: [] },
    ]);
  });

  it('keep their order when one of them is changed, and their group when the site is another', async () => {
    const group = await newGroup();
    await calls.ask(
      fill(
        group,
        sponsors.toReversed().map((sponsorId) => ({ sponsorId })),
      ),
    );
    await calls.put(`/sponsors/sponsors/${sponsors[0]}`, { name: 'Aaa' });
    const read = await calls.get<SponsorGroup>(`/sponsors/site-sponsors/${group}`);
    expect(members(read)).toEqual(sponsors.toReversed());
    expect(read.sponsors?.[2]?.sponsor?.name).toBe('Aaa');
    const listed = await calls.get<{ total: number }>(`/sponsors/sponsors?group=${group}`);
    expect(listed.total).toBe(3);
  });
});

describe('the main group', () => {
  const main = '/sponsors/main-sponsor-group';
  const onMaster = { instanceId: demo.masterSite };

  it('is the master site’s, and read on every site of its network without what is private', async () => {
    const sponsorId = await newSponsor('Ligasponsor', onMaster);
    const named = { name: 'Ligans partners', size: 'large' };
    const posted = await calls.ask<SponsorGroup>(post(named, { url: main, ...onMaster }));
    await calls.ask(post({ sponsors: [{ sponsorId }] }, { url: '/sponsors/main-sponsors', ...onMaster }));
    const read = await calls.get<SponsorGroup>(main, demo.site);
    expect(read).toMatchObject({ ...named, isMain: true, id: posted.body.id });
    expect(read.sponsors?.map(({ sponsor }) => sponsor?.name)).toEqual(['Ligasponsor']);
    expect(JSON.stringify(read)).not.toContain('hemlig');
    expect(members(await calls.get<SponsorGroup>(main, demo.otherNetworksSite))).toEqual([]);
    const put = await calls.put<SponsorGroup>(main, { name: 'Partners' }, onMaster);
    expect([put.body.name, put.body.size, members(put.body)]).toEqual(['Partners', 'large', [sponsorId]]);
    const { items } = await calls.get<{ items: AuditEntry[] }>(
      '/audit?entity=main-sponsors&entityId=only',
      demo.masterSite,
    );
    expect(items.map(({ changes }) => changes.map(({ path }) => path))).toContainEqual(['sponsors']);
  });

  it('shares a sponsor with a group of the master site, and both say so', async () => {
    const sponsorId = await newSponsor('Dubbelsponsor', onMaster);
    await calls.ask(post({ name: 'Ligans partners' }, { url: main, ...onMaster }));
    await calls.ask(post({ sponsors: [{ sponsorId }] }, { url: '/sponsors/main-sponsors', ...onMaster }));
    const groups = { groups: [{ name: 'Nivå ett' }] };
    const { body } = await calls.ask<SponsorGroups>(
      post(groups, { url: '/sponsors/site-sponsor-groups', ...onMaster }),
    );
    const url = `/sponsors/site-sponsors/${body.groups[0]?.id}`;
    const none = await calls.get<SponsorGroup>(main, demo.masterSite);
    expect(none.sponsors?.[0]?.sponsor).toMatchObject({ mainGroup: none.name, siteGroup: null });
    const site = await calls.put<SponsorGroup>(url, { sponsors: [{ sponsorId }] }, onMaster);
    expect(site.body.sponsors?.[0]?.sponsor).toMatchObject({ mainGroup: none.name, siteGroup: 'Nivå ett' });
    const both = await calls.get<SponsorGroup>(main, demo.masterSite);
    expect(both.sponsors?.[0]?.sponsor).toMatchObject({ siteGroup: 'Nivå ett' });
    expect(await calls.get(`/sponsors/sponsors/${sponsorId}`, demo.masterSite)).toMatchObject({
      mainGroup: none.name,
      siteGroup: 'Nivå ett',
    });
  });

  it('is refused to administrators of other sites, and not to super administrators', async () => {
    const calledFor = [
      post({ name: 'Egen' }, { url: main }),
      { method: 'PUT' as const, url: main, body: { name: 'Egen' } },
      post({ sponsors: [] }, { url: '/sponsors/main-sponsors' }),
    ];
    for (const call of calledFor) {
      const refusal = await calls.refused({ ...call, subject: demo.oneSiteOnly });
      expect(refusal).toMatchObject({ status: 403, faults: ['x-s8y-instance-id masterSite'] });
    }
    await calls.ask({ method: 'PUT', url: main, body: { name: 'Ligan' }, subject: demo.superAdministrator });
    expect(await calls.get(main, demo.masterSite)).toMatchObject({ name: 'Ligan' });
  });

  it('takes no sponsor of another site', async () => {
    const body = { sponsors: [{ sponsorId: sponsors[0] }] };
    const call = post(body, { url: '/sponsors/main-sponsors', ...onMaster });
    expect(await calls.refused(call)).toMatchObject({ status: 422, faults: ['sponsors.0.sponsorId unknown'] });
  });
});
