import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { createTeam, updateTeam } from '../store/teams/team-writes.ts';
import { getTeam, listAllTeams, listTeams } from '../store/teams/teams.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';
import { needSuperAdministrator, needSuperAdministratorIn } from './super-administrator.ts';

type TeamOperations = 'listTeams' | 'listAllTeams' | 'getTeam' | 'createTeam' | 'updateTeam';

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
    async updateTeam({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateTeam(tx, author(caller), path.teamUuid, body, expectedVersion, async ({ ownerInstanceId }) => {
          // Compared with the locked team: an owner that a super administrator gives it meanwhile would be taken back.
          if (ownerInstanceId !== body.ownerInstanceId) await needSuperAdministratorIn(tx, caller, refusal);
        }),
      );
      return { status: 200, body: saved.team, version: saved.version };
    },
  };
}

/** A team's owner is a super administrator's to choose; others make teams for their own site. */
const refusal = { path: 'ownerInstanceId', message: 'Only a super administrator can choose another owner.' };
