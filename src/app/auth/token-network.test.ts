import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authProblem } from './auth-problem.ts';
import { IdTokenError } from './id-token-rules.ts';
import { createTokenNetwork } from './token-network.ts';

let server: Server;
let address: string;
let answer: RequestListener;
let requests: number;
/** Where the test that runs asks; each asks elsewhere. */
let place = '';
let count = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    // A request that an earlier test gave up may arrive as late as now.
    if (request.url === place) requests += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = 0;
  count += 1;
  place = `/token/${count}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { timeoutMs: 30_000, retries: 3, pauseMs: 1 };
const accepting = createTokenNetwork(async () => {}, { limits });

function post(network = accepting) {
  return network.sendPostRequestAsync(`${address}${place}`, { body: 'grant_type=x', correlationId: 'c' });
}

async function problemOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const { code, detail, mfaToken } = authProblem(error);
  return { code, detail, mfaToken };
}

function reply(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.statusCode = status;
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

describe('the token network', () => {
  it('asks for tokens at the address itself, since some providers take no parameters there, and leaves what is the provider’s own', async () => {
    const asked: (string | undefined)[] = [];
    answer = (request, response) => {
      asked.push(request.url);
      reply(200, {})(request, response);
    };
    for (const query of ['?client-request-id=c', '?p=policy&ui_locales=sv&client-request-id=c']) {
      await accepting.sendPostRequestAsync(`${address}${place}${query}`, { body: 'grant_type=x', correlationId: 'c' });
    }
    expect(asked).toEqual([place, `${place}?p=policy`]);
  });

  it('gives the provider answer, errors of the protocol included', async () => {
    answer = reply(400, { error: 'invalid_grant' });
    expect(await post()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('asks for what was granted, and for the scopes where a provider wants them each time', async () => {
    const asked: (string | null)[] = [];
    answer = (request, response) =>
      void text(request).then((body) => {
        asked.push(new URLSearchParams(body).get('scope'));
        const isTold = asked.at(-1) !== null;
        reply(isTold ? 200 : 400, isTold ? {} : { error: 'invalid_request' })(request, response);
      });
    const body = 'grant_type=refresh_token&scope=api%3A%2F%2Fx%2Faccess';
    const ask = () => accepting.sendPostRequestAsync(`${address}${place}`, { body, correlationId: 'c' });
    expect(await ask()).toMatchObject({ status: 200 });
    expect(asked).toEqual([null, 'api://x/access']);
    answer = reply(400, { error: 'invalid_grant' });
    expect(await ask()).toMatchObject({ status: 400 });
    expect(requests).toBe(3);
  });

  it('gives a refresh that is answered without an identity token the one that is known', async () => {
    const network = createTokenNetwork(async () => {}, { limits, idToken: () => 'known' });
    const post = (grant: string) =>
      network.sendPostRequestAsync(`${address}${place}`, { body: `grant_type=${grant}`, correlationId: 'c' });
    answer = reply(200, { access_token: 'a' });
    expect(await post('refresh_token')).toHaveProperty('body', { access_token: 'a', id_token: 'known' });
    expect(await post('authorization_code')).toHaveProperty('body', { access_token: 'a' });
    answer = reply(200, { access_token: 'a', id_token: 'fresh' });
    expect(await post('refresh_token')).toHaveProperty('body.id_token', 'fresh');
    answer = reply(400, { error: 'invalid_grant' });
    expect(await post('refresh_token')).toHaveProperty('body', { error: 'invalid_grant' });
  });

  it.each([400, 401])('takes %i without a word for a refresh token that is over', async (status) => {
    answer = reply(status, '');
    const body = 'grant_type=refresh_token';
    const refresh = accepting.sendPostRequestAsync(`${address}${place}`, { body, correlationId: 'c' });
    expect(await refresh).toMatchObject({ status, body: { error: 'invalid_grant' } });
    expect(await problemOf(post())).toMatchObject({ code: 'network' });
  });

  it('tries three times more when there is no answer', async () => {
    answer = (request, response) => (requests <= 3 ? request.socket.destroy() : reply(200, {})(request, response));
    expect(await post()).toMatchObject({ status: 200 });
    expect(requests).toBe(4);
  });

  it('then gives up', async () => {
    answer = (request) => request.socket.destroy();
    expect(await problemOf(post())).toMatchObject({ code: 'network' });
    expect(requests).toBe(4);
  });

  it('waits no longer than its timeout', async () => {
    answer = () => {};
    const impatient = createTokenNetwork(async () => {}, { limits: { timeoutMs: 30, retries: 0, pauseMs: 1 } });
    const error = await post(impatient).catch((reason: unknown) => reason);
    expect(error).toHaveProperty('errorMessage', 'Timeout when executing fetch');
    expect(authProblem(error).code).toBe('timeout');
  });

  it.each([429, 500, 503])('throws on %i at once, before MSAL could lock itself for a minute', async (status) => {
    answer = reply(status, {});
    expect(await problemOf(post())).toMatchObject({ code: 'network' });
    expect(requests).toBe(1);
  });

  it('throws on an answer that is no JSON', async () => {
    answer = reply(200, '<html>');
    expect(await problemOf(post())).toMatchObject({ code: 'network' });
  });

  it('lets no refused identity token through, and names the rule', async () => {
    answer = reply(200, { id_token: 'a.b.c', access_token: 'x' });
    const refusing = createTokenNetwork(
      async (token) => {
        throw new IdTokenError(token === 'a.b.c' ? 'signature' : 'claim', 'the provider did not sign it.');
      },
      { limits },
    );
    expect(await problemOf(post(refusing))).toMatchObject({ code: 'tokenRefused', detail: 'signature' });
    const stranger = createTokenNetwork(
      async () => {
        throw new IdTokenError('organisation', 'another one.');
      },
      { limits },
    );
    expect(await problemOf(post(stranger))).toMatchObject({ code: 'wrongOrganisation' });
  });

  it('treats keys that cannot be fetched as a network failure, not as a verdict', async () => {
    answer = reply(200, { id_token: 'a.b.c' });
    const offline = createTokenNetwork(
      async () => {
        throw new TypeError('fetch failed');
      },
      { limits },
    );
    expect(await problemOf(post(offline))).toMatchObject({ code: 'network' });
  });

  it('carries the token of a second factor', async () => {
    answer = reply(403, { error: 'mfa_required', mfa_token: 'm-1', error_description: 'Second factor.' });
    expect(await problemOf(post())).toMatchObject({ code: 'mfaRequired', mfaToken: 'm-1' });
  });
});

describe('a refresh', () => {
  const bodies: string[] = [];
  const refresh = async (network = accepting): Promise<URLSearchParams> => {
    answer = (request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        bodies.push(body);
        response.end('{}');
      });
    };
    const body = 'grant_type=refresh_token&refresh_token=r&scope=openid%20offline_access';
    await network.sendPostRequestAsync(`${address}${place}`, { body, correlationId: 'c' });
    return new URLSearchParams(bodies.at(-1));
  };

  it('asks for what was granted, unless the provider wants the scopes each time', async () => {
    expect(Object.fromEntries(await refresh())).toEqual({ grant_type: 'refresh_token', refresh_token: 'r' });
    const entra = createTokenNetwork(async () => {}, { limits, asksGranted: false });
    expect((await refresh(entra)).get('scope')).toBe('openid offline_access');
  });
});
