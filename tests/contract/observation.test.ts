import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseNamed } from './database.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

const lines: string[] = [];
let service: TestService;

beforeAll(async () => {
  service = await startTestService({ logDestination: { write: (line) => void lines.push(line) } });
});
afterAll(() => service.close());

describe('the log', () => {
  it('has a line for each request, with its id, its operation and its status', async () => {
    lines.length = 0;
    const reply = await service.call({ url: '/api/sports-v2/teams?page=1', headers: { 'x-request-id': 'abc-123' } });
    expect(reply.headers['x-request-id']).toBe('abc-123');
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { reqId: 'abc-123', method: 'GET', path: '/api/sports-v2/teams', operation: 'listTeams', status: 200 },
    ]);
  });

  it.each(['', 'a b', '"x"', 'x'.repeat(65), '../x\u00e5'])('makes an id of its own instead of %j', async (given) => {
    const reply = await service.call({ url: '/health', headers: { 'x-request-id': given } });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('names the account of who may work on no site, for npm run grant', async () => {
    lines.length = 0;
    const ask = (token: string) => service.call({ url: '/api/users/networks', token, instanceId: null });
    await ask(await service.tokens.good(demo.outsider));
    await ask(await service.tokens.good(demo.admin));
    const told = lines
      .map((line): unknown => JSON.parse(line))
      .filter((line) => JSON.stringify(line).includes('subject'));
    expect(told).toMatchObject([{ level: 30, subject: demo.outsider, msg: 'signed in without access to any site' }]);
  });

  it('holds no token, cookie, query or body', async () => {
    lines.length = 0;
    const secret = 'S3cretS3cret';
    const token = await service.tokens.good(demo.admin);
    const headers = { cookie: `touchline.session=${secret}`, 'x-secret': secret };
    const body = { displayName: secret, teamCode: 'S', ownerInstanceId: 'nowhere1_nowhere' };
    await service.call({ url: `/manage/auth/callback?code=${secret}&state=x`, headers });
    await service.call({ url: `/api/sports-v2/teams?searchToken=${secret}`, token, headers });
    await service.call({ url: `/api/sports-v2/teams?${secret}=1`, token: `${token}x`, headers });
    await service.call({ url: `/api/%zz?code=${secret}`, headers });
    await service.call({ method: 'POST', url: '/api/sports-v2/teams', token, headers, body });
    expect(lines.length).toBeGreaterThanOrEqual(4);
    const log = lines.join('');
    for (const never of [secret, token, token.split('.')[2] ?? token, 'Bearer']) expect(log).not.toContain(never);
  });
});

describe('/health', () => {
  it('answers 200 while the database does, without a token', async () => {
    const reply = await service.call({ url: '/health', token: null, instanceId: null });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ok' });
  });

  it('answers 503 when the database is gone, as API calls and pictures do, which tell nothing of the cause', async () => {
    const broken = await startTestService();
    try {
      await cutOff(broken.databaseUrl);
      const health = await broken.call({ url: '/health' });
      expect(health.statusCode).toBe(503);
      const call = await broken.call({ url: '/api/users/networks', headers: { 'x-request-id': 'r-1' } });
      const picture = await broken.call({ url: '/images/26/11/0123456789ab', token: null });
      for (const reply of [call, picture]) {
        expect(reply.statusCode).toBe(503);
        expect(reply.headers['retry-after']).toBe('1');
        expect(reply.headers['cache-control']).toBe('no-store');
        expect(reply.json()).toEqual({
          message: 'The database does not answer at the moment.',
          error: 'Service Unavailable',
          statusCode: 503,
        });
      }
    } finally {
      await broken.close();
    }
  });
});

describe('/metrics', () => {
  it('counts requests by operation and status', async () => {
    await service.call({ url: '/api/sports-v2/sports' });
    await service.call({ url: '/api/sports-v2/sports', token: null });
    const reply = await service.call({ url: '/metrics', token: null });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('touchline_requests_total{operation="listSports",status="200"} 1');
    expect(reply.body).toContain('touchline_requests_total{operation="listSports",status="401"} 1');
    expect(reply.body).toContain('touchline_request_duration_seconds_bucket{le="0.005",operation="listSports"}');
    expect(reply.body).toContain('process_cpu_seconds_total');
  });

  it('is for this machine only', async () => {
    const proxied = await service.call({ url: '/metrics', headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(proxied.statusCode).toBe(404);
    const remote = await service.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' });
    expect(remote.statusCode).toBe(404);
  });
});

/** Ends all connections to a database and lets nobody in any more. */
async function cutOff(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const server = new Client({ connectionString: databaseNamed(url, 'postgres') });
  await server.connect();
  await server.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
  await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await server.end();
}
