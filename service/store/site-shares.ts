import { failedConnection } from './database-failures.ts';

/** Does work of a site when its turn has come; answers or rejects as the work does. */
export type SiteShares = <Result>(instanceId: string, work: () => Promise<Result>) => Promise<Result>;

type Share = { running: number; readonly turns: Set<() => void> };

/**
 * Lets each site do at most `atOnce` things together, so that one whose work is slow, or waits for a lock, leaves
 * connections to the others. What waits for more than `patienceMs` is refused as when no connection can be had.
 */
export function createShares(atOnce: number, patienceMs: number): SiteShares {
  const shares = new Map<string, Share>();
  return async (instanceId, work) => {
    const share = shares.get(instanceId) ?? { running: 0, turns: new Set() };
    shares.set(instanceId, share);
    if (share.running < atOnce) share.running += 1;
    else await turn(share, patienceMs).catch(failedConnection);
    try {
      return await work();
    } finally {
      // Who leaves hands its place on, so that nobody who comes meanwhile takes it from the first in the row.
      const [next] = share.turns;
      if (next) next();
      else share.running -= 1;
      if (share.running === 0) shares.delete(instanceId);
    }
  };
}

function turn({ turns }: Share, patienceMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      turns.delete(go);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      turns.delete(go);
      reject(new Error('The work of the site waited too long for its turn.'));
    }, patienceMs);
    turns.add(go);
  });
}
