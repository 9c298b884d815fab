import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { StorageUnavailableError } from '../blobs/storage-outage.ts';
import type { Database } from '../store/database.ts';
import { StorageFullError } from '../store/errors.ts';
import { errorBody, installErrors } from './errors.ts';
import { installHealth } from './health.ts';

it.each([
  [true, false, 200, { status: 'ok' }],
  [true, true, 503, { status: 'degraded', reason: 'The disk is full: nothing can be stored.' }],
  [false, false, 503, errorBody(503, 'The database does not answer.')],
  [false, true, 503, { status: 'degraded', reason: 'The disk is full: nothing can be stored.' }],
])('a database that answers: %j, a full disk: %j', async (answers, full, status, body) => {
  const app = Fastify();
  installErrors(app);
  const ping = () => (answers ? Promise.resolve() : Promise.reject(new Error('none')));
  const room = { noteFull: () => undefined, isFull: async () => full };
  installHealth(app, { database: { ping } as Database, room });
  const reply = await app.inject({ url: '/health' });
  expect([reply.statusCode, reply.json()]).toEqual([status, body]);
});

it('a database that lets nobody in for want of room says that the disk is full', async () => {
  const app = Fastify();
  installErrors(app);
  let isFull = false;
  const room = {
    noteFull: () => {
      isFull = true;
    },
    isFull: async () => isFull,
  };
  const ping = (): Promise<void> => Promise.reject(new StorageFullError(new Error('could not write init file')));
  installHealth(app, { database: { ping } as Database, room });
  const reply = await app.inject({ url: '/health' });
  expect([reply.statusCode, reply.json()]).toMatchObject([503, { status: 'degraded' }]);
});

it('a trouble is logged when it comes and when it is over, not by each probe', async () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  const app = Fastify({ logger: { stream: { write } } });
  installErrors(app);
  let fault: Error | undefined;
  const answer = () => (fault ? Promise.reject(fault) : Promise.resolve());
  const room = { noteFull: () => undefined, isFull: async () => false };
  installHealth(app, { database: { ping: async () => undefined } as Database, room, mediaFolder: answer });
  const statuses: number[] = [];
  for (const next of [undefined, new Error('gone'), new Error('gone'), new Error('gone'), undefined, undefined]) {
    fault = next;
    statuses.push((await app.inject({ url: '/health' })).statusCode);
  }
  expect(statuses).toEqual([200, 503, 503, 503, 200, 200]);
  const told = lines.map((line) => /"msg":"([^"]*folder[^"]*)"/.exec(line)?.[1]).filter((text) => text !== undefined);
  expect(told).toEqual(['media folder takes no files', 'over: media folder takes no files']);
});

it('tells a media folder that takes no files from one that is away', async () => {
  const app = Fastify();
  installErrors(app);
  const readOnly = new StorageUnavailableError(Object.assign(new Error('read-only'), { code: 'EROFS' }));
  const room = { noteFull: () => undefined, isFull: async () => false };
  const database = { ping: async () => undefined } as Database;
  installHealth(app, { database, room, mediaFolder: () => Promise.reject(readOnly) });
  expect((await app.inject({ url: '/health' })).json()).toEqual({
    status: 'degraded',
    reason: 'The folder of pictures and videos takes no files: none can be stored.',
  });
});
