import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, Sponsor, SponsorInput, SponsorUse } from '../../service/store/contract.ts';
import { openDatabase } from '../../service/store/database.ts';
import { getSponsor } from '../../service/store/sponsors/sponsors.ts';
import { dayIn } from '../../service/store/time/days.ts';
import { daysAfter, nextYear } from '../fixtures/days-ahead.ts';
import { mediaCalls, picture } from './media-calls.ts';
import { type SettingsCalls, startSettingsCalls } from './settings-calls.ts';
import { demo } from './test-service.ts';

const url = '/sponsors/sponsors';
let calls: SettingsCalls;
beforeAll(async () => {
  calls = await startSettingsCalls();
});
afterAll(() => calls.service.close());

const make = async (input: Partial<SponsorInput> = {}) =>
  (await calls.ask<Sponsor>({ method: 'POST', url, body: { name: 'Granvik Bygg', ...input } }, 201)).body;
const post = (body: object, more = {}) => ({ method: 'POST' as const, url, body, ...more });
const list = (query: string) => calls.get<{ items: Sponsor[]; total: number }>(`${url}?${query}`);
/** Where a sponsor stands, but for the pages that the demo shows all groups on. */
const usesOf = async (id: string) =>
  (await calls.get<SponsorUse[]>(`${url}/${id}/uses`)).filter(
    ({ type, title }) => type !== 'section' || title.startsWith('Sponsorsidan'),
  );
/** A day some days from today, as it is at the sites. */
const inDays = (days: number) => daysAfter(dayIn('Europe/Stockholm'), days);

describe('a sponsor', () => {
  it('is made by a POST, changed by one with its id or by a PUT, and read the same each time', async () => {
    const made = await calls.ask<Sponsor>(post({ name: ' Granvik Bygg ', url: 'granvik.example' }), 201);
    expect(made.body).toMatchObject({
      name: 'Granvik Bygg',
      url: 'http://granvik.example',
      active: true,
      warnDays: 30,
    });
    expect(await calls.get(`${url}/${made.body.id}`)).toEqual(made.body);
    const headers = { 'if-match': made.etag };
    const posted = await calls.ask<Sponsor>(post({ id: made.body.id, name: 'Granvik', note: 'Ny ägare' }, { headers }));
    expect(posted.body).toEqual({
      ...made.body,
      name: 'Granvik',
      note: 'Ny ägare',
      version: 2,
      lastModified: posted.body.lastModified,
    });
    const put = await calls.put<Sponsor>(`${url}/${made.body.id}`, { name: 'Granvik', note: null });
    expect(put.body).toMatchObject({ name: 'Granvik', note: null, url: 'http://granvik.example', version: 3 });
  });

  it('is refused where it makes no sense, at the field', async () => {
    const faults = async (body: object) => (await calls.refused(post({ name: 'Fel AB', ...body }))).faults;
    expect(await faults({ contractFrom: '2026-12-01', contractUntil: '2026-01-01' })).toEqual(['contractUntil order']);
    expect(await faults({ logo: 'video|embedded|26/11/aa01' })).toEqual(['logo notAnImage']);
    for (const address of ['javascript:alert(1)', 'https://a b.example', 'https://user:pw@x']) {
      expect(await faults({ url: address }), address).toEqual([expect.stringMatching(/^url /)]);
    }
    expect(await faults({ contractUntil: '2027-02-29' })).toEqual([expect.stringMatching(/^contractUntil /)]);
    for (const name of [' ', 'null', ' undefined ', 'x'.repeat(201)]) {
      expect(await faults({ name }), name).toEqual([expect.stringMatching(/^name /)]);
    }
    expect(await faults({ urlParameters: 'a=b&<script>' })).toEqual([expect.stringMatching(/^urlParameters /)]);
  });

  it('takes names of every kind as they are', async () => {
    for (const name of ['=HYPERLINK("https://evil.example")', 'x'.repeat(200), 'שותף ראשי', `Tom & Jerry's "Kiosk"`]) {
      expect((await make({ name })).name).toBe(name);
      expect((await list(`name=${encodeURIComponent(name)}`)).total).toBe(1);
    }
  });

  it('has an external id that no other of the site has', async () => {
    await make({ externalId: 'CRM-1' });
    expect(await calls.refused(post({ name: 'Andra', externalId: 'CRM-1' }))).toMatchObject({
      status: 409,
      faults: ['externalId repeatedExternalId'],
    });
    expect((await list('externalId=CRM-1')).total).toBe(1);
    await calls.ask(post({ name: 'Andra', externalId: 'CRM-1' }, { instanceId: demo.masterSite }), 201);
  });

  it('is the one site’s alone, and a stale change of it is told', async () => {
    const { id, name } = await make();
    const elsewhere = { instanceId: demo.masterSite };
    for (const call of [
      { url: `${url}/${id}`, ...elsewhere },
      post({ id, name }, elsewhere),
      post({ id: 'nobody', name }),
      { method: 'POST' as const, url: `${url}/${id}/renew`, ...elsewhere },
      { method: 'DELETE' as const, url: `${url}/${id}`, ...elsewhere },
    ]) {
      expect(await calls.refused(call), call.url).toMatchObject({ status: 404 });
    }
    await calls.expectOneStale(`${url}/${id}`, [{ name: 'Ett' }, { name: 'Två' }]);
    expect(await calls.refused(post({ id, name }, { headers: { 'if-match': '"1"' } }))).toMatchObject({ status: 412 });
  });

  it('leads to its address with its parameters, wherever those have to stand', async () => {
    const clickUrl = async (address: string, urlParameters: string) =>
      (await make({ url: address, urlParameters })).clickUrl;
    expect(await clickUrl('https://a.example', 'utm=1')).toBe('https://a.example?utm=1');
    expect(await clickUrl('https://www.a.example/x?y=2#z', 'utm=1')).toBe('https://www.a.example/x?y=2&utm=1#z');
    expect(await make({ url: 'https://www.a.example/x' })).toMatchObject({
      host: 'a.example',
      clickUrl: 'https://www.a.example/x',
    });
  });
});

describe('its state', () => {
  it.each([
    [{ active: false, contractUntil: inDays(-1) }, 'inactive'],
    [{ contractUntil: inDays(-1) }, 'ended'],
    [{ contractFrom: inDays(1) }, 'upcoming'],
    [{ contractUntil: inDays(0) }, 'endingSoon'],
    [{ contractUntil: inDays(30) }, 'endingSoon'],
    [{ contractUntil: inDays(31) }, 'active'],
    [{ contractUntil: inDays(31), warnDays: 60 }, 'endingSoon'],
    [{}, 'active'],
  ])('of %j is %s', async (input, state) => {
    const made = await make(input);
    expect(made.state).toBe(state);
    expect((await list(`state=${state}&pageSize=100`)).items.map(({ id }) => id)).toContain(made.id);
  });

  it('is told by the day of the time zone, and the last day still counts', async () => {
    // Exactly 24 hours apart: at every hour, the day in one is the day after that in the other.
    const [early, late] = ['Pacific/Honolulu', 'Pacific/Kiritimati'];
    const { id } = await make({ contractUntil: dayIn(early) });
    const read = (zone: string) => calls.get<Sponsor>(`${url}/${id}?timeZone=${zone}`);
    expect(await read(early)).toMatchObject({ state: 'endingSoon', daysLeft: 0 });
    expect(await read(late)).toMatchObject({ state: 'ended', daysLeft: -1 });
    expect(await calls.refused({ url: `${url}?timeZone=Nowhere/Land` })).toMatchObject({
      faults: ['timeZone unknown'],
    });
  });

  it('turns at midnight, on a leap day too', async () => {
    const { id } = await make({ contractUntil: '2028-02-29', warnDays: 0 });
    const database = await openDatabase(calls.service.databaseUrl);
    const on = async (today: string) =>
      (await database.readInstance(demo.site, (reader) => getSponsor(reader, id, { base: '', today })))?.sponsor.state;
    expect([await on('2028-02-28'), await on('2028-02-29'), await on('2028-03-01')]).toEqual([
      'active',
      'endingSoon',
      'ended',
    ]);
    await database.close();
  });
});

it('renews a contract by a year, and one that is long over until it has not ended', async () => {
  const renew = async (contractUntil: string) => {
    const { id } = await make({ contractUntil });
    return (await calls.ask<Sponsor>({ method: 'POST', url: `${url}/${id}/renew` })).body.contractUntil;
  };
  expect(await renew(`${nextYear}-06-30`)).toBe(`${nextYear + 1}-06-30`);
  expect(await renew('2096-02-29')).toBe('2097-02-28');
  expect(String(await renew('2020-01-15')) >= inDays(0)).toBe(true);
  const { id } = await make();
  const call = { method: 'POST' as const, url: `${url}/${id}/renew` };
  expect(await calls.refused(call)).toMatchObject({ status: 409, faults: ['contractUntil noEnd'] });
  const last = { ...call, url: `${url}/${(await make({ contractUntil: '2999-06-30' })).id}/renew` };
  expect(await calls.refused(last)).toMatchObject({ status: 409, faults: ['contractUntil tooLate'] });
});

describe('the list', () => {
  it('is searched, filtered by its ends and ordered', async () => {
    const ends = ['2041-03-01', '2041-01-01', '2041-02-01'];
    for (const contractUntil of ends) await make({ name: `Åkerö ${contractUntil}`, contractUntil });
    const found = await list(
      'search=akero&endsFrom=2041-01-15&endsUntil=2041-12-31&sortBy=contractUntil&sortOrder=desc',
    );
    expect(found.items.map(({ contractUntil }) => contractUntil)).toEqual(['2041-03-01', '2041-02-01']);
    const { id } = await make({ name: 'Avstängd', active: false });
    expect((await list('active=false&pageSize=100')).items.map((one) => one.id)).toContain(id);
  });
});

describe('its logos', () => {
  it('are images of the site’s library, which knows where they stand', async () => {
    const media = mediaCalls(calls.service);
    const logo = await media.createImage(await picture(9101, 120, 40));
    const other = await media.createImage(await picture(9102, 30, 90));
    const foreign = await mediaCalls(calls.service, { instanceId: demo.otherNetworksSite }).createImage(
      await picture(9103),
    );
    const made = await make({ logo: logo.mediaString, logoDark: other.mediaString });
    expect(made).toMatchObject({ logoWidth: 120, logoHeight: 40 });
    expect(made.logoUrl).toContain('/images/');
    const uses = await calls.get<object[]>(`/media/uses/image/${other.id}`);
    expect(uses).toEqual([
      { type: 'sponsor', id: made.id, title: 'Granvik Bygg', path: `/sponsors/all/${made.id}/edit`, field: 'logoDark' },
    ]);
    const { faults, status } = await calls.refused(post({ name: 'Främmande', logo: foreign.mediaString }));
    expect([status, ...faults]).toEqual([422, 'logo unknownMedia']);
    const removal = await media.remove(logo);
    expect(removal.statusCode, removal.body).toBe(409);
    expect((await media.remove(logo, '?evenInUse=true')).statusCode).toBe(204);
    const still = await calls.put<Sponsor>(`${url}/${made.id}`, { name: 'Granvik', logo: logo.mediaString });
    expect(still.body.logoUrl).toBeNull();
  });
});

it('keeps the contact out of the history, which tells only that it changed', async () => {
  const { id } = await make({ contact: { email: 'hemlig@granvik.example' } });
  await calls.put(`${url}/${id}`, { name: 'Granvik', contact: { email: 'hemligare@granvik.example' } });
  const { items } = await calls.get<{ items: AuditEntry[] }>(`/audit?entity=sponsor&entityId=${id}`);
  expect(items.map(({ changes }) => changes.filter(({ path }) => path === 'contact'))).toEqual([
    [{ path: 'contact', before: 1, after: 2 }],
    [{ path: 'contact', after: 1 }],
  ]);
  expect(JSON.stringify(items)).not.toContain('hemlig');
});

it('is deleted only when that is said where it stands in a group, which it then leaves', async () => {
  const { id } = await make();
  const saved = await calls.ask<{ groups: { id: string }[] }>(
    post({ groups: [{ name: 'Guld' }] }, { url: '/sponsors/site-sponsor-groups' }),
  );
  const group = saved.body.groups[0]?.id ?? '';
  await calls.put(`/sponsors/site-sponsors/${group}`, { sponsors: [{ sponsorId: id }] });
  expect(await usesOf(id)).toEqual([
    { type: 'group', id: group, title: 'Guld', path: `/sponsors/setup/${group}/edit` },
  ]);
  expect(await calls.get(`${url}/${id}`)).toMatchObject({
    groups: [{ id: group, name: 'Guld', isMain: false }],
  });
  const remove = { method: 'DELETE' as const, url: `${url}/${id}` };
  expect(await calls.refused(remove)).toMatchObject({ status: 409, faults: ['id inUse'] });
  await calls.ask({ ...remove, url: `${remove.url}?evenInUse=true` }, 204);
  expect(await calls.get(`/sponsors/site-sponsors/${group}`)).toMatchObject({ sponsors: [], sponsorCount: 0 });
});

it('stands on the ticket slide and in the section that show its logo', async () => {
  const media = mediaCalls(calls.service);
  const { mediaString } = await media.createImage(await picture(9104, 160, 90));
  const { id } = await make({ name: 'Biljettpartner', logoDark: mediaString });
  const section = (part: object) => ({ sectionGroupId: 'top', title: 'Biljetter', ...part });
  const shown = { media: mediaString, alt: 'Partnern' };
  const slide = { id: 'derby', kind: 'ticketPromo', name: 'Derbyt', buttonText: 'Köp', media: shown };
  const linkedImages = [{ id: 'partner', src: mediaString, url: 'https://partner.example' }];
  const sections = [
    section({ id: 'tickets', type: 'TICKET PROMO CAROUSEL', config: { slides: [slide] } }),
    section({ id: 'images', type: 'LINKED IMAGES', config: { linkedImages } }),
  ];
  const body = {
    name: 'Sponsorsidan med biljetter',
    kind: 'page',
    sectionGroups: [{ id: 'top', name: 'Överst', sections }],
  };
  const { body: layout } = await calls.ask<{ id: string }>(post(body, { url: '/layouts/site-layouts' }), 201);
  const uses = await usesOf(id);
  const address = `/layouts-pages/${layout.id}`;
  expect(uses.map(({ type, title, path }) => [type, title, path])).toEqual([
    [
      'slide',
      'Sponsorsidan med biljetter › Biljetter › Derbyt',
      `${address}/section-group/top/section/tickets/ticket-promo-carousel/slide/derby`,
    ],
    ['section', 'Sponsorsidan med biljetter › Biljetter', address],
  ]);
});

it('stands where a section shows a group of it', async () => {
  const { id } = await make();
  const groups = await calls.ask<{ groups: { id: string }[] }>(
    post({ groups: [{ name: 'Sektionens' }] }, { url: '/sponsors/site-sponsor-groups' }),
  );
  const group = groups.body.groups[0]?.id ?? '';
  await calls.put(`/sponsors/site-sponsors/${group}`, { sponsors: [{ sponsorId: id }] });
  const section = {
    id: 'sponsors',
    sectionGroupId: 'foot',
    type: 'SPONSORS',
    title: 'Partner',
    config: { groupIds: [group] },
  };
  const sectionGroups = [{ id: 'foot', name: 'Nederst', sections: [section] }];
  const body = { name: 'Sponsorsidan', kind: 'page', sectionGroups };
  const layout = await calls.ask<{ id: string }>(post(body, { url: '/layouts/site-layouts' }), 201);
  const uses = await usesOf(id);
  expect(uses.map(({ type, title, path }) => [type, title, path])).toEqual([
    ['group', 'Sektionens', `/sponsors/setup/${group}/edit`],
    ['section', 'Sponsorsidan › Partner', `/layouts-pages/${layout.body.id}`],
  ]);
  const all = await calls.get<SponsorUse[]>(`${url}/${id}/uses`);
  expect(await calls.get(`${url}/${id}`)).toMatchObject({ usageCount: all.length });
  const whole = { ...section, config: { groupIds: [] } };
  const changed = { ...body, sectionGroups: [{ id: 'foot', name: 'Nederst', sections: [whole] }] };
  await calls.put(`/layouts/site-layouts/${layout.body.id}`, changed);
  expect((await usesOf(id)).map(({ title }) => title)).toContain('Sponsorsidan › Partner');
});
