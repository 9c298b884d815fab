import type { Handlers } from '../http/handler.ts';
import { ConflictError, NotFoundError } from '../store/errors.ts';
import { runTeamImport } from '../store/teams/run-team-import.ts';
import { beginTeamImport, getTeamImport } from '../store/teams/team-imports.ts';
import { createTeam, updateTeam } from '../store/teams/team-writes.ts';
import { getTeam, listAllTeams, listTeams } from '../store/teams/teams.ts';
import { masterSiteOf } from '../store/users/networks.ts';
import { author } from './author.ts';
import { importRows } from './import-rows.ts';
import type { Services } from './services.ts';
import { needSuperAdministrator, needSuperAdministratorIn } from './super-administrator.ts';

type TeamOperations =
  | 'listTeams'
  | 'listAllTeams'
  | 'getTeam'
  | 'createTeam'
  | 'importTeams'
  | 'updateTeam'
  | 'getTeamImport'
  | 'triggerTeamImport';

/** The operations of the tag Teams. */
export function teamHandlers({ database }: Services): Pick<Handlers, TeamOperations> {
  return {
    async listTeams({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listTeams(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async listAllTeams({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listAllTeams) };
    },
    async getTeam({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getTeam(reader, path.teamUuid));
      if (!found) throw new NotFoundError('team', path.teamUuid);
      return { status: 200, body: found.team, version: found.version };
    },
    async createTeam({ site, caller, body }) {
      if (body.ownerInstanceId !== site.instanceId) await needSuperAdministrator(database, caller, refusal);
      const made = await database.inInstance(site.instanceId, (tx) => createTeam(tx, author(caller), body));
      return { status: 201, body: made.team, version: made.version };
    },
    async importTeams({ site, caller, body }) {
      const results = await database.inInstance(site.instanceId, (tx) =>
        importRows(tx, body, async (values) => {
          if (values.ownerInstanceId !== site.instanceId) await needSuperAdministratorIn(tx, caller, refusal);
          const made = await createTeam(tx, author(caller), values);
          return { uuid: made.team.uuid, version: made.version };
        }),
      );
      return { status: 200, body: results };
    },
    async updateTeam({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateTeam(tx, author(caller), path.teamUuid, body, expectedVersion, async ({ ownerInstanceId }) => {
          // Compared with the locked team: an owner that a super administrator gives it meanwhile would be taken back.
          if (ownerInstanceId !== body.ownerInstanceId) await needSuperAdministratorIn(tx, caller, refusal);
        }),
      );
      return { status: 200, body: saved.team, version: saved.version };
    },
    async getTeamImport({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, getTeamImport) };
    },
    async triggerTeamImport({ site, caller }) {
      const source = await database.readPlatform((reader) => masterSiteOf(reader, site.instanceId));
      if (source === site.instanceId) throw new ConflictError('masterSite', ['instanceId'], isSource);
      const { run, isNew } = await database.inInstance(site.instanceId, (tx) =>
        beginTeamImport(tx, author(caller), source),
      );
      // Goes on after the answer, on behalf of the caller.
      if (isNew)
        void runTeamImport(database, { uuid: run.uuid, target: site.instanceId, source, author: author(caller) });
      return { status: 202, body: run.teamImport };
    },
  };
}

const isSource = 'The master site of a network is where the others take their teams from.';

/** A team's owner is a super administrator's to choose; others make teams for their own site. */
const refusal = { path: 'ownerInstanceId', message: 'Only a super administrator can choose another owner.' };
