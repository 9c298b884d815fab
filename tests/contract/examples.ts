import { randomUUID } from 'node:crypto';
import type { operations } from '../../generated/schema.d.ts';
import type { Operation } from '../../service/http/contract.ts';
import { articleExamples, findArticles, type KnownArticles } from './article-examples.ts';
import { auditExamples } from './audit-examples.ts';
import { competitionExamples, findCompetitions, type KnownCompetitions } from './competition-examples.ts';
import type { Example } from './example.ts';
import { findGames, gameExamples, type KnownGames } from './game-examples.ts';
import { findLayouts, type KnownLayouts, layoutExamples } from './layout-examples.ts';
import { findMedia, type KnownMedia, mediaExamples } from './media-examples.ts';
import { findMerges, type KnownMerges, mergeExamples } from './merge-examples.ts';
import { findRouting, type KnownRouting, routingExamples } from './routing-examples.ts';
import { findSettings, type KnownSettings, settingsExamples } from './settings-examples.ts';
import { findSponsors, type KnownSponsors, sponsorExamples } from './sponsor-examples.ts';
import { findTags, type KnownTags, tagExamples } from './tag-examples.ts';
import { demo, type TestCall, type TestService } from './test-service.ts';

/** Things that the demo has, for calls that need one. */
export type Known = {
  readonly teamUuid: string;
  readonly ownerInstanceId: string;
  readonly playerUuid: string;
  readonly staffUuid: string;
  readonly competitions: KnownCompetitions;
  readonly games: KnownGames;
  readonly tags: KnownTags;
  readonly media: KnownMedia;
  readonly routing: KnownRouting;
  readonly articles: KnownArticles;
  readonly settings: KnownSettings;
  readonly layouts: KnownLayouts;
  readonly sponsors: KnownSponsors;
  readonly merges: KnownMerges;
};

let made = 0;
/** Codes are unique, so that the same example can be sent again. */
const team = (ownerInstanceId: string) => ({
  displayName: 'Frosthamn Example',
  teamCode: `EX${made++}`,
  ownerInstanceId,
  gender: 'female',
  nationality: 'sv',
  teamNames: { short: 'Example', long: 'Frosthamn Example' },
  teamInfo: { instagram: 'https://instagram.example/frosthamn' },
  series: [],
});

const player = (teamUuid: string, mediaString: string) => ({
  firstName: 'Tindra',
  lastName: 'Exempelsson',
  nationality: 'sv',
  jerseyNumber: 17,
  positionCode: 'D',
  shoots: 'L',
  dateOfBirth: '2003-02-14',
  height: 176,
  weight: 71,
  gender: 'female',
  team: { uuid: teamUuid },
  portraitList: [{ mediaString, sortOrder: 0, type: null }],
});

const staff = (teamUuid: string) => ({
  firstName: 'Sixten',
  lastName: 'Exempelsson',
  nationality: 'FI',
  role: 'Head coach',
  gender: 'male',
  contactInfo: [{ type: 'email', value: 'sixten@staff.example' }],
  teamStaffInfo: { [teamUuid]: { active: true, role: 'Head coach', sortOrder: 2 } },
});

/** One good call of every operation; a new operation does not compile, nor pass the tests, until it has one. */
export const examples: Readonly<Record<keyof operations, (known: Known) => Example>> = {
  listNetworks: () => ({ status: 200 }),
  getIsSuperAdmin: () => ({ status: 200 }),
  listProducts: () => ({ status: 200 }),
  listProductsByName: () => ({ path: { names: 'touchline,other' }, status: 200 }),
  listSports: () => ({ status: 200 }),
  listExternalIdTypes: () => ({ status: 200 }),
  listOwners: () => ({ status: 200 }),
  ...competitionExamples,
  ...gameExamples,
  ...tagExamples,
  ...mediaExamples,
  ...auditExamples,
  ...articleExamples,
  ...routingExamples,
  ...settingsExamples,
  ...layoutExamples,
  ...sponsorExamples,
  ...mergeExamples,
  getHome: () => ({ query: { timeZone: 'Europe/Stockholm' }, status: 200 }),
  getListTotals: () => ({ query: { list: '/sports-v2/teams' }, status: 200 }),
  searchSite: () => ({ query: { query: 'frost', count: '3' }, status: 200 }),
  listTeams: () => ({ query: { page: '1', pageSize: '5', sortBy: 'teamCode', sortOrder: 'desc' }, status: 200 }),
  listAllTeams: () => ({ status: 200 }),
  getTeam: ({ teamUuid }) => ({ path: { teamUuid }, status: 200 }),
  createTeam: ({ ownerInstanceId }) => ({ body: team(ownerInstanceId), status: 201 }),
  importTeams: ({ ownerInstanceId }) => ({
    body: { importUuid: randomUUID(), rows: [{ line: 2, values: team(ownerInstanceId) }] },
    status: 200,
  }),
  updateTeam: ({ teamUuid, ownerInstanceId }) => ({ path: { teamUuid }, body: team(ownerInstanceId), status: 200 }),
  getTeamImport: () => ({ status: 200 }),
  triggerTeamImport: () => ({ status: 202 }),
  listPlayers: () => ({
    query: { searchToken: 'a', page: '1', pageSize: '5', positionCode: 'D', bornFrom: '1990-01-01', sortBy: 'team' },
    status: 200,
  }),
  listPlayersWithoutTeam: () => ({ query: { page: '1', pageSize: '5' }, status: 200 }),
  listPlayerPositions: () => ({ status: 200 }),
  getPlayer: ({ playerUuid }) => ({ path: { playerUuid }, status: 200 }),
  createPlayer: ({ teamUuid, media }) => ({ body: player(teamUuid, media.imageString), status: 201 }),
  updatePlayer: ({ playerUuid, teamUuid, media }) => ({
    path: { playerUuid },
    body: player(teamUuid, media.imageString),
    status: 200,
  }),
  importPlayers: ({ teamUuid, media }) => ({
    body: { importUuid: randomUUID(), rows: [{ line: 2, values: player(teamUuid, media.imageString) }] },
    status: 200,
  }),
  findSimilarPlayers: () => ({
    body: { rows: [{ firstName: 'Tindra', lastName: 'Exempelsson', dateOfBirth: '2003-02-14' }] },
    status: 200,
  }),
  importStaff: ({ teamUuid }) => ({
    body: { importUuid: randomUUID(), rows: [{ line: 2, values: staff(teamUuid) }] },
    status: 200,
  }),
  findSimilarStaff: () => ({ body: { rows: [{ firstName: 'Tindra', lastName: 'Exempelsson' }] }, status: 200 }),
  listStaff: ({ teamUuid }) => ({ query: { teamUuid, changedFrom: '2024-01-01', sortBy: 'role' }, status: 200 }),
  listStaffWithoutTeam: () => ({ query: { search: 'a' }, status: 200 }),
  searchStaff: () => ({ query: { search: 'coach' }, status: 200 }),
  getStaff: ({ staffUuid }) => ({ path: { staffUuid }, status: 200 }),
  createStaff: ({ teamUuid }) => ({ body: staff(teamUuid), status: 201 }),
  updateStaff: ({ staffUuid, teamUuid }) => ({ path: { staffUuid }, body: staff(teamUuid), status: 200 }),
  deleteStaff: ({ staffUuid }) => ({ path: { staffUuid }, status: 204 }),
};

/** The example of an operation of the contract. */
export function exampleOf(operation: Operation, known: Known): Example {
  const example = examples[operation.id as keyof operations];
  if (!example) throw new Error(`${operation.id} has no example in tests/contract/examples.ts`);
  return example(known);
}

/** Finds what the examples need, in the site that the tests work on. */
export async function findKnown(service: TestService): Promise<Known> {
  const first = async (path: string, filter = '') => {
    const reply = await service.call({ url: `/api/sports-v2/${path}?pageSize=1${filter}` });
    const row = reply.json<{ items: { uuid: string; ownerInstanceId: string }[] }>().items[0];
    if (!row) throw new Error(`the demo has no ${path}`);
    return row;
  };
  const ofTeams = await first('teams', `&ownerInstanceId=${demo.site}`);
  const [ofPlayers, ofStaff] = [await first('players'), await first('staff')];
  const { uuid: teamUuid, ownerInstanceId } = ofTeams;
  const competitions = await findCompetitions(service);
  const games = await findGames(service);
  const tags = await findTags(service);
  const media = await findMedia(service);
  const routing = await findRouting(service);
  const settings = await findSettings(service);
  const articles = await findArticles(service);
  const layouts = await findLayouts(service);
  const sponsors = await findSponsors(service);
  const merges = await findMerges(service);
  const [playerUuid, staffUuid] = [ofPlayers.uuid, ofStaff.uuid];
  const people = { teamUuid, ownerInstanceId, playerUuid, staffUuid };
  return { ...people, competitions, games, tags, media, routing, settings, articles, layouts, sponsors, merges };
}

/** The call that an example describes. */
export function callOf(operation: Operation, example: Example): TestCall {
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(example.path?.[name] ?? ''),
  );
  const query = new URLSearchParams(example.query).toString();
  return {
    method: operation.method,
    url: query === '' ? path : `${path}?${query}`,
    ...((example.body ?? example.list) && { body: example.body ?? example.list }),
    ...(example.subject && { subject: example.subject }),
    ...(example.instanceId && { instanceId: example.instanceId }),
  };
}
