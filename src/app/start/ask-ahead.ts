import { type Reply, send } from '../../contract/send.ts';
import type { KeptSession } from '../auth/kept-session.ts';
import type { ConsoleConfig } from '../config.ts';

/**
 * What every page waits for, whatever it shows: the sites of the user, and whether it is a super administrator. Written out, because
 * the client that knows the addresses comes later; the test compares them.
 */
export const AWAITED = ['/users/networks', '/users/is-superadmin'] as const;

/** Asks the service for {@link AWAITED} while the console's code is still on its way. */
export function askAhead(
  { apiBase, requestTimeoutMs }: ConsoleConfig,
  { accessToken }: KeptSession,
): Map<string, Promise<Reply>> {
  const api = { base: apiBase, timeoutMs: requestTimeoutMs, accessToken: async () => accessToken };
  const ask = (url: string): [string, Promise<Reply>] => {
    const reply = send(api, undefined, url, { method: 'GET' });
    // A failure is handled where the answer is taken.
    reply.catch(() => undefined);
    return [url, reply];
  };
  return new Map(AWAITED.map(ask));
}
