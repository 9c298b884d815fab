import { vi } from 'vitest';
import { configureApi } from './fetcher.ts';

/** A service that answers every call, at whichever site: tests see where calls went, and switch the site in between. */
export function siteService(answer: (url: string) => unknown) {
  const calls: string[] = [];
  let active = 'frost1_frost';
  configureApi({
    base: '',
    timeoutMs: 30_000,
    instanceId: () => active,
    accessToken: async () => 'token',
    onUnauthorized: async () => false,
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers }: RequestInit) => {
    calls.push(`${method} ${url.split('?')[0]} ${new Headers(headers).get('x-s8y-instance-id')}`);
    return new Response(JSON.stringify(answer(url)));
  });
  return {
    calls,
    switchTo: (instanceId: string): void => {
      active = instanceId;
    },
  };
}
