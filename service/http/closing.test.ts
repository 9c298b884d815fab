import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { installClosing } from './closing.ts';
import { watchConnections } from './connections.ts';

it('an app closes whatever connections are open, once what is under way is answered', async () => {
  const app = Fastify();
  const closing = installClosing(app, watchConnections(app));
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<string>();
  app.get('/slow', () => {
    asked.resolve();
    return answered.promise;
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const texts = await Promise.all(
    ['', 'GET /slo', 'GET /none HTTP/1.1\r\nHost: a\r\n\r\n', 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'].map(
      async (begin) => {
        const socket = connect(port, '127.0.0.1');
        const read = { text: '', ended: false };
        socket.on('data', (part) => (read.text += String(part))).on('close', () => (read.ended = true));
        await new Promise<void>((resolve) => socket.once('connect', resolve));
        socket.write(begin);
        return read;
      },
    ),
  );
  await asked.promise;
  await vi.waitUntil(() => texts[2]?.text.includes('404'));
  const closed = app.close();
  await vi.waitUntil(() => texts.slice(0, 3).every(({ ended }) => ended), { timeout: 5_000 });
  expect([closing.aborted, texts[3]?.ended]).toEqual([true, false]);
  answered.resolve('done');
  await closed;
  await vi.waitUntil(() => texts[3]?.ended);
  expect(texts[3]?.text).toMatch(/200 OK[\s\S]*connection: close[\s\S]*done/);
});

it('lets nobody new in, and answers what comes on a kept connection meanwhile, as the last of it', async () => {
  const app = Fastify({ return503OnClosing: false });
  installClosing(app, watchConnections(app));
  app.get('/', async () => 'here');
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const [text, socket] = [[''], connect(port, '127.0.0.1')];
  socket.on('data', (part) => text.push(String(part)));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitUntil(() => text.join('').includes('here'));
  const closed = app.close();
  await sleep(200);
  const another = connect(port, '127.0.0.1');
  await expect(new Promise((resolve, reject) => another.on('connect', resolve).on('error', reject))).rejects.toThrow(
    'ECONNREFUSED',
  );
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await ended;
  await closed;
  expect(text.join('').match(/200 OK/g)).toHaveLength(2);
  expect(text.join('')).toMatch(/connection: close[\s\S]*here$/i);
});
