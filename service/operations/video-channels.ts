import type { Handlers } from '../http/handler.ts';
import type { Caller } from '../identity/access-tokens.ts';
import type { Database } from '../store/database.ts';
import { listVideoChannels, saveVideoChannels } from '../store/video-channels/video-channels.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';
import { needSuperAdministrator } from './super-administrator.ts';

/** The operations of the tag VideoChannels. */
export function videoChannelHandlers({
  database,
}: Services): Pick<Handlers, 'listVideoChannels' | 'saveVideoChannels'> {
  return {
    async listVideoChannels({ site, caller }) {
      await refuseOthers(database, caller);
      const found = await database.readPlatform((platform) => listVideoChannels(platform, site.instanceId));
      return { status: 200, body: found.list, version: found.version };
    },
    async saveVideoChannels({ site, caller, body, expectedVersion }) {
      await refuseOthers(database, caller);
      const saved = await database.platform((platform) =>
        saveVideoChannels(platform, author(caller), site.instanceId, body, expectedVersion),
      );
      return { status: 200, body: saved.list, version: saved.version };
    },
  };
}

function refuseOthers(database: Database, caller: Caller): Promise<void> {
  const message = 'Only a super administrator manages video channels.';
  return needSuperAdministrator(database, caller, { path: 'Authorization', message });
}
