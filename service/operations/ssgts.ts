import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { connectTeamExternalId, connectTeams } from '../store/ssgts/connected-team-writes.ts';
import { listConnectedTeams } from '../store/ssgts/connected-teams.ts';
import { changeSsgtState } from '../store/ssgts/ssgt-states.ts';
import { createSsgt, updateSsgt } from '../store/ssgts/ssgt-writes.ts';
import { getSsgt, listSsgtChoices, listSsgts } from '../store/ssgts/ssgts.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type SsgtOperations =
  | 'listSsgts'
  | 'listAvailableSsgts'
  | 'listSiteSsgts'
  | 'listInstanceSsgts'
  | 'getSsgt'
  | 'createSsgt'
  | 'updateSsgt'
  | 'changeSsgtState'
  | 'listConnectedTeams'
  | 'connectTeams'
  | 'connectTeamExternalId';

/** The operations of the tag Ssgts. */
export function ssgtHandlers({ database }: Services): Pick<Handlers, SsgtOperations> {
  return {
    async listSsgts({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listSsgts(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listAvailableSsgts({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) =>
        listSsgts(reader, { ...query, sortBy: 'season', sortOrder: 'desc' }),
      );
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listSiteSsgts({ site, query }) {
      const newestFirst = { sortBy: 'season', sortOrder: 'desc' } as const;
      const page = await database.readInstance(site.instanceId, (reader) =>
        listSsgts(reader, { ...(query.sortBy === undefined && newestFirst), ...query }),
      );
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listInstanceSsgts({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listSsgtChoices) };
    },
    async getSsgt({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getSsgt(reader, path.ssgtUuid));
      if (!found) throw new NotFoundError('competition', path.ssgtUuid);
      return { status: 200, body: found.ssgt, version: found.version };
    },
    async createSsgt({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createSsgt(tx, author(caller), body));
      return { status: 201, body: made.ssgt, version: made.version };
    },
    async updateSsgt({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateSsgt(tx, author(caller), path.ssgtUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.ssgt, version: saved.version };
    },
    async changeSsgtState({ site, caller, path, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        changeSsgtState(tx, author(caller), path.ssgtUuid, path.transition, expectedVersion),
      );
      return { status: 200, body: saved.ssgt, version: saved.version };
    },
    ...connectedTeamHandlers(database),
  };
}

function connectedTeamHandlers(
  database: Services['database'],
): Pick<Handlers, 'listConnectedTeams' | 'connectTeams' | 'connectTeamExternalId'> {
  return {
    async listConnectedTeams({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => listConnectedTeams(reader, path.ssgtUuid));
      if (!found) throw new NotFoundError('competition', path.ssgtUuid);
      return { status: 200, body: found.teams, version: found.version };
    },
    async connectTeams({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        connectTeams(tx, author(caller), path.ssgtUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.teams, version: saved.version };
    },
    async connectTeamExternalId({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        connectTeamExternalId(tx, author(caller), path.ssgtUuid, path.teamUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.team, version: saved.version };
    },
  };
}
