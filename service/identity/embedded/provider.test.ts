import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIdentity, type Identity } from '../identity.ts';
import { identitySettings } from '../settings.ts';

let folder: string;
let server: Server;
let origin: string;
let identity: Identity;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-provider-'));
  server = createServer((request, response) => void identity.provider?.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const options = { origin, dataDir: folder, platformName: 'Touchline', production: false };
  identity = await createIdentity(identitySettings({ origin }), options);
});
afterAll(async () => {
  await identity.close();
  server.close();
  await rm(folder, { recursive: true });
});

/** A browser without script: keeps cookies, follows nothing by itself. */
function createBrowser() {
  const cookies = new Map<string, string>();
  return async (address: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(address, origin), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() };
  };
}

const verifier = randomBytes(32).toString('base64url');
function authorizeAddress(): string {
  return `/oidc/auth?${new URLSearchParams({
    client_id: 'touchline-console',
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: `${origin}/manage/auth/callback`,
    scope: 'openid profile email touchline.manage',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })}`;
}

const rightPassword = { username: 'admin@touchline.test', password: 'touchline-demo' };

async function signIn(browse: ReturnType<typeof createBrowser>): Promise<URLSearchParams> {
  const { location: page } = await browse(authorizeAddress());
  const { location: resume } = await browse(page, rightPassword);
  const { location: answer } = await browse(resume);
  return new URLSearchParams(new URL(answer).hash.slice(1));
}

function redeem(browse: ReturnType<typeof createBrowser>, code: string) {
  return browse('/oidc/token', {
    client_id: 'touchline-console',
    grant_type: 'authorization_code',
    redirect_uri: `${origin}/manage/auth/callback`,
    code,
    code_verifier: verifier,
  });
}

describe('the embedded provider', () => {
  it('signs a user in: access token for the service, identity token for the console, refresh token', async () => {
    const browse = createBrowser();
    const reply = await redeem(browse, (await signIn(browse)).get('code') ?? '');
    const tokens = JSON.parse(reply.text) as { access_token: string; id_token: string; refresh_token: string };
    expect(await identity.verifyAccessToken(tokens.access_token)).toEqual({
      subject: 'demo-admin',
      name: 'Alva Administrator',
      email: 'admin@touchline.test',
      organisation: 'touchline-demo',
    });
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    const claims = decodeJwt(tokens.access_token);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: `${origin}/oidc`,
      aud: 'touchline-console',
      nonce: 'nonce-1',
      organisation: 'touchline-demo',
    });
    expect(tokens.refresh_token).toEqual(expect.any(String));
    await expect(identity.verifyAccessToken(tokens.id_token)).rejects.toMatchObject({ status: 401 });
  });

  it('asks again after a wrong password, keeping the user name', async () => {
    const browse = createBrowser();
    const { location: page } = await browse(authorizeAddress());
    const answer = await browse(page, { ...rightPassword, password: 'wrong' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('The username or password is wrong.');
    expect(answer.text).toContain('value="admin@touchline.test"');
    expect((await browse(page, rightPassword)).status).toBe(303);
  });

  it('answers 429 after ten failed tries, even to the right password', async () => {
    const browse = createBrowser();
    const { location: page } = await browse(authorizeAddress());
    const guess = { username: 'club@touchline.test', password: 'wrong' };
    for (let tries = 0; tries < 10; tries += 1) expect((await browse(page, guess)).status).toBe(200);
    const locked = await browse(page, { ...guess, password: 'touchline-demo' });
    expect(locked.status).toBe(429);
    expect(locked.text).toContain('Too many failed tries.');
    expect((await browse(page, rightPassword)).status).toBe(303);
  });

  it('tells the console when the user cancels', async () => {
    const browse = createBrowser();
    const { location: page } = await browse(authorizeAddress());
    const { location: resume } = await browse(`${page}/cancel`, {});
    const { location: answer } = await browse(resume);
    expect(new URL(answer).hash).toContain('error=access_denied');
  });

  it('refuses a form from another site, an endless form and an expired page', async () => {
    const browse = createBrowser();
    const { location: page } = await browse(authorizeAddress());
    expect((await browse(page, rightPassword, { origin: 'https://elsewhere.test' })).status).toBe(400);
    expect((await browse(page, { ...rightPassword, password: 'x'.repeat(20_000) })).status).toBe(400);
    expect((await browse('/oidc/interaction/unknown', rightPassword)).text).toContain('has expired');
    expect(await browse('/oidc/interaction/unknown')).toMatchObject({ status: 303, location: '/manage/' });
  });

  it('answers what follows an endless form on the same connection', async () => {
    const browse = createBrowser();
    const { location: page } = await browse(authorizeAddress());
    for (let round = 0; round < 3; round++) {
      expect((await browse(page, { ...rightPassword, password: 'x'.repeat(500_000) })).status).toBe(400);
      expect((await browse(page)).status).toBe(200);
    }
  });

  it('redirects nowhere but to the console', async () => {
    const strange = authorizeAddress().replace('manage%2Fauth%2Fcallback', 'elsewhere');
    const answer = await createBrowser()(strange);
    expect(answer).toMatchObject({ status: 400, location: '' });
    expect(answer.text).toContain('Back to the console');
  });

  it.each([
    ['in Host', '', { host: 'evil.example' }],
    ['in the address', 'http://evil.example', {}],
    [
      'before it',
      '',
      { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', 'x-forwarded-proto': 'gopher' },
    ],
    ['beside another', '', { host: 'localhost@evil.example' }],
  ])('names itself by its own address, whatever host stands %s', async (_, before, headers) => {
    for (const path of ['/oidc/.well-known/openid-configuration', '/oidc/session/end', authorizeAddress()]) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get(origin, { path: before + path, headers }, resolve).on('error', reject);
      });
      const said = `${answer.headers.location ?? ''} ${await text(answer)}`;
      expect(said).not.toMatch(/evil|gopher/);
      if (path.endsWith('configuration')) expect(JSON.parse(said)).toMatchObject(identity.provider?.metadata ?? {});
      else expect(answer.statusCode).toBeLessThan(400);
    }
  });

  it.each(['/oidc', '/oidc?', '/oidc?x=1', '/oidc#x', '/oidc//x'])('has nothing at %s', async (path) => {
    const { port } = server.address() as AddressInfo;
    const response = await new Promise<IncomingMessage>((resolve) => void get({ port, path }, resolve));
    expect(await text(response)).toBe('Not Found');
    expect(response.statusCode).toBe(404);
  });

  it('serves the files of its pages and nothing else of the disk', async () => {
    const browse = createBrowser();
    expect((await browse('/oidc/assets/sign-in.css?v=1')).status).toBe(200);
    expect((await browse('/oidc/assets/..%2fprovider.ts')).status).toBe(404);
  });

  it('does not run in production', async () => {
    const options = { origin, dataDir: folder, platformName: 'Touchline', production: true };
    await expect(createIdentity(identitySettings({ origin }), options)).rejects.toThrow('does not run in production');
  });
});

it('names https addresses where a proxy of this machine encrypts', async () => {
  const own = await mkdtemp(join(tmpdir(), 'touchline-provider-'));
  const behind = 'https://localhost:9443';
  const options = { origin: behind, dataDir: own, platformName: 'Touchline', production: false };
  const encrypted = await createIdentity(identitySettings({ origin: behind }), options);
  const plain = createServer((request, response) => void encrypted.provider?.handle(request, response));
  await new Promise<void>((resolve) => plain.listen(0, 'localhost', resolve));
  const { port } = plain.address() as AddressInfo;
  const reply = await fetch(`http://localhost:${port}/oidc/.well-known/openid-configuration`);
  const { issuer, authorization_endpoint: authorization } = (await reply.json()) as Record<string, string>;
  expect([issuer, authorization]).toEqual([`${behind}/oidc`, `${behind}/oidc/auth`]);
  plain.close();
  await encrypted.close();
  await rm(own, { recursive: true });
});
