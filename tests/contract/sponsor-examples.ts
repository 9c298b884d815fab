import type { components } from '../../generated/schema.d.ts';
import type { Example } from './example.ts';
import { demo, type TestService } from './test-service.ts';

type SponsorGroup = components['schemas']['SponsorGroup'];

/** What the examples of sponsors need: sponsors and a group, made for them. */
export type KnownSponsors = Readonly<Record<'kept' | 'changed' | 'doomed' | 'renewed' | 'group', string>>;

type SponsorOperations =
  | 'listSponsors'
  | 'saveSponsor'
  | 'getSponsor'
  | 'updateSponsor'
  | 'deleteSponsor'
  | 'renewSponsor'
  | 'listSponsorUses'
  | 'getMainSponsorGroup'
  | 'saveMainSponsorGroup'
  | 'updateMainSponsorGroup'
  | 'saveMainSponsors'
  | 'listSiteSponsorGroups'
  | 'listSponsorGroupNames'
  | 'saveSiteSponsorGroups'
  | 'updateSiteSponsorGroups'
  | 'saveSiteSponsors'
  | 'getSiteSponsors'
  | 'updateSiteSponsors';

let made = 0;
const id = (path: string) => ({ path: { id: path } });
/** What another system knows a sponsor by is unique, so that the same example can be sent again. */
const sponsor = () => ({
  name: 'Exempel Bygg',
  alt: 'Exempel Bygg, husbyggare',
  url: 'https://bygg.example',
  urlParameters: 'utm_source=frosthamn',
  openInNewTab: true,
  active: true,
  contractFrom: '2026-07-01',
  contractUntil: '2027-06-30',
  warnDays: 60,
  contact: { name: 'Eva Exempel', email: 'eva@bygg.example', phone: '08-1' },
  note: 'Betalar i juli.',
  externalId: `CRM-${made++}`,
});
const main = { name: 'Ligans partners', size: 'large', columns: 4, ground: 'light', order: 'fixed' };
/** The main group is kept with the master site, whose administrator the tests' own is, too. */
const onMaster = { instanceId: demo.masterSite };
const membership = (sponsorId: string) => ({ sponsorId, sortOrder: 0, visibleFrom: '2026-07-01', url: null });
const groups = (group: string) => ({ groups: [{ id: group, name: 'Guld', size: 'large', ground: 'dark' }] });

/** One good call of every operation of the tag Sponsors. */
export const sponsorExamples: Readonly<Record<SponsorOperations, (known: { sponsors: KnownSponsors }) => Example>> = {
  listSponsors: () => ({
    query: {
      search: 'bygg',
      state: 'active',
      endsFrom: '2026-01-01',
      page: '1',
      pageSize: '5',
      sortBy: 'contractUntil',
    },
    status: 200,
  }),
  saveSponsor: () => ({ body: sponsor(), status: 201 }),
  getSponsor: ({ sponsors }) => ({ ...id(sponsors.kept), query: { timeZone: 'UTC' }, status: 200 }),
  updateSponsor: ({ sponsors }) => ({ ...id(sponsors.changed), body: sponsor(), status: 200 }),
  deleteSponsor: ({ sponsors }) => ({ ...id(sponsors.doomed), query: { evenInUse: 'true' }, status: 204 }),
  renewSponsor: ({ sponsors }) => ({ ...id(sponsors.renewed), status: 200 }),
  listSponsorUses: ({ sponsors }) => ({ ...id(sponsors.kept), status: 200 }),
  getMainSponsorGroup: () => ({ status: 200 }),
  saveMainSponsorGroup: () => ({ ...onMaster, body: main, status: 200 }),
  updateMainSponsorGroup: () => ({ ...onMaster, body: main, status: 200 }),
  saveMainSponsors: () => ({ ...onMaster, body: { sponsors: [] }, status: 200 }),
  listSiteSponsorGroups: () => ({ query: { includeSponsors: 'false' }, status: 200 }),
  listSponsorGroupNames: () => ({ status: 200 }),
  saveSiteSponsorGroups: ({ sponsors }) => ({ body: groups(sponsors.group), status: 200 }),
  updateSiteSponsorGroups: ({ sponsors }) => ({ body: groups(sponsors.group), status: 200 }),
  saveSiteSponsors: ({ sponsors }) => ({
    body: { groupId: sponsors.group, sponsors: [membership(sponsors.kept)] },
    status: 200,
  }),
  getSiteSponsors: ({ sponsors }) => ({ path: { groupId: sponsors.group }, status: 200 }),
  updateSiteSponsors: ({ sponsors }) => ({
    path: { groupId: sponsors.group },
    body: { sponsors: [membership(sponsors.kept)] },
    status: 200,
  }),
};

/** Makes what the examples need. */
export async function findSponsors(service: TestService): Promise<KnownSponsors> {
  const newSponsor = async () => {
    const reply = await service.call({ method: 'POST', url: '/api/sponsors/sponsors', body: sponsor() });
    return reply.json<{ id: string }>().id;
  };
  const url = '/api/sponsors/site-sponsor-groups';
  const before = (await service.call({ url: `${url}?includeSponsors=false` })).json<{ groups: SponsorGroup[] }>();
  const body = { groups: [...before.groups, { name: 'Exempel' }] };
  const saved = (await service.call({ method: 'POST', url, body })).json<{ groups: SponsorGroup[] }>();
  return {
    kept: await newSponsor(),
    changed: await newSponsor(),
    doomed: await newSponsor(),
    renewed: await newSponsor(),
    group: saved.groups.at(-1)?.id ?? '',
  };
}
