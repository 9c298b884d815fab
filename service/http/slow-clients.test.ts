import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../database/free-port.ts';
import { installPatience } from './slow-clients.ts';

let app: FastifyInstance;
let port: number;
/** More than the reader that takes its time needs on a busy machine. */
const answerMs = 5_000;

beforeEach(async () => {
  app = Fastify();
  installPatience(app, { patienceMs: 100, silenceMs: 500, answerMs });
  app.get('/large', () => Readable.from(parts()));
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.put('/blobs/file', async (request) => {
    for await (const _ of request.raw);
    return 'whole';
  });
  app.put('/api/thing', async (request) => {
    for await (const _ of request.raw);
    return 'whole';
  });
  app.get('/small', async () => 'small');
  app.get('/slow', () => new Promise((resolve) => setTimeout(() => resolve('late'), 300)));
  port = await freePort();
  await app.listen({ port, host: '127.0.0.1' });
});
afterEach(() => app.close());

test('whoever does not come to the end of a request is left', async () => {
  const socket = open('PUT /api/thing');
  expect(await heard(socket)).not.toContain('200 OK');
});

test('an upload may take its time', async () => {
  const socket = open('PUT /blobs/file');
  setTimeout(() => socket.write('b'), 300);
  expect(await heard(socket)).toContain('200 OK');
});

test('an answer may take its time, too: the request has come', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}/slow`)).text()).toBe('late');
});

test.each([
  ['GET', { url: '/small' }],
  ['PUT', { url: '/api/thing', method: 'PUT', payload: 'body' }],
] as const)('no timer outlives a %s, whatever end of it is told: it would hold all of it', async (_, call) => {
  // The first call has timers of Fastify's own.
  await app.inject(call);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    expect((await app.inject(call)).statusCode).toBe(200);
    for (let turn = 0; turn < 1000 && vi.getTimerCount() > 0; turn += 1) await new Promise(setImmediate);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('a reader that takes nothing of its answer is left', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.pause();
  const open = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(open, { timeout: 30_000 }).toBe(1);
  await expect.poll(open, { timeout: 5_000 }).toBe(0);
  socket.destroy();
});

test('a reader that takes a little now and then is left after a time', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.pause();
  let taken = 0;
  const taking = setInterval(() => {
    taken += (socket.read() as Buffer | null)?.length ?? 0;
  }, 20);
  const open = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(open, { timeout: 30_000 }).toBe(1);
  await expect.poll(open, { timeout: 30_000 }).toBe(0);
  clearInterval(taking);
  expect(taken).toBeLessThan(LARGE);
  socket.destroy();
});

test('a reader that takes its time is not', async () => {
  const reply = await new Promise<IncomingMessage>((resolve) => get(`http://127.0.0.1:${port}/large`, resolve));
  let size = 0;
  for await (const part of reply) {
    size += (part as Buffer).length;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(size).toBe(LARGE);
});

const LARGE = 32 * 1024 * 1024;

/** More than fits into the buffers on the way. */
async function* parts(): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < LARGE; sent += 65_536) yield Buffer.alloc(65_536);
}

/** Announces two bytes and sends one. */
function open(request: string): Socket {
  const socket = connect(port, '127.0.0.1');
  const headers = 'Host: a\r\nContent-Type: a/b\r\nContent-Length: 2\r\nConnection: close\r\n\r\n';
  socket.write(`${request} HTTP/1.1\r\n${headers}a`);
  return socket;
}

/** All that comes until the connection ends. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
}
