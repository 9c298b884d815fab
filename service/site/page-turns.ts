import type { SiteShares } from '../store/site-shares.ts';

/** Makes a page of a site when its turn has come; `address` says which of its pages. Answers or rejects as `make` does. */
export type PageTurns<Page> = (instanceId: string, address: string, make: () => Promise<Page>) => Promise<Page>;

/**
 * Makes a page once for all requests that come before it has begun: on match day hundreds ask for the same one at once.
 * No request is answered with what was read before it came.
 */
export function createPageTurns<Page>(inTurn: SiteShares): PageTurns<Page> {
  const waiting = new Map<string, Promise<Page>>();
  return (instanceId, address, make) => {
    const key = `${instanceId} ${address}`;
    const known = waiting.get(key);
    if (known) return known;
    const forget = () => waiting.delete(key);
    const makeNow = () => {
      forget();
      return make();
    };
    // Not at once: it must be in the map before it begins.
    const page = Promise.resolve().then(() => inTurn(instanceId, makeNow));
    waiting.set(key, page);
    page.catch(forget);
    return page;
  };
}
