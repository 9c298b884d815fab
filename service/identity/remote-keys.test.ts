import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterEach, expect, it, vi } from 'vitest';
import { createDiscovery } from './discovery.ts';
import { remoteKeys } from './remote-keys.ts';

const minute = 60_000;
const [one, two] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
const sign = (key: CryptoKey, kid: string) => new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

afterEach(() => vi.useRealTimers());

/** A provider that can be away, have other keys, and be looked at later. */
async function provider() {
  let status = 200;
  let keys = [{ ...(await exportJWK(one.publicKey)), kid: 'one', alg: 'RS256' }];
  let clock = 0;
  let keysAt = '/keys';
  let isDiscoveryHanging = false;
  let discoveryMs = 0;
  let left: typeof keys | undefined;
  const server = createServer((request, response) => {
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const endpoints = { authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: `${issuer}${keysAt}` };
    const isKeys = request.url?.includes('keys') === true;
    if (!isKeys && isDiscoveryHanging) return;
    const isOld = isKeys && request.url !== keysAt;
    response.statusCode = isOld && !left ? 404 : isKeys ? status : 200;
    const answer = JSON.stringify(isKeys ? { keys: isOld ? left : keys } : { issuer, ...endpoints });
    if (isKeys || discoveryMs === 0) response.end(answer);
    else setTimeout(() => response.end(answer), discoveryMs);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const discovery = createDiscovery(`http://localhost:${(server.address() as AddressInfo).port}`);
  const getKey = remoteKeys(discovery, () => clock);
  vi.useFakeTimers({ toFake: ['Date'] });
  return {
    verify: async (token: string) => jwtVerify(token, getKey),
    goAway: () => {
      status = 503;
    },
    change: async () => {
      keys = [{ ...(await exportJWK(two.publicKey)), kid: 'two', alg: 'RS256' }];
    },
    move: () => {
      keysAt = '/other-keys';
    },
    /** The old ones stay where they were. */
    leaveSlowly: () => {
      [left, keysAt, discoveryMs] = [keys, '/other-keys', 1_500];
    },
    hang: () => {
      isDiscoveryHanging = true;
    },
    wait: (ms: number) => {
      clock += ms;
      vi.setSystemTime(Date.now() + ms);
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

it('goes on with the keys it has for an hour while the provider is away', async () => {
  await using idp = await provider();
  const token = await sign(one.privateKey, 'one');
  await idp.verify(token);
  idp.goAway();
  idp.wait(15 * minute);
  await expect(idp.verify(token)).resolves.toBeDefined();
  // Of a key that it does not have there is no verdict.
  await expect(idp.verify(await sign(two.privateKey, 'two'))).rejects.toThrow('Expected 200 OK');
  idp.wait(50 * minute);
  await expect(idp.verify(token)).rejects.toThrow('Expected 200 OK');
});

it('finds the keys that took the place of others, and no longer believes those', async () => {
  await using idp = await provider();
  const [before, after] = [await sign(one.privateKey, 'one'), await sign(two.privateKey, 'two')];
  await idp.verify(before);
  await idp.change();
  idp.wait(15 * minute);
  await expect(idp.verify(before)).rejects.toThrow('no applicable key');
  await expect(idp.verify(after)).resolves.toBeDefined();
});

it('finds keys that the provider has moved to another address', async () => {
  await using idp = await provider();
  await idp.verify(await sign(one.privateKey, 'one'));
  await idp.change();
  idp.move();
  idp.wait(15 * minute);
  await expect(idp.verify(await sign(two.privateKey, 'two'))).resolves.toBeDefined();
  idp.wait(15 * minute);
  await expect(idp.verify(await sign(two.privateKey, 'two'))).resolves.toBeDefined();
});

it('waits only briefly for where the keys are once there are some', async () => {
  await using idp = await provider();
  const token = await sign(one.privateKey, 'one');
  await idp.verify(token);
  idp.hang();
  idp.wait(15 * minute);
  const begun = performance.now();
  await expect(idp.verify(token)).resolves.toBeDefined();
  expect(performance.now() - begun).toBeLessThan(5_000);
});

it('finds keys that have moved though where they are is said slowly, and the old ones go on being given', async () => {
  await using idp = await provider();
  await idp.verify(await sign(one.privateKey, 'one'));
  idp.leaveSlowly();
  await idp.change();
  const moved = await sign(two.privateKey, 'two');
  idp.wait(15 * minute);
  await expect(idp.verify(moved)).rejects.toThrow('no applicable key');
  await sleep(1_000);
  idp.wait(15 * minute);
  await expect(idp.verify(moved)).resolves.toBeDefined();
});
