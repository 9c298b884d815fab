import type { Handlers } from '../http/handler.ts';
import { NotFoundError } from '../store/errors.ts';
import { changePlayers, changeStaffs } from '../store/squads/squad-writes.ts';
import { getSquad } from '../store/squads/squads.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type SquadOperations = 'getTeamSquad' | 'updateTeamSquad' | 'updateStaffSquad';

/** The operations of the tag Squads. */
export function squadHandlers({ database }: Services): Pick<Handlers, SquadOperations> {
  return {
    async getTeamSquad({ site, query }) {
      const found = await database.readInstance(site.instanceId, (reader) => getSquad(reader, query.teamUuid));
      if (!found) throw new NotFoundError('team', query.teamUuid);
      return { status: 200, body: found.squad, version: found.version };
    },
    async updateTeamSquad({ site, caller, query, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        changePlayers(tx, author(caller), query.teamUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.squad, version: saved.version };
    },
    async updateStaffSquad({ site, caller, query, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        changeStaffs(tx, author(caller), query.teamUuid, body, expectedVersion),
      );
      return { status: 200, body: saved.squad, version: saved.version };
    },
  };
}
