import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { startTestService, type TestService } from './test-service.ts';

type Tag = components['schemas']['Tag'];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it('the list filters by use and state and orders by use', async () => {
  const list = async (query: string) =>
    (await service.call({ url: `/api/meta/tag?${query}` })).json<{ items: Tag[]; total: number }>();
  const used = await list('used=true&sortBy=usageCount&sortOrder=desc&pageSize=100');
  const counts = used.items.map((tag) => tag.usageCount);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(Math.min(...counts)).toBeGreaterThan(0);
  const off = await list('active=false');
  expect(off.items.map((tag) => tag.active)).not.toContain(true);
  expect(off.total).toBeGreaterThan(0);
});
