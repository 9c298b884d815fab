import { types } from 'node:util';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  generateKeyPair,
  generateSecret,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkIdToken, type ExpectedToken, IdTokenError } from './id-token-rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const seconds = now.getTime() / 1000;
const good: JWTPayload = {
  iss: 'https://idp.test',
  aud: 'console',
  sub: 'user-1',
  iat: seconds - 5,
  exp: seconds + 600,
  organisation: 'club-1',
};

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let rogue: Keys;
let expected: ExpectedToken;

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  rogue = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
  expected = {
    issuer: 'https://idp.test',
    clientId: 'console',
    keys: createLocalJWKSet({ keys: [jwk] }),
    organisation: { claim: 'organisation', value: 'club-1' },
  };
});

function sign(claims: JWTPayload, key = keys.privateKey, kid = 'one'): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
}

function without(claim: string): JWTPayload {
  return Object.fromEntries(Object.entries(good).filter(([name]) => name !== claim));
}

async function ruleOf(token: Promise<string> | string): Promise<string> {
  const error = await checkIdToken(await token, expected, now).catch((reason: unknown) => reason);
  if (!(error instanceof IdTokenError)) throw new Error(`not refused: ${JSON.stringify(error)}`);
  return error.rule;
}

describe('an identity token', () => {
  it('gives its claims when every rule holds', async () => {
    expect(await checkIdToken(await sign(good), expected, now)).toEqual(good);
  });

  it('may be up to 60 s past its expiry or ahead of our clock', async () => {
    await expect(checkIdToken(await sign({ ...good, exp: seconds - 59 }), expected, now)).resolves.toBeDefined();
    expect(await ruleOf(sign({ ...good, exp: seconds - 60 }))).toBe('expiry');
    await expect(checkIdToken(await sign({ ...good, iat: seconds + 60 }), expected, now)).resolves.toBeDefined();
    expect(await ruleOf(sign({ ...good, iat: seconds + 61 }))).toBe('issued-at');
  });

  it('must be signed with RS256 by the provider', async () => {
    expect(await ruleOf(new UnsecuredJWT(good).encode())).toBe('algorithm');
    const shared = new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: 'one' });
    expect(await ruleOf(shared.sign(await generateSecret('HS256')))).toBe('algorithm');
    expect(await ruleOf(sign(good, rogue.privateKey))).toBe('signature');
    expect(await ruleOf(sign(good, rogue.privateKey, 'two'))).toBe('signature');
    const [header, , signature] = (await sign(good)).split('.');
    const payload = Buffer.from(JSON.stringify({ ...good, sub: 'user-2' })).toString('base64url');
    expect(await ruleOf(`${header}.${payload}.${signature}`)).toBe('signature');
  });

  it.each(['', 'x', 'a.b', 'a.b.c'])('must be decodable: %j', async (token) => {
    expect(await ruleOf(token)).toBe('undecodable');
  });

  it.each([
    ['issuer', { ...good, iss: 'https://idp.test/' }],
    ['issuer', without('iss')],
    ['audience', { ...good, aud: 'another' }],
    ['audience', without('aud')],
    ['audience', { ...good, aud: ['console', 'another'] }],
    ['audience', { ...good, aud: ['console', 'another'], azp: 'another' }],
    ['subject', { ...good, sub: '' }],
    ['subject', without('sub')],
    ['expiry', without('exp')],
    ['issued-at', without('iat')],
    ['organisation', { ...good, organisation: 'club-2' }],
    ['organisation', without('organisation')],
  ])('is refused by the rule %s', async (rule, claims) => {
    expect(await ruleOf(sign(claims))).toBe(rule);
  });

  it('may name several audiences when it was issued to the console, and any organisation when none is expected', async () => {
    const several = await sign({ ...good, aud: ['console', 'another'], azp: 'console' });
    await expect(checkIdToken(several, expected, now)).resolves.toBeDefined();
    const stranger = await sign(without('organisation'));
    await expect(checkIdToken(stranger, { ...expected, organisation: undefined }, now)).resolves.toBeDefined();
  });

  it('says where the provider left out the groups of a user who has too many', async () => {
    const claims = { ...without('organisation'), _claim_names: { groups: 'src1' } };
    const ofGroups = { ...expected, organisation: { claim: 'groups', value: 'one' } };
    await expect(checkIdToken(await sign(claims), ofGroups, now)).rejects.toMatchObject({
      rule: 'organisation-left-out',
    });
    await expect(checkIdToken(await sign(without('organisation')), ofGroups, now)).rejects.toThrow(
      'another organisation',
    );
  });

  it('gets no verdict while the keys cannot be fetched', async () => {
    const offline = { ...expected, keys: createRemoteJWKSet(new URL('http://127.0.0.1:1/keys')) };
    const error = await checkIdToken(await sign(good), offline, now).catch((reason: unknown) => reason);
    expect(types.isNativeError(error)).toBe(true);
    expect(error).not.toBeInstanceOf(IdTokenError);
  });
});
