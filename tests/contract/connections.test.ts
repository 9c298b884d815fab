import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { instanceHeader } from '../../service/http/contract.ts';
import { mostMs, timed } from './cpu-time.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let port: number;
const opened: Socket[] = [];
const logged: { level: number }[] = [];
beforeAll(async () => {
  service = await startTestService({
    logDestination: { write: (line) => void logged.push(JSON.parse(line) as { level: number }) },
  });
  port = Number(new URL(await service.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  for (const socket of opened) socket.destroy();
  await service.close();
});

const health = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n';
const isHealthy = async () => (await fetch(`http://127.0.0.1:${port}/health`)).status === 200;

/** A connection that keeps all that comes on it. */
function open() {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    text += part;
  });
  // One that the service ends while there is more to send.
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { socket, ended, statuses };
}

describe('several requests at once on one connection', () => {
  it('are answered each, in their order', async () => {
    const { socket, statuses } = open();
    const signedIn = `Authorization: Bearer ${await service.tokens.good(demo.admin)}\r\n${instanceHeader}: ${demo.site}`;
    const teams = `GET /api/sports-v2/teams?pageSize=1 HTTP/1.1\r\nHost: a\r\n${signedIn}\r\n\r\n`;
    socket.write(`${teams}${health}GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(10));
    await vi.waitUntil(() => statuses().length === 30, { timeout: 30_000 });
    expect(statuses()).toEqual(Array.from({ length: 10 }, () => [200, 200, 404]).flat());
  });

  it('one after the other are as many as anybody wants', async () => {
    const { socket, statuses } = open();
    for (let count = 1; count <= 100; count++) {
      socket.write(health);
      await vi.waitUntil(() => statuses().length === count, { timeout: 30_000, interval: 1 });
    }
  });

  it.each(['/health', `/site/${demo.site}`, '/images/x', '/api/sports-v2/teams', '/manage/'])(
    'are no way to hold up everybody else: %s',
    async (path) => {
      const { ms } = await timed(async () => {
        const { socket, ended } = open();
        socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(20_000));
        expect(await isHealthy()).toBe(true);
        await ended;
      });
      expect(ms).toBeLessThan(mostMs);
    },
  );
});

describe('a request of which half has come', () => {
  it.each([
    ['in its first line', 'GET /hea'],
    ['in its headers', 'GET /health HTTP/1.1\r\nHost: a\r\nX-'],
    [
      'in its body',
      'POST /api/sports-v2/teams HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
    ['in a chunk', 'PUT /blobs/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\nab'],
  ])('%s keeps neither the answer before it nor anybody else waiting', async (_, half) => {
    const connections = Array.from({ length: 50 }, open);
    for (const { socket } of connections) socket.write(health + half);
    await vi.waitUntil(() => connections.every(({ statuses }) => statuses()[0] === 200), { timeout: 30_000 });
    expect(await isHealthy()).toBe(true);
  });

  it('is waited for a minute at most, where only its headers are missing', () => {
    expect(service.app.server.headersTimeout).toBeLessThanOrEqual(60_000);
  });
});

describe('a body', () => {
  const begin = (path: string, header: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`;

  it.each(['POST /api/sports-v2/teams', 'PUT /api/sports-v2/teams/x', 'POST /api/layouts/resolved'])(
    'that breaks off is no fault of the service: %s',
    async (line) => {
      const signedIn = `Authorization: Bearer ${await service.tokens.good(demo.admin)}\r\n${instanceHeader}: ${demo.site}`;
      const half = `${line} HTTP/1.1\r\nHost: a\r\n${signedIn}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`;
      logged.length = 0;
      for (const leave of ['end', 'destroy', 'resetAndDestroy'] as const) {
        const { socket, ended } = open();
        await new Promise((resolve) => socket.write(half, resolve));
        await setTimeout(100);
        socket[leave]();
        await ended;
      }
      expect(await isHealthy()).toBe(true);
      expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
    },
  );

  it.each(['/api/sports-v2/teams', '/oidc/token', '/nothing'])('in chunks is refused: %s', async (path) => {
    const { socket, ended, statuses } = open();
    socket.write(`${begin(path, 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`);
    await ended;
    expect(statuses()).toEqual([411]);
  });

  it('of as many chunks as bytes keeps nobody waiting', async () => {
    const signedIn = `Authorization: Bearer ${await service.tokens.good(demo.admin)}\r\n${instanceHeader}: ${demo.site}`;
    const header = `${signedIn}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`;
    const bytes = Buffer.from(`${begin('/api/sports-v2/teams', header)}${'1\r\n \r\n'.repeat(1_000_000)}0\r\n\r\n`);
    const { ms } = await timed(async () => {
      const { socket, ended } = open();
      socket.write(bytes);
      await ended;
    });
    expect(ms).toBeLessThan(mostMs);
  });

  it('of a megabyte keeps nobody waiting either when many come at once', async () => {
    const lists = `[${'[],'.repeat(333_000)}[]]`;
    const signedIn = `Authorization: Bearer ${await service.tokens.good(demo.admin)}\r\n${instanceHeader}: ${demo.site}`;
    const header = `${signedIn}\r\nContent-Type: application/json\r\nContent-Length: ${lists.length}`;
    const connections = Array.from({ length: 20 }, open);
    await Promise.all(
      connections.map(
        ({ socket }) => new Promise((resolve) => socket.write(begin('/api/sports-v2/teams', header) + lists, resolve)),
      ),
    );
    expect(await isHealthy()).toBe(true);
    const answered = () => connections.filter(({ statuses }) => statuses().length > 0).length;
    expect(answered()).toBeLessThan(15);
    await vi.waitUntil(() => answered() === 20, { timeout: 60_000 });
  });

  it.each(['/api/sports-v2/teams', '/oidc/token', '/nothing'])(
    'that is too long is not read to its end after the answer: %s',
    async (path) => {
      const { socket, ended, statuses } = open();
      socket.write(begin(path, 'Content-Length: 1000000000'));
      await ended;
      expect(statuses()).toEqual([expect.toSatisfy((status: number) => status >= 400 && status < 500)]);
    },
  );
});

describe('one request that looks like two', () => {
  it.each([
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['chunks said twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'],
    ['chunks said otherwise', 'Transfer-Encoding: xchunked'],
    ['a length with a sign', 'Content-Length: +5'],
    ['a header that is folded', 'X: a\r\n b: c\r\nContent-Length : 5'],
  ])('is refused, and the second never answered: %s', async (_, header) => {
    const { socket, ended, statuses } = open();
    socket.write(`POST /api/sports-v2/teams HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n0\r\n\r\n${health}`);
    await ended;
    expect(statuses()).toEqual([400]);
  });
});
