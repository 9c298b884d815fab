import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createDiscovery } from './discovery.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function provider(answer: (issuer: string) => RequestListener): Promise<string> {
  let listener: RequestListener = () => {};
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realm`;
  listener = answer(issuer);
  return issuer;
}

function document(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    end_session_endpoint: `${issuer}/end`,
    response_types_supported: ['code'],
  };
}

describe('discovery', () => {
  it('fetches once, and gives the endpoints only', async () => {
    let asked = 0;
    const issuer = await provider((own) => (request, response) => {
      asked += 1;
      expect(request.url).toBe('/realm/.well-known/openid-configuration');
      response.end(JSON.stringify(document(own)));
    });
    const discovery = createDiscovery(issuer);
    const { response_types_supported, ...endpoints } = document(issuer);
    expect(await Promise.all([discovery.metadata(), discovery.metadata()])).toEqual([endpoints, endpoints]);
    await discovery.metadata();
    expect(asked).toBe(1);
  });

  it.each([
    ['calls itself', (issuer: string) => JSON.stringify(document(`${issuer}/`))],
    ['has no jwks_uri', (issuer: string) => JSON.stringify({ ...document(issuer), jwks_uri: '/keys' })],
    ['calls itself undefined', () => '[]'],
    ['sent no JSON', () => '<html>'],
    ['sent no JSON', () => `"${'x'.repeat(1_100_000)}"`],
    [
      'has no token_endpoint',
      (issuer: string) => JSON.stringify({ ...document(issuer), token_endpoint: 'javascript:0' }),
    ],
  ])('refuses a provider that %s', async (message, body) => {
    const issuer = await provider((own) => (_request, response) => response.end(body(own)));
    await expect(createDiscovery(issuer).metadata()).rejects.toThrow(message);
  });

  it('tries again after a pause', async () => {
    let up = false;
    let time = 0;
    const issuer = await provider((own) => (_request, response) => {
      response.statusCode = up ? 200 : 502;
      response.end(JSON.stringify(document(own)));
    });
    const discovery = createDiscovery(issuer, { now: () => time });
    await expect(discovery.metadata()).rejects.toThrow('answered 502');
    up = true;
    await expect(discovery.metadata()).rejects.toThrow('answered 502');
    time = 3_000;
    await expect(discovery.metadata()).resolves.toHaveProperty('issuer', issuer);
  });

  it('waits no longer than it was told for a provider that never ends its answer', async () => {
    // The head is there at once, however busy the machine is; the body ends with the time.
    const load: typeof fetch = async (_address, init) =>
      new Response(
        new ReadableStream({
          start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
        }),
      );
    const unended = createDiscovery('http://idp.test', { load, timeoutMs: 50 }).metadata();
    await expect(unended).rejects.toThrow('sent no JSON');
    const silent = await provider(() => () => undefined);
    await expect(createDiscovery(silent, { timeoutMs: 50 }).metadata()).rejects.toThrow('cannot be reached');
  });

  it('follows no https provider to plain http', async () => {
    const issuer = 'https://idp.test';
    const load = async () => Response.json({ ...document(issuer), jwks_uri: 'http://idp.test/keys' });
    await expect(createDiscovery(issuer, { load }).metadata()).rejects.toThrow('has no jwks_uri');
  });

  it('follows no https provider that leads to plain http', async () => {
    const issuer = 'https://idp.test';
    const load = async () =>
      Object.defineProperties(Response.json(document(issuer)), {
        redirected: { value: true },
        url: { value: 'http://idp.test/configuration' },
      });
    await expect(createDiscovery(issuer, { load }).metadata()).rejects.toThrow('leads to an address without TLS');
  });

  it('tells plainly that nobody answers', async () => {
    await expect(createDiscovery('http://127.0.0.1:1').metadata()).rejects.toThrow(
      'The identity provider at http://127.0.0.1:1 cannot be reached.',
    );
  });
});
