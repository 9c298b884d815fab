import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { createIdentity } from './identity.ts';
import { identitySettings } from './settings.ts';

it('reads no more keys of a provider than any provider has', async () => {
  let sent = 0;
  const server = createServer((request, response) => {
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const endpoints = { authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: `${issuer}/keys` };
    if (request.url !== '/keys') return response.end(JSON.stringify({ issuer, ...endpoints }));
    // Without an end, as fast as it is read.
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(100_000))) sent += 100_000;
    };
    response.on('drain', more);
    return more();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const identity = await createIdentity(identitySettings({ origin, authIssuer: origin, authClientId: 'console' }), {
    origin,
    dataDir: '',
    platformName: 'Touchline',
    production: true,
  });
  const { privateKey } = await generateKeyPair('RS256');
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
  try {
    await expect(identity.verifyAccessToken(token)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(sent).toBeLessThan(50_000_000);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
