import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../database/free-port.ts';
import { installPatience } from './slow-senders.ts';

let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  app = Fastify();
  installPatience(app, 100);
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.put('/blobs/file', async (request) => {
    for await (const _ of request.raw);
    return 'whole';
  });
  app.put('/api/thing', async (request) => {
    for await (const _ of request.raw);
    return 'whole';
  });
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
