import { vi } from 'vitest';
import { configureApi } from './fetcher.ts';
import { sampleSettings } from './sample-settings.ts';

/** A service that answers every call, at whichever site: tests see where calls went, and switch the site in between. */
export function siteService(answer: (url: string) => unknown) {
  const calls: string[] = [];
  let active = 'frost1_frost';
  configureApi({ ...sampleSettings, base: '', instanceId: () => active });
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
