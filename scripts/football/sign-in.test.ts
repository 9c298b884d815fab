import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../service/identity/embedded/accounts.ts';
import { createIdentity, type Identity } from '../../service/identity/identity.ts';
import { identitySettings } from '../../service/identity/settings.ts';
import { signIn } from './sign-in.ts';

// Against the real embedded provider, with as much of a service around it as a sign-in sees.

let server: Server;
let identity: Identity;
let address: string;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sign-in-'));
  server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', address);
    if (identity.provider?.handles(pathname)) return void identity.provider.handle(request, reply);
    if (pathname !== '/manage/config.json') return reply.writeHead(404).end();
    return identity.clientSettings().then((settings) => reply.end(JSON.stringify({ identity: settings })));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
  identity = await createIdentity(identitySettings({ origin: address }), {
    origin: address,
    dataDir,
    platformName: 'Touchline',
    production: false,
  });
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await identity.close();
  await rm(dataDir, { recursive: true });
});

test('signs in as a person would and gets a token that the service takes', async () => {
  const token = await signIn({ address, username: 'admin@touchline.test', password: demoPassword });
  expect(await identity.verifyAccessToken(token)).toMatchObject({
    subject: 'demo-admin',
    email: 'admin@touchline.test',
  });
});

test('a wrong password is told in one sentence', async () => {
  await expect(signIn({ address, username: 'admin@touchline.test', password: 'wrong' })).rejects.toThrow(
    'The service refused the user name admin@touchline.test or its password.',
  );
});

test('an address where nothing answers is told in one sentence', async () => {
  await expect(signIn({ address: 'http://localhost:9', username: 'a', password: 'b' })).rejects.toThrow(
    'No service answers at http://localhost:9',
  );
});
