import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { limitConnections, mostConnections } from './connection-limit.ts';
import { watchConnections } from './connections.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

/** An app with room for two connections; what it is asked for at `/slow` it answers once told. */
async function startLimited() {
  const app = Fastify();
  apps.push(app);
  limitConnections(app, watchConnections(app), 2);
  const answers: (() => void)[] = [];
  app.get('/quick', async () => 'quick');
  app.get('/slow', () => new Promise((resolve) => answers.push(() => resolve('slow'))));
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const opened = async (path?: string) => {
    const socket = connect(port, '127.0.0.1');
    const one = { socket, text: '', ended: false };
    socket.on('error', () => undefined);
    socket.on('data', (part) => (one.text += String(part))).on('close', () => (one.ended = true));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    if (path !== undefined) ask(socket, path);
    return one;
  };
  return { app, opened, answers };
}

function ask(socket: Socket, path: string): void {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
}

it('makes room for whoever comes at the cost of the one that has asked nothing for longest', async () => {
  const { opened } = await startLimited();
  const [silent, served] = [await opened(), await opened()];
  const third = await opened('/quick');
  await vi.waitUntil(() => silent.ended && third.text.includes('quick'));
  expect(served.ended).toBe(false);
  // It was answered before the third; asked again, it is the later one.
  ask(served.socket, '/quick');
  await vi.waitUntil(() => served.text.includes('quick'));
  await opened();
  await vi.waitUntil(() => third.ended);
  expect(served.ended).toBe(false);
});

it('leaves what is under way alone, and ends the new one instead', async () => {
  const { opened, answers } = await startLimited();
  const busy = [await opened('/slow'), await opened('/slow')];
  await vi.waitUntil(() => answers.length === 2);
  const late = await opened('/quick');
  await vi.waitUntil(() => late.ended);
  for (const answer of answers) answer();
  await vi.waitUntil(() => busy.every(({ text }) => text.includes('slow')));
});

it.each([
  ['Max open files            1024                 1048576              files', 462],
  ['Max processes  5  5  processes\nMax open files            110                  110                  files', 8],
  ['Max open files            unlimited            unlimited            files', Number.POSITIVE_INFINITY],
  ['', Number.POSITIVE_INFINITY],
])('of %j there is room for %i connections', (limits, most) => {
  expect(mostConnections(limits)).toBe(most);
});
