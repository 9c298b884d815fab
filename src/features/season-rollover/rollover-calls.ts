import { createSeason, deleteSeason, listSeasons } from '../../../generated/api/seasons/seasons.ts';
import {
  connectTeams,
  createSsgt,
  getSsgt,
  listConnectedTeams,
  listSsgts,
  updateSsgt,
} from '../../../generated/api/ssgts/ssgts.ts';
import type { ConnectedTeam, Name, Season, Ssgt, SsgtInput } from '../../../generated/model/index.ts';
import { type CallOptions, ifMatch } from '../../contract/fetcher.ts';

/** What a rollover asks of the service; a version is sent as `If-Match`. */
export interface RolloverCalls {
  findSeason(code: string): Promise<Season | undefined>;
  createSeason(input: { code: string; names: readonly Name[] }): Promise<Season>;
  deleteSeason(uuid: string, version: string | undefined): Promise<void>;
  /** The competition of a season, series and game type that is not deleted. */
  findSsgt(input: Pick<SsgtInput, 'season' | 'series' | 'gameType'>): Promise<Ssgt | undefined>;
  /** The competition that is the default of a series. */
  findDefault(seriesUuid: string): Promise<Ssgt | undefined>;
  createSsgt(input: SsgtInput): Promise<Ssgt>;
  readSsgt(uuid: string): Promise<Ssgt>;
  updateSsgt(uuid: string, input: SsgtInput, version: string | undefined): Promise<Ssgt>;
  connectedTeams(uuid: string): Promise<ConnectedTeam[]>;
  /** Connects and disconnects teams, by their identifiers. */
  changeTeams(
    uuid: string,
    change: { added?: readonly string[]; removed?: readonly string[] },
    version: string | undefined,
  ): Promise<ConnectedTeam[]>;
}

/** The most rows that the service gives at once. */
const PAGE = 100;

const refs = (uuids: readonly string[] = []): { uuid: string }[] => uuids.map((uuid) => ({ uuid }));

/** The calls of the service, bound to a site. */
export const rolloverCalls = (site: CallOptions): RolloverCalls => ({
  findSeason: async (code) => (await listSeasons({ code }, site)).items[0],
  createSeason: ({ code, names }) => createSeason({ code, names: [...names] }, site),
  deleteSeason: (uuid, version) => deleteSeason(uuid, ifMatch(version, site)),
  async findSsgt({ season, series, gameType }) {
    const wanted = { seasonUuid: season.uuid, seriesUuid: series.uuid, gameTypeUuid: gameType.uuid };
    const found = await listSsgts(wanted, site);
    return found.items[0];
  },
  async findDefault(seriesUuid) {
    for (let page = 1; ; page += 1) {
      const { items, total } = await listSsgts({ seriesUuid, page, pageSize: PAGE }, site);
      const found = items.find(({ defaultForSeries }) => defaultForSeries);
      if (found || page * PAGE >= total) return found;
    }
  },
  createSsgt: (input) => createSsgt(input, site),
  readSsgt: (uuid) => getSsgt(uuid, site),
  updateSsgt: (uuid, input, version) => updateSsgt(uuid, input, ifMatch(version, site)),
  connectedTeams: (uuid) => listConnectedTeams(uuid, site),
  changeTeams: (uuid, { added, removed }, version) =>
    connectTeams(uuid, { addedTeams: refs(added), removedTeams: refs(removed) }, ifMatch(version, site)),
});

/** A competition of a season, with its teams. */
export interface SeasonCompetition {
  ssgt: Ssgt;
  teams: readonly ConnectedTeam[];
}

/** Every competition of a season, in the order of their list; none that is deleted. */
export async function readCompetitions(seasonUuid: string, signal: AbortSignal): Promise<SeasonCompetition[]> {
  const found: Ssgt[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await listSsgts({ seasonUuid, page, pageSize: PAGE }, { signal });
    found.push(...items);
    if (items.length === 0 || found.length >= total) break;
  }
  return Promise.all(found.map(async (ssgt) => ({ ssgt, teams: await listConnectedTeams(ssgt.uuid, { signal }) })));
}

/** Every season of the site, the newest first. */
export async function readSeasons(signal: AbortSignal): Promise<Season[]> {
  const seasons: Season[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await listSeasons({ page, pageSize: PAGE }, { signal });
    seasons.push(...items);
    if (items.length === 0 || seasons.length >= total) return seasons;
  }
}
