import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../service/http/contract.ts';
import { callOf, exampleOf, examples, findKnown, type Known } from './examples.ts';
import { demo, startTestService, type TestCall, type TestService } from './test-service.ts';

const { operations } = readContract();
const teams = '/api/sports-v2/teams';
let service: TestService;
let known: Known;

beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

describe('bodies', () => {
  const withBody = operations.filter(({ body }) => body !== undefined);

  it.each(withBody)('$id refuses more than 1 MB', async (operation) => {
    const reply = await service.call({
      ...callOf(operation, exampleOf(operation, known)),
      payload: JSON.stringify({ displayName: 'x'.repeat(1024 * 1024) }),
    });
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ error: 'Payload Too Large', message: 'The body is larger than 1 MB.' });
  });

  it.each(withBody)('$id refuses what is not JSON', async (operation) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'a/b',
      '',
    ]) {
      const reply = await service.call({
        ...callOf(operation, exampleOf(operation, known)),
        payload: 'a=b',
        headers: { 'content-type': type },
      });
      expect(reply.statusCode, type).toBe(415);
    }
  });

  it('refuses compressed bodies', async () => {
    const call: TestCall = { method: 'POST', url: teams, body: examples.createTeam(known).body };
    expect((await service.call({ ...call, headers: { 'content-encoding': 'gzip' } })).statusCode).toBe(415);
  });

  it('takes JSON with a charset', async () => {
    const call: TestCall = { method: 'POST', url: teams, body: examples.createTeam(known).body };
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    expect((await service.call({ ...call, headers })).statusCode).toBe(201);
  });

  it('is not read from whoever may not send it', async () => {
    const reply = await service.call({ method: 'POST', url: teams, token: null, payload: 'x'.repeat(2_000_000) });
    expect(reply.statusCode).toBe(401);
  });
});

describe('addresses', () => {
  it.each(operations)('$id: other methods are refused with what is allowed', async ({ path }) => {
    const url = path.replaceAll(/\{[^}]+\}/g, 'x');
    const methods = operations.filter((one) => one.path === path).map((one): string => one.method);
    const known = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].sort();
    for (const method of METHODS) {
      if (known.includes(method)) continue;
      const reply = await service.call({ method: method as 'GET', url });
      expect(reply.statusCode, method).toBe(405);
      const allow = String(reply.headers.allow).split(', ');
      expect(allow.sort()).toEqual(known);
      if (method === 'HEAD') continue;
      expect(reply.json()).toMatchObject({ statusCode: 405, error: 'Method Not Allowed' });
    }
  });

  it.each(['/nothing', '/health', '/manage/', '/images/x'])(
    '%s answers no odd method in words of others',
    async (url) => {
      for (const method of METHODS) {
        const reply = await service.call({ method: method as 'GET', url });
        if (method === 'HEAD' || reply.statusCode < 400) continue;
        const { message } = reply.json<{ message: string }>();
        expect(message, method).not.toMatch(/Content-Type|Unsupported|Route /);
      }
    },
  );

  it.each(['/api', '/api/', '/api/nothing', '/API/sports-v2/teams', '/nothing', '/api/../etc/passwd'])(
    '%s is not found',
    async (url) => {
      const reply = await service.call({ url });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ statusCode: 404, error: 'Not Found' });
    },
  );

  it('that cannot be decoded are bad requests', async () => {
    for (const url of ['/%', '/api/%zz', `${teams}/%ff`]) expect((await service.call({ url })).statusCode).toBe(400);
  });
});

describe('rates', () => {
  it('are limited for each user by itself', async () => {
    const limited = await startTestService({ config: { rateLimit: 5 } });
    try {
      const token = await limited.tokens.good(demo.oneSiteOnly);
      const ask = () => limited.call({ url: '/api/users/is-superadmin', token });
      for (let count = 0; count < 5; count++) expect((await ask()).statusCode).toBe(200);
      const refused = await ask();
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ error: 'Too Many Requests', statusCode: 429 });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await limited.call({ url: '/api/users/is-superadmin' })).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('count refused tokens too', async () => {
    const limited = await startTestService({ config: { rateLimit: 2 } });
    try {
      const statuses = [];
      for (let count = 0; count < 4; count++) {
        statuses.push((await limited.call({ url: '/api/users/networks', token: 'garbage' })).statusCode);
      }
      expect(statuses).toEqual([401, 401, 429, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('the socket', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await service.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  it.each([
    ['a very long address', `GET /api/${'x'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
    ['a huge header', `GET /health HTTP/1.1\r\nHost: localhost\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['no HTTP at all', 'nonsense\r\n\r\n'],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n'],
    ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
  ])('answers %s with a 4xx', async (_, request) => {
    expect(await statusOf(port, request)).toMatch(/^4\d\d$/);
  });
});

/** Sends raw text and answers the status of the reply. */
function statusOf(port: number, request: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      text += part;
      resolve(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

describe('answers', () => {
  const list = `${teams}?pageSize=25`;

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are compressed for whoever takes %s, and say the same', async (encoding, open) => {
    const plain = await service.call({ url: list });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const reply = await service.call({ url: list, headers: { 'accept-encoding': encoding } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(String(reply.headers.vary)).toContain('accept-encoding');
    expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(JSON.parse(open(reply.rawPayload).toString())).toEqual(plain.json());
  });

  it('stay as they are where compressing saves nothing', async () => {
    const reply = await service.call({ url: '/api/users/is-superadmin', headers: { 'accept-encoding': 'br, gzip' } });
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it('keep the version that a change is compared with', async () => {
    const { items } = (await service.call({ url: list })).json<{ items: { uuid: string }[] }>();
    const url = `${teams}/${items[0]?.uuid}`;
    const plain = await service.call({ url });
    const reply = await service.call({ url, headers: { 'accept-encoding': 'br' } });
    expect(reply.headers.etag).toBe(plain.headers.etag);
  });
});
