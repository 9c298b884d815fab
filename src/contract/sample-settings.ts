import type { ApiSettings } from './fetcher.ts';

/** What the fetcher is told in tests: somebody is signed in and works at one site. */
export const sampleSettings: ApiSettings = {
  base: '/api',
  timeoutMs: 30_000,
  instanceId: () => 'frost1_frost',
  accessToken: async () => 'token',
  onUnauthorized: async () => false,
};
