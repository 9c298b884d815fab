import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from './test-service.ts';

type Tag = { value: string; active: boolean };

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const at = (value: string, rest = '') => `/api/meta/tag/${encodeURIComponent(value)}${rest}`;

it('a tag is deactivated and activated by the GET of the specification, too, and only by its siteTag=true', async () => {
  const body = { name: 'Av och på igen' };
  const made = await service.call({ method: 'POST', url: '/api/meta/tag?siteTag=true', body });
  const { value } = made.json<Tag>();
  const isActive = async (query = '') => (await service.call({ url: at(value, query) })).json<Tag>().active;
  const off = await service.call({ url: at(value, '?siteTag=true') });
  expect([off.json<Tag>().active, await isActive()]).toEqual([false, false]);
  expect(off.headers.etag).not.toBe(made.headers.etag);
  expect(await isActive('?siteTag=true')).toBe(true);
  expect(await isActive('?siteTag=')).toBe(true);
  expect((await service.call({ url: at('custom.nowhere', '?siteTag=true') })).statusCode).toBe(404);
  const elsewhere = await service.call({ url: at(value, '?siteTag=true'), instanceId: 'bjorn1_bjorn' });
  expect([elsewhere.statusCode, await isActive()]).toEqual([404, true]);
});
