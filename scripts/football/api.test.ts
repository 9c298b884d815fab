import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createApi, readPages } from './api.ts';
import { CookieJar } from './cookies.ts';

const quick = { tries: 4, firstPauseMs: 1, longestPauseMs: 5 };
let server: Server | undefined;
afterEach(() => server?.close());

/** A service that gives these answers, one after the other, and the last one from then on. */
async function service(...answers: ((request: IncomingMessage, reply: ServerResponse) => void)[]): Promise<string> {
  let calls = 0;
  const listening = createServer((request, reply) => {
    answers[Math.min(calls, answers.length - 1)]?.(request, reply);
    calls += 1;
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

const answer = (status: number, body: unknown) => (_request: IncomingMessage, reply: ServerResponse) => {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const breakOff = (request: IncomingMessage) => request.socket.destroy();

test('a broken connection, a 503 and a 429 are tried again', async () => {
  const address = await service(breakOff, answer(503, {}), answer(429, {}), answer(200, ['ok']));
  expect(await createApi(address, async () => 't', quick).get('/x')).toEqual({ ok: true, body: ['ok'] });
});

test('an answer that breaks off in its middle is tried again', async () => {
  const address = await service(
    (request, reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('[');
      setTimeout(() => request.socket.destroy(), 20);
    },
    answer(200, ['ok']),
  );
  expect(await createApi(address, async () => 't', quick).get('/x')).toEqual({ ok: true, body: ['ok'] });
});

test('a service that stays away ends in one sentence', async () => {
  const address = await service(breakOff);
  await expect(createApi(address, async () => 't', quick).get('/x')).rejects.toThrow(
    /did not answer GET \/x in 4 tries: /,
  );
});

test('a refusal comes back as it is, at once', async () => {
  const refusal = { message: 'The code is taken.', error: 'Conflict', statusCode: 409 };
  const address = await service(answer(409, refusal), answer(200, []));
  expect(await createApi(address, async () => 't', quick).post('/x', 'a1_a', {})).toEqual({ ok: false, refusal });
});

test('a 401 renews the token once and sends the call again, with site and body', async () => {
  const seen: unknown[] = [];
  const address = await service(answer(401, {}), (request, reply) => {
    seen.push(request.headers.authorization, request.headers['x-s8y-instance-id'], request.headers['content-type']);
    answer(201, { uuid: 'u' })(request, reply);
  });
  const api = createApi(address, async (renew) => (renew ? 'new' : 'old'), quick);
  expect(await api.post('/x', 'a1_a', { a: 1 })).toEqual({ ok: true, body: { uuid: 'u' } });
  expect(seen).toEqual(['Bearer new', 'a1_a', 'application/json']);
});

test('what a call has made whose answer was lost is found, and not made again', async () => {
  let calls = 0;
  const address = await service((request) => {
    calls += 1;
    breakOff(request);
  });
  const api = createApi(address, async () => 't', quick);
  expect(await api.post('/x', 'a1_a', {}, async () => ({ uuid: 'u' }))).toEqual({ ok: true, body: { uuid: 'u' } });
  expect(calls).toBe(1);
});

test('after too many requests nothing can have been made: it is not looked for', async () => {
  const address = await service(answer(429, {}), answer(201, { uuid: 'u' }));
  const api = createApi(address, async () => 't', quick);
  const find = () => Promise.reject(new Error('it was looked for'));
  expect(await api.post('/x', 'a1_a', {}, find)).toEqual({ ok: true, body: { uuid: 'u' } });
});

test('a fault of the moment passes, one of the call comes back as a refusal', async () => {
  const fault = { message: 'Something went wrong.', error: 'Internal Server Error', statusCode: 500 };
  const passing = await service(answer(500, fault), answer(200, ['ok']));
  expect(await createApi(passing, async () => 't', quick).get('/x')).toEqual({ ok: true, body: ['ok'] });
  server?.close();
  const lasting = await service(answer(500, fault));
  expect(await createApi(lasting, async () => 't', quick).get('/x')).toEqual({ ok: false, refusal: fault });
});

test('a change bears the version that it changes, and answers the new one', async () => {
  const address = await service((request, reply) => {
    reply.setHeader('etag', '"8"');
    answer(200, { version: request.headers['if-match'] })(request, reply);
  });
  const api = createApi(address, async () => 't', quick);
  expect(await api.put('/x', 'a1_a', {}, '"7"')).toEqual({ ok: true, body: { version: '"7"' }, etag: '"8"' });
});

test('a list is read to its last page', async () => {
  const rows = [1, 2, 3, 4, 5];
  const address = await service((request, reply) => {
    const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
    answer(200, { items: rows.slice((page - 1) * 2, page * 2), total: rows.length })(request, reply);
  });
  expect(
    await readPages(
      createApi(address, async () => 't', quick),
      'a1_a',
      '/x?y=1',
      'rows',
    ),
  ).toEqual(rows);
});

test('cookies are kept by name until they are taken back', () => {
  const jar = new CookieJar();
  const set = (...lines: string[]) =>
    jar.store(new Headers(lines.map((line): [string, string] => ['set-cookie', line])));
  set('a=1; Path=/; HttpOnly', 'b=x=y; Path=/oidc');
  expect(jar.header).toBe('a=1; b=x=y');
  set('a=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
  expect(jar.header).toBe('b=x=y');
});
