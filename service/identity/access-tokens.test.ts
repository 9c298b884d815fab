import {
  CompactSign,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  generateSecret,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { AccessTokenError, createTokenVerifier, type VerifyAccessToken } from './access-tokens.ts';
import { IdentityError } from './identity-error.ts';
import { identitySettings } from './settings.ts';

const now = new Date('2026-03-01T12:00:00Z');
const seconds = now.getTime() / 1000;
const settings = identitySettings({ origin: 'http://localhost:4400' });
const good: JWTPayload = {
  iss: 'http://localhost:4400/oidc',
  aud: 'urn:touchline:api',
  sub: 'demo-admin',
  client_id: 'touchline-console',
  scope: 'touchline.manage',
  organisation: 'touchline-demo',
  name: 'Alva Administrator',
  email: 'admin@touchline.test',
  iat: seconds - 10,
  exp: seconds + 3600,
};

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let rogue: Keys;
let verify: VerifyAccessToken;

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  rogue = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  verify = createTokenVerifier(settings, createLocalJWKSet({ keys: [jwk] }), () => now);
});

function sign(
  claims: JWTPayload,
  header: { typ?: string } = { typ: 'at+jwt' },
  key = keys.privateKey,
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key);
}

function without(claim: string): JWTPayload {
  return Object.fromEntries(Object.entries(good).filter(([name]) => name !== claim));
}

async function ruleOf(token: Promise<string> | string): Promise<string> {
  const error = await verify(await token).catch((reason: unknown) => reason);
  if (!(error instanceof AccessTokenError)) throw new Error(`not refused: ${JSON.stringify(error)}`);
  return `${error.status} ${error.rule}`;
}

describe('an access token', () => {
  it('gives its caller when every rule holds', async () => {
    expect(await verify(await sign(good))).toEqual({
      subject: 'demo-admin',
      name: 'Alva Administrator',
      email: 'admin@touchline.test',
      organisation: 'touchline-demo',
    });
  });

  it('may be up to 60 s past its expiry or ahead of our clock', async () => {
    await expect(verify(await sign({ ...good, exp: seconds - 59 }))).resolves.toBeDefined();
    expect(await ruleOf(sign({ ...good, exp: seconds - 60 }))).toBe('401 expired');
    await expect(verify(await sign({ ...good, iat: seconds + 60 }))).resolves.toBeDefined();
    expect(await ruleOf(sign({ ...good, iat: seconds + 61 }))).toBe('401 issued-at');
  });

  it('is refused when nobody, or somebody else, signed it', async () => {
    expect(await ruleOf(new UnsecuredJWT(good).encode())).toBe('401 algorithm');
    expect(await ruleOf(sign(good, { typ: 'at+jwt' }, rogue.privateKey))).toBe('401 signature');
    const shared = new SignJWT(good).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'one' });
    expect(await ruleOf(shared.sign(await generateSecret('HS256')))).toBe('401 algorithm');
  });

  it('is refused when it names none of several keys', async () => {
    const jwk = await exportJWK(keys.publicKey);
    const several = createLocalJWKSet({ keys: ['one', 'two'].map((kid) => ({ ...jwk, kid, alg: 'RS256' })) });
    const unnamed = new SignJWT(good).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' }).sign(keys.privateKey);
    await expect(createTokenVerifier(settings, several, () => now)(await unnamed)).rejects.toMatchObject({
      status: 401,
      rule: 'signature',
    });
  });

  it.each(['', 'x', 'a.b.c', 'a.b.c.d.e', 'éé.éé.éé'])('is refused when it cannot be read: %j', async (token) => {
    expect(await ruleOf(token)).toBe('401 undecodable');
  });

  it.each([
    ['issuer', { ...good, iss: 'http://localhost:4400/oidc/' }],
    ['audience', { ...good, aud: 'urn:other:api' }],
    ['subject', { ...good, sub: '' }],
    ['subject', without('sub')],
    ['subject', { ...good, sub: 'demo\0admin' }],
    ['subject', { ...good, sub: '\ud800' }],
    ['expired', without('exp')],
    ['issued-at', without('iat')],
    ['not-before', { ...good, nbf: seconds + 3600 }],
    ['client', { ...good, client_id: 'another-application' }],
    ['client', without('client_id')],
  ])('is refused with 401 by the rule %s', async (rule, claims) => {
    expect(await ruleOf(sign(claims))).toBe(`401 ${rule}`);
  });

  it('is refused when it never ends', async () => {
    // JSON of a number that is too large: jose signs no such claim itself.
    const endless = Buffer.from(JSON.stringify(good).replace(/"exp":\d+/, '"exp":1e400'));
    const signed = new CompactSign(endless).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'one' });
    expect(await ruleOf(signed.sign(keys.privateKey))).toBe('401 expired');
  });

  it('gives names that can be stored', async () => {
    expect(await verify(await sign({ ...good, name: 'Al\0va', email: '\0' }))).toMatchObject({
      name: 'Alva',
      email: '',
    });
    expect(await verify(await sign({ ...good, name: 'Al\ud800va', email: 'a'.repeat(5000) }))).toMatchObject({
      name: 'Al\ufffdva',
      email: 'a'.repeat(200),
    });
  });

  it('is not an identity token, whatever its audience', async () => {
    expect(await ruleOf(sign(good, { typ: 'JWT' }))).toBe('401 type');
    expect(await ruleOf(sign(good, {}))).toBe('401 type');
    expect(await ruleOf(sign({ ...good, nonce: 'n' }))).toBe('401 id-token');
    expect(await ruleOf(sign({ ...good, nonce: 'n', typ: 'ID' }))).toBe('401 id-token');
    expect(await ruleOf(sign({ ...good, nonce: 'n', typ: 'Bearer', at_hash: 'h' }))).toBe('401 id-token');
    expect(await ruleOf(sign({ ...good, at_hash: 'h' }))).toBe('401 id-token');
  });

  it('is good but not enough without the scope or in another organisation', async () => {
    expect(await ruleOf(sign({ ...good, scope: 'openid touchline.manager' }))).toBe('403 scope');
    expect(await ruleOf(sign(without('scope')))).toBe('403 scope');
    expect(await ruleOf(sign({ ...good, organisation: 'elsewhere' }))).toBe('403 organisation');
    expect(await ruleOf(sign(without('organisation')))).toBe('403 organisation');
  });

  it('gets no verdict while the keys cannot be fetched', async () => {
    const offline = createTokenVerifier(
      settings,
      () => Promise.reject(new TypeError('fetch failed')),
      () => now,
    );
    const error = await offline(await sign(good)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(IdentityError);
    expect(error).toHaveProperty('kind', 'unavailable');
  });
});

describe('an access token of Microsoft Entra ID', () => {
  it('spells its scope, client and organisation otherwise', async () => {
    const entra = identitySettings({
      origin: 'https://console.test',
      authIssuer: 'https://login.microsoftonline.com/tenant-1',
      authClientId: 'spa-1',
      authScope: 'api://api-1/access',
      authOrganisation: 'tenant-1',
    });
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
    const verifyEntra = createTokenVerifier(entra, createLocalJWKSet({ keys: [jwk] }), () => now);
    const claims = {
      iss: 'https://login.microsoftonline.com/tenant-1/v2.0',
      aud: 'api-1',
      sub: 's',
      azp: 'spa-1',
      tid: 'tenant-1',
      scp: 'access other',
      preferred_username: 'alva@club.test',
      iat: seconds,
      exp: seconds + 60,
    };
    expect(await verifyEntra(await sign(claims, { typ: 'JWT' }))).toEqual({
      subject: 's',
      name: 'alva@club.test',
      email: 'alva@club.test',
      organisation: 'tenant-1',
    });
    await expect(verifyEntra(await sign({ ...claims, tid: 'tenant-2' }, { typ: 'JWT' }))).rejects.toThrow(
      AccessTokenError,
    );
  });
});

describe('an access token of any provider', () => {
  const outside = identitySettings({
    origin: 'https://console.test',
    authIssuer: 'https://idp.test',
    authClientId: 'spa-1',
    authOrganisation: 'groups=staff',
  });
  const claims = { iss: 'https://idp.test', aud: 'urn:touchline:api', sub: 's', iat: seconds, exp: seconds + 60 };
  const check = async (added: JWTPayload): Promise<string> => {
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
    const verifyOutside = createTokenVerifier(outside, createLocalJWKSet({ keys: [jwk] }), () => now);
    const token = await sign({ ...claims, groups: ['staff', 'editors'], ...added }, { typ: 'JWT' });
    return verifyOutside(token).then(
      () => 'taken',
      (error: unknown) => (error instanceof AccessTokenError ? error.rule : String(error)),
    );
  };

  it.each([
    ['Keycloak', { scope: 'openid touchline.manage', azp: 'spa-1' }],
    ['Keycloak up to 24', { scope: 'openid touchline.manage', azp: 'spa-1', typ: 'Bearer', nonce: 'n' }],
    ['Authentik', { scope: 'openid touchline.manage', azp: 'spa-1', nonce: 'n' }],
    ['Okta', { scp: ['openid', 'touchline.manage'], cid: 'spa-1' }],
    ['Auth0', { scope: 'touchline.manage', azp: 'spa-1', aud: ['urn:touchline:api', 'https://idp.test/userinfo'] }],
  ])('is taken as %s writes it', async (_, added) => {
    expect(await check(added)).toBe('taken');
  });

  it('needs the group that was asked for, the scope and the client all the same', async () => {
    const good = { scope: 'touchline.manage', azp: 'spa-1' };
    expect(await check({ ...good, groups: ['editors'] })).toBe('organisation');
    expect(await check({ ...good, groups: 'staffer' })).toBe('organisation');
    expect(await check({ ...good, scope: ['manage'] })).toBe('scope');
    expect(await check({ ...good, azp: 'another' })).toBe('client');
  });

  it('is not an identity token', async () => {
    const identity = { azp: 'spa-1', nonce: 'n' };
    expect(await check(identity)).toBe('id-token');
    expect(await check({ ...identity, scope: 'touchline.manage', at_hash: 'h' })).toBe('id-token');
    expect(await check({ ...identity, scope: 'touchline.manage', typ: 'ID' })).toBe('id-token');
  });
});
