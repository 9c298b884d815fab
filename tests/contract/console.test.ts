import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from './test-service.ts';

const script = 'export const answer = 42;'.repeat(40);
const page = '<!doctype html><title>Touchline</title>';
const bridge = '<!doctype html><title>Signing in</title>';
let folder: string;
let service: TestService;

beforeAll(async () => {
  folder = await builtConsole();
  service = await startTestService({ consoleFolder: folder });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** A folder that looks as the build leaves it. */
async function builtConsole(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'touchline-console-'));
  await mkdir(join(made, 'assets'));
  await mkdir(join(made, 'auth'));
  await writeFile(join(made, 'index.html'), page);
  await writeFile(join(made, 'auth', 'callback.html'), bridge);
  await writeFile(join(made, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(made, 'assets', 'index-a1b2.js'), script);
  await writeFile(join(made, 'assets', 'index-a1b2.js.br'), brotliCompressSync(script));
  await writeFile(join(made, 'assets', 'index-a1b2.js.gz'), gzipSync(script));
  return made;
}

const visit = (url: string, headers: Record<string, string> = {}) =>
  service.call({ url, token: null, instanceId: null, headers });

describe('what a file cannot answer', () => {
  it.each([
    [{ range: 'bytes=9999-' }, 416],
    [{ range: 'bytes=5-2' }, 416],
    [{ range: 'bytes=-0' }, 416],
    [{ range: 'bytes=a-b' }, 416],
    [{ 'if-match': '"x"' }, 412],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
  ] as const)('is refused: %o', async (headers, status) => {
    for (const url of ['/manage/', '/manage/assets/index-a1b2.js', '/manage/icon.svg']) {
      const reply = await visit(url, headers);
      expect(reply.statusCode, url).toBe(status);
      expect(reply.json()).toMatchObject({ statusCode: status });
      if (status === 416) expect(reply.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('an address that leads nowhere', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each(['/manage/%2F%2Fx', '/manage//x', '/manage/%5c%5cx', '/manage/%00', '/manage/a.b', '/manage/x.png'])(
    '%s is the console, which says so, and is no file',
    async (url) => {
      const reply = await visit(url, browser);
      expect([reply.statusCode, reply.body]).toEqual([200, page]);
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/manage/%zz', '/manage/%E0%A4%A?x=%ff'])(
    '%s, which nobody can decode, leads to one that says so',
    async (url) => {
      const reply = await visit(url, browser);
      expect(reply.statusCode).toBe(302);
      const shown = await visit(String(reply.headers.location), browser);
      expect([shown.statusCode, shown.body]).toEqual([200, page]);
    },
  );

  it('is told to programs in words for them', async () => {
    for (const [url, status] of [
      ['/manage/x.png', 404],
      ['/manage/assets/none.js', 404],
      ['/manage/%zz', 400],
    ] as const) {
      expect((await visit(url)).statusCode).toBe(status);
    }
    expect((await visit('/manage/assets/none.js', browser)).statusCode).toBe(404);
    expect((await visit('/api/%zz', browser)).statusCode).toBe(400);
  });
});

describe('pages', () => {
  it.each(['/manage/', '/manage/sports/teams', '/manage/sports/teams/x-1/edit?a=b', '/manage/index.html'])(
    '%s is the console',
    async (url) => {
      const reply = await visit(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe(page);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; " +
          "font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; frame-ancestors 'none'; " +
          "base-uri 'none'; form-action 'self'",
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(reply.headers['permissions-policy']).toContain('geolocation=()');
      expect(reply.headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('never allow inline code or eval', async () => {
    for (const url of ['/manage/', '/manage/auth/callback', '/manage/icon.svg', '/health', '/api/users/networks']) {
      const policy = (await visit(url)).headers['content-security-policy'];
      expect(policy).toMatch(/^default-src 'none'; /);
      expect(policy).not.toContain('unsafe');
    }
  });

  it('the redirect bridge may be framed by the console and keeps its opener', async () => {
    const reply = await visit('/manage/auth/callback?x=1');
    expect(reply.body).toBe(bridge);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    );
    expect(reply.headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(reply.headers).not.toHaveProperty('x-frame-options');
  });

  it.each([
    ['/', '/manage/'],
    ['/manage', '/manage/'],
    ['/favicon.ico', '/manage/icon.svg'],
  ])('%s leads to %s', async (url, location) => {
    const reply = await visit(url);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe(location);
  });

  it.each(['127.0.0.1:4400', '[::1]:4400'])('a browser at %s is sent to localhost', async (host) => {
    const reply = await visit('/manage/menu?x=1', { host });
    expect(reply.statusCode).toBe(307);
    expect(reply.headers.location).toBe('http://localhost:4400/manage/menu?x=1');
    expect((await visit('/health', { host })).statusCode).toBe(200);
  });
});

describe('files', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
  ])('hashed ones are kept for ever; %s', async (accepted, encoding, unpack) => {
    const reply = await visit('/manage/assets/index-a1b2.js', { 'accept-encoding': accepted });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(unpack(reply.rawPayload).toString()).toBe(script);
    expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.vary).toBe('accept-encoding');
  });

  it('others are kept for a day', async () => {
    const reply = await visit('/manage/icon.svg');
    expect(reply.headers['cache-control']).toBe('public, max-age=86400');
    expect(reply.headers['content-type']).toBe('image/svg+xml');
    const again = await visit('/manage/icon.svg', { 'if-none-match': String(reply.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/manage/assets/missing-c3d4.js',
    '/manage/missing.png',
    '/manage/assets/',
    '/manage/..%2f..%2fpackage.json',
    '/manage/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/manage/assets/%00.js',
  ])('%s is not there', async (url) => {
    const reply = await visit(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ statusCode: 404 });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('config.json', () => {
  it('tells the console all it needs, and is asked for each time', async () => {
    const reply = await visit('/manage/config.json');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.json()).toMatchObject({
      apiBase: '/api',
      platformName: 'Touchline',
      productName: 'Touchline',
      requestTimeoutMs: 30_000,
      imagesUrl: 'http://localhost:4400',
      identity: { kind: 'embedded', issuer: 'http://localhost:4400/oidc', clientId: 'touchline-console' },
    });
  });
});

describe('production', () => {
  it('promises HTTPS', async () => {
    const production = await startTestService({ config: { environment: 'production' }, consoleFolder: folder });
    try {
      for (const url of ['/manage/', '/health', '/api/users/networks']) {
        const reply = await production.call({ url });
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      }
    } finally {
      await production.close();
    }
  });
});
