import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { installErrors } from './errors.ts';
import { installJsonBodies, largeBody } from './json-body.ts';
import { installLargeBodies } from './large-bodies.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** An app that takes one large body at a time, and answers when told. */
async function startApp(mostMs: number) {
  const app = Fastify();
  apps.push(app);
  installErrors(app);
  installLargeBodies(app, { mostMs }, 1);
  installJsonBodies(app);
  const answers: (() => void)[] = [];
  app.decorateRequest('caller', undefined);
  app.addHook('onRequest', async (request) => {
    const subject = String(request.headers['x-user'] ?? 'one');
    request.caller = { subject, name: '', email: '', organisation: undefined };
  });
  app.post('/', () => new Promise((resolve) => answers.push(() => resolve('done'))));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const send = (length: number, signal?: AbortSignal, user = 'one') =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user': user },
      body: JSON.stringify('x'.repeat(length)),
      ...(signal && { signal }),
    });
  return { answers, send };
}

it("a user's large body waits until one before it is answered; a small one and another user's do not", async () => {
  const { answers, send } = await startApp(60_000);
  const large = [send(largeBody), send(largeBody)];
  await vi.waitUntil(() => answers.length === 1);
  const others = [send(10), send(largeBody, undefined, 'another')];
  await vi.waitUntil(() => answers.length === 3);
  for (const answer of answers.slice(1)) answer();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  expect(answers).toHaveLength(3);
  answers[0]?.();
  await vi.waitUntil(() => answers.length === 4);
  answers[3]?.();
  expect((await Promise.all(large)).map(({ status }) => status)).toEqual([200, 200]);
});

it('a turn that does not come is told, and that of a sender that went away comes to the next', async () => {
  const { answers, send } = await startApp(300);
  const gone = new AbortController();
  const first = send(largeBody, gone.signal).catch(() => undefined);
  await vi.waitUntil(() => answers.length === 1);
  const late = await send(largeBody);
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
  gone.abort();
  await first;
  const next = send(largeBody);
  await vi.waitUntil(() => answers.length === 2);
  answers[1]?.();
  expect((await next).status).toBe(200);
});
