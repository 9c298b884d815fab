import { afterAll, beforeAll, expect, it } from 'vitest';
import { mostMs, timed } from './cpu-time.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const url = '/api/sports-v2/staff/similar';

it('finds people whatever apostrophes both of their names are written with', async () => {
  const made = await service.call({
    method: 'POST',
    url: '/api/sports-v2/staff',
    body: { firstName: 'D’Arcy', lastName: "O'Brien" },
  });
  const rows = ["D'Arcy O’Brien", 'DʼArcy OʻBrien', 'Nobody Atall', "D'Arcy O’Brien"].map((name) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return { firstName, lastName };
  });
  const reply = await service.call({ method: 'POST', url, body: { rows } });
  const { uuid } = made.json<{ uuid: string }>();
  const found = reply.json<{ results: { uuid: string }[][] }>().results.map((all) => all.map((one) => one.uuid));
  expect(found).toEqual([[uuid], [uuid], [], [uuid]]);
});

it('holds nobody else up with names that may be spelled in many ways', async () => {
  const name = "'".repeat(97);
  const rows = Array.from({ length: 500 }, (_, index) => ({
    firstName: `${name}${index}`,
    lastName: `${name}${index}`,
  }));
  const { result, ms } = await timed(() => service.call({ method: 'POST', url, body: { rows } }));
  expect(result.statusCode).toBe(200);
  expect(ms).toBeLessThan(mostMs);
});
