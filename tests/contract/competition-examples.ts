import type { Example } from './example.ts';
import type { TestService } from './test-service.ts';

/** A season, series and game type, as a competition's body has them. */
export type Combination = Readonly<Record<'season' | 'series' | 'gameType', { readonly uuid: string }>>;

/** What the demo has of competitions. `free` are combinations that no competition has. */
export type KnownCompetitions = {
  readonly seriesUuid: string;
  /** A season that no competition uses. */
  readonly unusedSeasonUuid: string;
  readonly ssgtUuid: string;
  readonly ssgt: Combination;
  readonly draftSsgtUuid: string;
  readonly connectedTeamUuid: string;
  readonly free: readonly Combination[];
};

type CompetitionOperations =
  | 'listSeries'
  | 'getSeries'
  | 'createSeries'
  | 'updateSeries'
  | 'listCompetitionsBySeries'
  | 'listSeasons'
  | 'createSeason'
  | 'deleteSeason'
  | 'getSeason'
  | 'updateSeason'
  | 'listGameTypes'
  | 'listSsgts'
  | 'listAvailableSsgts'
  | 'getSsgt'
  | 'createSsgt'
  | 'updateSsgt'
  | 'changeSsgtState'
  | 'listConnectedTeams'
  | 'connectTeams'
  | 'connectTeamExternalId';

let made = 0;
const names = (text: string) => [
  { language: 'sv', translation: text },
  { language: 'en', translation: `${text} (en)` },
];
const series = () => ({ code: `EX${made++}`, names: names('Exempelserien') });
const register = { uuid: 'RegisterIsa1', code: 'isa', visible: true, name: 'ISA' };
const ssgt = (combination: Combination | undefined) => ({
  ...combination,
  names: names('Exempeltävlingen'),
  extIds: [{ extId: `isa-${made++}`, extIdType: register }],
  active: true,
});

/** One good call of every operation of the tags Series, Seasons, GameTypes and Ssgts. */
export const competitionExamples: Readonly<
  Record<CompetitionOperations, (known: { competitions: KnownCompetitions }) => Example>
> = {
  listSeries: () => ({ query: { searchToken: 'l', page: '1', pageSize: '5', sortBy: 'code' }, status: 200 }),
  getSeries: ({ competitions: { seriesUuid } }) => ({ path: { seriesUuid }, status: 200 }),
  createSeries: () => ({ body: series(), status: 201 }),
  updateSeries: ({ competitions: { seriesUuid } }) => ({ path: { seriesUuid }, body: series(), status: 200 }),
  listCompetitionsBySeries: ({ competitions: { seriesUuid } }) => ({
    path: { seriesUuid },
    query: { searchToken: '20', state: 'archived' },
    status: 200,
  }),
  listSeasons: () => ({ query: { searchToken: '20', pageSize: '3' }, status: 200 }),
  createSeason: () => ({ body: { code: String(2100 + made++), names: names('Framtiden') }, status: 201 }),
  getSeason: ({ competitions }) => ({ path: { seasonUuid: competitions.ssgt.season.uuid }, status: 200 }),
  updateSeason: ({ competitions }) => ({
    path: { seasonUuid: competitions.ssgt.season.uuid },
    body: { code: String(2100 + made++), names: names('Framtiden') },
    status: 200,
  }),
  deleteSeason: ({ competitions }) => ({ path: { seasonUuid: competitions.unusedSeasonUuid }, status: 204 }),
  listGameTypes: () => ({ status: 200 }),
  listSsgts: ({ competitions: { seriesUuid } }) => ({
    query: { searchToken: '20', seriesUuid, active: 'true', sortBy: 'season', sortOrder: 'desc', pageSize: '5' },
    status: 200,
  }),
  listAvailableSsgts: () => ({ query: { date: '2022', pageSize: '5' }, status: 200 }),
  getSsgt: ({ competitions: { ssgtUuid } }) => ({ path: { ssgtUuid }, status: 200 }),
  createSsgt: ({ competitions: { free } }) => ({ body: ssgt(free[made % free.length]), status: 201 }),
  updateSsgt: ({ competitions }) => ({
    path: { ssgtUuid: competitions.ssgtUuid },
    body: { ...ssgt(competitions.ssgt), extIds: undefined },
    status: 200,
  }),
  changeSsgtState: ({ competitions: { draftSsgtUuid } }) => ({
    path: { transition: 'draft-to-active', ssgtUuid: draftSsgtUuid },
    status: 200,
  }),
  listConnectedTeams: ({ competitions: { ssgtUuid } }) => ({ path: { ssgtUuid }, status: 200 }),
  connectTeams: ({ competitions: { ssgtUuid, connectedTeamUuid } }) => ({
    path: { ssgtUuid },
    body: { addedTeams: [{ uuid: connectedTeamUuid }], removedTeams: [] },
    status: 200,
  }),
  connectTeamExternalId: ({ competitions: { ssgtUuid, connectedTeamUuid } }) => ({
    path: { ssgtUuid, teamUuid: connectedTeamUuid },
    body: { extId: `fed-${made++}`, extIdType: { uuid: 'RegisterFed1' } },
    status: 200,
  }),
};

/** Finds what the examples of competitions need, in the site that the tests work on, and makes the season that nothing uses. */
export async function findCompetitions(service: TestService): Promise<KnownCompetitions> {
  const get = async <Reply>(path: string) => (await service.call({ url: `/api/sports-v2/${path}` })).json<Reply>();
  type Thing = { uuid: string };
  type Ssgt = Thing & Combination & { state: string; teamCount: number };
  const { items: ssgts } = await get<{ items: Ssgt[] }>('ssgts?pageSize=100');
  const active = ssgts.find(({ state, teamCount }) => state === 'active' && teamCount > 0);
  const draft = ssgts.find(({ state }) => state === 'draft');
  if (!active || !draft) throw new Error('the demo has no active competition with teams, or no draft');
  const { season, series: ofSeries, gameType } = active;
  const [team] = await get<Thing[]>(`ssgts/${active.uuid}/teams`);
  const { items: seasons } = await get<{ items: Thing[] }>('seasons');
  const { items: allSeries } = await get<{ items: Thing[] }>('series');
  const gameTypes = await get<Thing[]>('game-types');
  const free = allCombinations(seasons, allSeries, gameTypes).filter(
    (one) =>
      !ssgts.some((taken) =>
        (['season', 'series', 'gameType'] as const).every((key) => taken[key].uuid === one[key].uuid),
      ),
  );
  const unused = await service.call({ method: 'POST', url: '/api/sports-v2/seasons', body: { code: '1999' } });
  return {
    seriesUuid: ofSeries.uuid,
    unusedSeasonUuid: unused.json<Thing>().uuid,
    ssgtUuid: active.uuid,
    ssgt: { season, series: ofSeries, gameType },
    draftSsgtUuid: draft.uuid,
    connectedTeamUuid: team?.uuid ?? '',
    free,
  };
}

function allCombinations(
  seasons: readonly { uuid: string }[],
  allSeries: readonly { uuid: string }[],
  gameTypes: readonly { uuid: string }[],
): Combination[] {
  return seasons.flatMap((season) =>
    allSeries.flatMap((one) =>
      gameTypes.map((gameType) => ({
        season: { uuid: season.uuid },
        series: { uuid: one.uuid },
        gameType: { uuid: gameType.uuid },
      })),
    ),
  );
}
