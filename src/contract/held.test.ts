import { beforeEach, expect, it, vi } from 'vitest';
import { apiFetch, configureApi, versionOf } from './fetcher.ts';
import { held } from './held.ts';
import { sampleSettings } from './sample-settings.ts';

beforeEach(() => configureApi(sampleSettings));

it('takes the thing out of its envelope, with the version of the reply', async () => {
  const body = JSON.stringify({ code: 200, data: { article: { id: 'a' } } });
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { etag: '"7"' } }));
  const reply = apiFetch<{ data: { article: { id: string } } }>('/articles/a');
  const thing = await held(reply, ({ data }) => data.article);
  expect(thing).toEqual({ id: 'a' });
  expect(versionOf(thing)).toBe('"7"');
});
