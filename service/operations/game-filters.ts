import { instanceHeader } from '../http/contract.ts';
import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import { getGameFilters, listGameFilterSeries, saveGameFilters } from '../store/settings/game-filters.ts';
import { isSuperAdmin, masterSiteOf } from '../store/users/networks.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';
import { settings } from './site-settings.ts';

/** The operations on what visitors of a network's sites can filter games by. */
export type GameFilterOperations = 'getGameFilters' | 'saveGameFilters' | 'listGameFilterSeries';

/** Their handlers. The filters are kept with the network's master site, so that all of its sites read the same. */
export function gameFilterHandlers({ database }: Services): Pick<Handlers, GameFilterOperations> {
  const keeperOf = (instanceId: string) => database.readPlatform((platform) => masterSiteOf(platform, instanceId));
  return {
    async getGameFilters({ site }) {
      return settings(await database.readInstance(await keeperOf(site.instanceId), getGameFilters));
    },
    async listGameFilterSeries({ site }) {
      return { status: 200, body: await database.readInstance(await keeperOf(site.instanceId), listGameFilterSeries) };
    },
    async saveGameFilters({ site, caller, body, expectedVersion }) {
      const keeper = await keeperOf(site.instanceId);
      if (keeper !== site.instanceId) {
        const mayEverywhere = await database.readPlatform((platform) => isSuperAdmin(platform, caller.subject));
        if (!mayEverywhere) throw refusedElsewhere(keeper);
      }
      return settings(
        await database.inInstance(keeper, (tx) => saveGameFilters(tx, author(caller), body, expectedVersion)),
      );
    },
  };
}

function refusedElsewhere(keeper: string): HttpError {
  const message = `The game filters of the network are changed on its master site '${keeper}' only.`;
  return new HttpError(403, message, [{ path: instanceHeader, message, code: 'masterSite' }]);
}
