import type { ServerResponse } from 'node:http';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installSignIn } from './sign-in.ts';

test('an address of thousands of parameters does not reach the provider', async () => {
  const app = Fastify();
  const handle = async (_request: unknown, response: ServerResponse) => {
    response.end('provider');
  };
  installSignIn(app, { provider: { handle } });
  expect((await app.inject('/oidc/auth?client_id=a&scope=openid')).body).toBe('provider');
  const refused = await app.inject(`/oidc/auth?${'a&'.repeat(7_000)}`);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('The address has too many parameters.');
});
