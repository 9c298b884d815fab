import { expect, test } from 'vitest';
import { isFor, type Keeping, readKeptSession } from './kept-session.ts';
import type { AuthSettings } from './settings.ts';

// The cache as the identity library writes it (schema 3). That it still does, tests/e2e/start-order.spec.ts proves in a browser.

const NOW = Date.UTC(2026, 10, 25);
const CLIENT = 'console';
const KEY = crypto.getRandomValues(new Uint8Array(32));
const COOKIE = `other=1; msal.cache.encryption=${encodeURIComponent(JSON.stringify({ id: 'k1', key: base64(KEY) }))}`;

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

async function encrypted(entry: object, context: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  const base = await crypto.subtle.importKey('raw', KEY, 'HKDF', false, ['deriveKey']);
  const derived = await crypto.subtle.deriveKey(
    { name: 'HKDF', salt: nonce, hash: 'SHA-256', info: new TextEncoder().encode(context) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const text = new TextEncoder().encode(JSON.stringify(entry));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: new Uint8Array(12) }, derived, text);
  return JSON.stringify({ id: 'k1', nonce: base64(nonce), data: base64(new Uint8Array(data)) });
}

/** A store as the browser has it, with these entries. */
function storeOf(entries: Readonly<Record<string, string>>): Keeping['stores'][number] {
  const names = Object.keys(entries);
  return { length: names.length, key: (index) => names[index] ?? null, getItem: (name) => entries[name] ?? null };
}

const claims = { iss: 'https://id.test', sub: 'u1', email: 'alva@club.test', name: 'Alva Administrator' };
const seconds = (milliseconds: number): string => String(milliseconds / 1000);

async function entries(access: object = {}): Promise<Record<string, string>> {
  const token = {
    secret: 'access token',
    target: 'openid api',
    cachedAt: seconds(NOW - 1000),
    expiresOn: seconds(NOW + 3_600_000),
    ...access,
  };
  const identity = { secret: `head.${base64(new TextEncoder().encode(JSON.stringify(claims)))}.signature` };
  const account = { username: 'alva', name: claims.name, localAccountId: 'u1' };
  return {
    'msal.version': '5.29.0',
    [`msal.3.token.keys.${CLIENT}`]: JSON.stringify({
      accessToken: ['a|console'],
      idToken: ['i|console'],
      refreshToken: [],
    }),
    'msal.3.account.keys': JSON.stringify(['account']),
    'a|console': await encrypted(token, CLIENT),
    'i|console': await encrypted(identity, CLIENT),
    account: await encrypted(account, ''),
  };
}

const read = (kept: Record<string, string>, cookie = COOKIE) =>
  readKeptSession({ stores: [storeOf({}), storeOf(kept)], cookie, now: NOW });

test('a kept session is found with its user', async () => {
  expect(await read(await entries())).toEqual({
    clientId: CLIENT,
    issuer: claims.iss,
    accessToken: 'access token',
    scopes: ['openid', 'api'],
    renewAt: NOW + 3_540_000,
    user: { subject: 'u1', name: 'Alva Administrator', email: 'alva@club.test', initials: 'AA' },
  });
});

test('entries that a provider keeps across sessions are not encrypted', async () => {
  const kept = await entries();
  kept['a|console'] = JSON.stringify({
    secret: 'plain',
    target: 'api',
    cachedAt: seconds(NOW),
    expiresOn: seconds(NOW + 120_000),
  });
  expect((await read(kept))?.accessToken).toBe('plain');
});

test('a token that expires within a minute, or was kept by another clock, is the library’s to renew', async () => {
  expect(await read(await entries({ expiresOn: seconds(NOW + 59_000) }))).toBeUndefined();
  expect(await read(await entries({ cachedAt: seconds(NOW + 5000) }))).toBeUndefined();
});

test('another session’s key, two tokens, or another schema: the library looks itself', async () => {
  const kept = await entries();
  expect(await read(kept, '')).toBeUndefined();
  const keys = JSON.stringify({ accessToken: ['a|console', 'b|console'], idToken: ['i|console'] });
  expect(await read({ ...kept, [`msal.3.token.keys.${CLIENT}`]: keys })).toBeUndefined();
  expect(await read({ 'msal.4.token.keys.console': '{}' })).toBeUndefined();
  expect(await read({ ...kept, account: 'no JSON' })).toBeUndefined();
});

test('a kept session is of its provider, client and service alone', async () => {
  const session = await read(await entries());
  if (!session) throw new Error('no session was found');
  const settings = { issuer: claims.iss, clientId: CLIENT, apiScope: 'api' } as AuthSettings;
  expect(isFor(session, settings)).toBe(true);
  expect(isFor(session, { ...settings, issuer: 'https://other.test' })).toBe(false);
  expect(isFor(session, { ...settings, clientId: 'other' })).toBe(false);
  expect(isFor(session, { ...settings, apiScope: 'other' })).toBe(false);
});
