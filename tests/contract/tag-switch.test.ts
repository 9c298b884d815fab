import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

type Tag = { value: string; active: boolean };

it('a tag is deactivated and activated by the GET of the specification, too, and only by its siteTag=true', async () => {
  const name = 'Av och på igen';
  const made = await service.call({ method: 'POST', url: '/api/meta/tag?siteTag=true', body: { name } });
  const { value } = made.json<Tag>();
  const at = (tag: string, query: string) => `/api/meta/tag/${encodeURIComponent(tag)}${query}`;
  const isActive = async () => (await service.call({ url: at(value, '') })).json<Tag>().active;
  const flip = () => service.call({ url: at(value, '?siteTag=true') });
  const off = await flip();
  expect([off.json<Tag>().active, await isActive()]).toEqual([false, false]);
  expect(off.headers.etag).not.toBe(made.headers.etag);
  expect((await flip()).json<Tag>().active).toBe(true);
  expect((await service.call({ url: at(value, '?siteTag=') })).json<Tag>().active).toBe(true);
  expect((await service.call({ url: at('custom.nowhere', '?siteTag=true') })).statusCode).toBe(404);
  expect((await service.call({ method: 'HEAD', url: at(value, '?siteTag=true') })).statusCode).toBe(200);
  expect(await isActive(), 'a HEAD changes nothing').toBe(true);
  const elsewhere = await service.call({ url: at(value, '?siteTag=true'), instanceId: 'bjorn1_bjorn' });
  expect([elsewhere.statusCode, await isActive()]).toEqual([404, true]);
});
