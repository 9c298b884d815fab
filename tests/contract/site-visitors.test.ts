import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitor } from './site-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it('a site with many visitors at once answers its administrators before them', async () => {
  const calling = () => service.call({ url: '/api/sports-v2/teams?pageSize=1' });
  await Promise.all([visitor(service).page('/'), calling()]);
  let answered = 0;
  // Each for another page: one is made once for all.
  const visits = Array.from({ length: 60 }, async (_, index) => {
    const { statusCode } = await visitor(service).page(`/?page=${index + 1}`);
    answered += 1;
    return statusCode;
  });
  // By then all of them have begun, or wait.
  await expect.poll(() => answered, { interval: 1, timeout: 20_000 }).toBeGreaterThan(3);
  const before = answered;
  const teams = await calling();
  expect(teams.statusCode).toBe(200);
  expect(answered - before).toBeLessThan(10);
  expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
});
