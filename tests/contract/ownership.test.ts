import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let superToken: string;
const url = '/api/sports-v2/teams';
const team = (ownerInstanceId: string, teamCode: string) => ({ displayName: 'Ägarlaget', teamCode, ownerInstanceId });
const refused = { statusCode: 403, fields: [{ path: 'ownerInstanceId', code: 'superAdministrator' }] };

beforeAll(async () => {
  service = await startTestService();
  superToken = await service.tokens.good('demo-super');
});
afterAll(() => service.close());

it('lets administrators make teams for the active site, and only super administrators for another', async () => {
  const foreign = { method: 'POST', url, body: team('alvn1_alvn', 'OWNER1') } as const;
  expect((await service.call(foreign)).json()).toMatchObject(refused);
  expect((await service.call({ ...foreign, token: superToken })).statusCode).toBe(201);
  expect((await service.call({ ...foreign, body: team(demo.site, 'OWNER2') })).statusCode).toBe(201);
});

it('lets only super administrators give a team to another owner, and everybody change it otherwise', async () => {
  const made = await service.call({ method: 'POST', url, body: team(demo.site, 'OWNER3') });
  const own = `${url}/${made.json<{ uuid: string }>().uuid}`;
  const move = { method: 'PUT', url: own, body: team('alvn1_alvn', 'OWNER3') } as const;
  expect((await service.call(move)).json()).toMatchObject(refused);
  expect((await service.call({ ...move, token: superToken })).statusCode).toBe(200);
  expect((await service.call({ ...move, body: { ...move.body, displayName: 'Nytt namn' } })).statusCode).toBe(200);
});

it('writes Sweden in one way, however it came', async () => {
  const body = { ...team(demo.site, 'SWEDEN'), nationality: 'SE' };
  expect((await service.call({ method: 'POST', url, body })).json()).toMatchObject({ nationality: 'sv' });
});
