import type { Handlers } from '../http/handler.ts';
import { listGameTypes } from '../store/game-types/game-types.ts';
import type { Services } from './services.ts';

/** The operations of the tag GameTypes. */
export function gameTypeHandlers({ database }: Services): Pick<Handlers, 'listGameTypes'> {
  return {
    async listGameTypes({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listGameTypes) };
    },
  };
}
