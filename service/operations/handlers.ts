import type { Handlers } from '../http/handler.ts';
import { instanceConfigHandlers } from './instance-config.ts';
import { playerHandlers } from './players.ts';
import { seriesHandlers } from './series.ts';
import type { Services } from './services.ts';
import { sportHandlers } from './sports.ts';
import { staffHandlers } from './staff.ts';
import { teamHandlers } from './teams.ts';
import { userHandlers } from './users.ts';

/** The handlers of all operations: one file per tag of the contract. A new operation does not compile until it is answered. */
export function createHandlers(services: Services): Handlers {
  return {
    ...userHandlers(services),
    ...instanceConfigHandlers(services),
    ...sportHandlers(services),
    ...seriesHandlers(services),
    ...teamHandlers(services),
    ...playerHandlers(services),
    ...staffHandlers(services),
  };
}
