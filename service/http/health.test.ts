import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
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
