import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import type { AccessTokenError } from './access-tokens.ts';
import { createIdentity, type Identity } from './identity.ts';
import { identitySettings } from './settings.ts';

const { privateKey, publicKey } = await generateKeyPair('RS256');
const token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);

/** Runs `check` with a provider whose keys are answered so. */
async function withKeys(answer: (response: ServerResponse) => unknown, check: (identity: Identity) => Promise<void>) {
  const server = createServer((request, response) => {
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const endpoints = { authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: `${issuer}/keys` };
    if (request.url !== '/keys') return response.end(JSON.stringify({ issuer, ...endpoints }));
    return answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const settings = identitySettings({ origin, authIssuer: origin, authClientId: 'console' });
  const options = { origin, dataDir: '', platformName: 'Touchline', production: true };
  try {
    await check(await createIdentity(settings, options));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('reads no more keys of a provider than any provider has', async () => {
  let sent = 0;
  const endless = (response: ServerResponse) => {
    // Without an end, as fast as it is read.
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(100_000))) sent += 100_000;
    };
    response.on('drain', more);
    return more();
  };
  await withKeys(endless, async (identity) => {
    await expect(identity.verifyAccessToken(token)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(sent).toBeLessThan(50_000_000);
  });
});

it.each(['{"keys":[]}', '{"keys":[{"kty":"oct","k":"AAAA"},null]}', '{}', 'null', 'keys'])(
  'gives no verdict while a provider has no key that can sign, and one as soon as it has: %s',
  async (empty) => {
    let answer = empty;
    await withKeys(
      (response) => response.end(answer),
      async (identity) => {
        await expect(identity.verifyAccessToken(token)).rejects.toMatchObject({ kind: 'unavailable' });
        answer = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] });
        // Signed by that key, it is refused for what it says.
        const refusal = (await identity.verifyAccessToken(token).catch((error: unknown) => error)) as AccessTokenError;
        expect(refusal).toMatchObject({ status: 401 });
        expect(refusal.rule).not.toBe('signature');
      },
    );
  },
);
