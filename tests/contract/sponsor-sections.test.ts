import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ResolvedLayout,
  ShownSponsorGroup,
  SiteLayout,
  Sponsor,
  SponsorGroups,
} from '../../service/store/contract.ts';
import { type SettingsCalls, startSettingsCalls } from './settings-calls.ts';
import { demo } from './test-service.ts';

// Groups of sponsors where sections show them: the network's main group among them, and what it takes to delete one.

const groupsUrl = '/sponsors/site-sponsor-groups';
let calls: SettingsCalls;
beforeAll(async () => {
  calls = await startSettingsCalls();
});
afterAll(() => calls.service.close());

const post = (url: string, body: object, more = {}) => ({ method: 'POST' as const, url, body, ...more });
const newSponsor = async (name: string, { instanceId = '', ...more }: Record<string, string> = {}) =>
  (
    await calls.ask<Sponsor>(
      post('/sponsors/sponsors', { name, ...more }, instanceId === '' ? {} : { instanceId }),
      201,
    )
  ).body.id;
const saveGroups = (groups: readonly object[], query = '') =>
  calls.ask<SponsorGroups>({ method: 'PUT', url: `${groupsUrl}${query}`, body: { groups } });

let made = 0;
/** A layout with one section of sponsors, which shows these groups. */
async function layoutWith(groupIds: readonly string[], name = `Sida ${++made}`): Promise<SiteLayout> {
  const [id, sectionGroupId] = [`sponsors-${made}-${name.length}`, `foot-${made}-${name.length}`];
  const section = { id, sectionGroupId, type: 'SPONSORS', title: 'Partner', config: { groupIds } };
  const sectionGroups = [{ id: sectionGroupId, name: 'Nederst', sections: [section] }];
  return (await calls.ask<SiteLayout>(post('/layouts/site-layouts', { name, kind: 'page', sectionGroups }), 201)).body;
}

/** What the only section of a layout shows now: its state, and the names in their order. */
async function shownBy({ id }: SiteLayout) {
  const { groups } = await calls.get<ResolvedLayout>(`/layouts/site-layouts/${id}/resolved`);
  const [section] = groups.flatMap(({ sections }) => sections);
  return { state: section?.state, names: section?.items.map(({ title }) => title), problems: section?.problems };
}

describe('a group that a section names', () => {
  it('is deleted only when that is said, and the refusal names section and page', async () => {
    const { body } = await saveGroups([{ name: 'Guld' }, { name: 'Silver' }]);
    const [gold, silver] = body.groups;
    await layoutWith([gold?.id ?? ''], 'Startsidan');
    const refusal = await calls.service.call({ method: 'PUT', url: `/api${groupsUrl}`, body: { groups: [silver] } });
    expect([refusal.statusCode, refusal.json()]).toEqual([
      409,
      expect.objectContaining({
        uses: 1,
        fields: [{ path: 'groups', message: 'Guld: Startsidan › Partner', code: 'inUse' }],
      }),
    ]);
    expect((await calls.get<SponsorGroups>(groupsUrl)).groups).toHaveLength(2);
    // By POST alike, and one that no section names goes without a question.
    expect(await calls.refused(post(groupsUrl, { groups: [] }))).toMatchObject({
      status: 409,
      faults: ['groups inUse'],
    });
    await saveGroups([gold ?? {}]);
    await saveGroups([], '?evenInUse=true');
    expect((await calls.get<SponsorGroups>(groupsUrl)).groups).toEqual([]);
  });
});

it('tells of a sponsor whose contract has ended, until it is out of the group', async () => {
  const [own, over] = [await newSponsor('Kvar'), await newSponsor('Slut', { contractUntil: '2026-06-30' })];
  const { body } = await saveGroups([{ name: 'Guld' }]);
  const gold = body.groups[0]?.id ?? '';
  await calls.put(`/sponsors/site-sponsors/${gold}`, { sponsors: [{ sponsorId: own }, { sponsorId: over }] });
  const layout = await layoutWith([gold]);
  expect(await shownBy(layout)).toMatchObject({
    names: ['Kvar'],
    problems: [{ severity: 'warning', code: 'sponsorEnded', title: 'Slut', href: `/sponsors/all/${over}/edit` }],
  });
  await calls.put(`/sponsors/site-sponsors/${gold}`, { sponsors: [{ sponsorId: own }] });
  expect((await shownBy(layout)).problems).toEqual([]);
  await saveGroups([], '?evenInUse=true');
});

it('are named for the section to choose from, the main group of the network first', async () => {
  await saveGroups([{ name: 'Guld' }, { name: 'Silver' }]);
  const names = await calls.get<ShownSponsorGroup[]>('/sponsors/group-names');
  expect(names.map(({ id, isMain, displayName }) => [id === 'main', isMain, displayName])).toEqual([
    [true, true, expect.any(String)],
    [false, false, 'Guld'],
    [false, false, 'Silver'],
  ]);
  await saveGroups([], '?evenInUse=true');
});

describe('the main group of the network', () => {
  it('stands in a section that names it, in its place, and first in one that names none', async () => {
    const [own, main] = [await newSponsor('Egen'), await newSponsor('Ligans', { instanceId: demo.masterSite })];
    const { body } = await saveGroups([{ name: 'Guld' }]);
    const gold = body.groups[0]?.id ?? '';
    await calls.put(`/sponsors/site-sponsors/${gold}`, { sponsors: [{ sponsorId: own }] });
    const onMaster = { instanceId: demo.masterSite };
    await calls.ask(post('/sponsors/main-sponsors', { sponsors: [{ sponsorId: main }] }, onMaster));
    expect(await shownBy(await layoutWith(['main']))).toEqual({ state: 'shown', names: ['Ligans'], problems: [] });
    expect((await shownBy(await layoutWith([gold, 'main']))).names).toEqual(['Egen', 'Ligans']);
    expect((await shownBy(await layoutWith([]))).names).toEqual(['Ligans', 'Egen']);
    // It alone makes the section one that is not empty.
    await calls.put(`/sponsors/site-sponsors/${gold}`, { sponsors: [] });
    expect((await shownBy(await layoutWith([]))).names).toEqual(['Ligans']);
    await calls.put('/sponsors/main-sponsor-group', { name: 'Partners', visible: false }, onMaster);
    expect((await shownBy(await layoutWith(['main']))).names).toEqual([]);
  });
});
