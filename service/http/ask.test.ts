import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { askAs } from './ask.ts';
import { HttpError } from './http-error.ts';

const answers = async (statusCode: number, headers: Record<string, string> = {}) => {
  const server = Fastify();
  server.get('/api/teams', (_request, reply) => reply.code(statusCode).headers(headers).send({ message: 'No.' }));
  return askAs(
    { server, headers: { authorization: 'Bearer x', 'x-s8y-instance-id': 'frost1_frost' } },
    '/api',
  )('/teams');
};

test('an answer is passed on, and a refusal is undefined', async () => {
  expect(await answers(200)).toEqual({ message: 'No.' });
  for (const status of [400, 401, 403, 404]) expect(await answers(status)).toBeUndefined();
});

test('what the service lacks for now is no answer', async () => {
  for (const status of [429, 500, 503, 507]) {
    const failure: unknown = await answers(status, { 'retry-after': '1' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toMatchObject({ statusCode: status, message: 'No.', headers: { 'retry-after': '1' } });
  }
  await expect(answers(503)).rejects.toMatchObject({ headers: {} });
});
