import { expect, it, vi } from 'vitest';
import { send } from './send.ts';

vi.mock('../../generated/service.ts', async (original) => ({
  ...(await original<object>()),
  MEDIA: 'application/vnd.api+json',
}));

it('sends and asks for the media type of the service', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
  const api = { base: '', timeoutMs: 1000, accessToken: () => Promise.resolve(undefined) };
  const headers = { 'Content-Type': 'application/json' };
  await send(api, undefined, '/things', { method: 'POST', headers, body: '{}' });
  await send(api, undefined, '/things', {});
  const sent = asked.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(sent.map((each) => [each.get('accept'), each.get('content-type')])).toEqual([
    ['application/vnd.api+json', 'application/vnd.api+json'],
    ['application/vnd.api+json', null],
  ]);
});
