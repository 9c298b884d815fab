import { expect, it, vi } from 'vitest';
import { send } from './send.ts';

vi.mock('../../generated/service.ts', async (original) => ({
  ...(await original<object>()),
  MEDIA: 'application/vnd.api+json',
}));

it('sends and asks for the media type of the service, and leaves bodies of another kind alone', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  const api = { base: '', timeoutMs: 1000, accessToken: () => Promise.resolve(undefined) };
  for (const type of ['application/json', 'text/csv'])
    await send(api, undefined, '/things', { method: 'POST', headers: { 'Content-Type': type }, body: '{}' });
  const sent = asked.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(sent.map((headers) => [headers.get('accept'), headers.get('content-type')])).toEqual([
    ['application/vnd.api+json', 'application/vnd.api+json'],
    ['application/vnd.api+json', 'text/csv'],
  ]);
});
