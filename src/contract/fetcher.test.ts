import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { apiFetch, atThisSite, configureApi, ifMatch, versionOf } from './fetcher.ts';
import { sampleSettings } from './sample-settings.ts';

const settings = { ...sampleSettings, onUnauthorized: vi.fn(async () => false) };

const reply = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  configureApi(settings);
  send.mockReset();
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('no ApiError');
  return error;
};

it('sends the bearer token and the active site with every call', async () => {
  send.mockResolvedValue(reply(200, []));
  await apiFetch('/sports-v2/teams', { method: 'GET' });
  const [url, init] = send.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  expect(url).toBe('/api/sports-v2/teams');
  expect(headers.get('authorization')).toBe('Bearer token');
  expect(headers.get('x-s8y-instance-id')).toBe('frost1_frost');
});

it('sends moments that came from the service and go back untouched without milliseconds and with +0000', async () => {
  send.mockResolvedValue(reply(200, {}));
  const body = JSON.stringify({ startDateTime: '2026-11-21T18:30:05.000Z' });
  await apiFetch('/sports-v2/games/g1?at=2026-11-21T18%3A30%3A05.000Z', { method: 'PUT', body });
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/sports-v2/games/g1?at=2026-11-21T18%3A30%3A05%2B0000');
  expect(init?.body).toBe('{"startDateTime":"2026-11-21T18:30:05+0000"}');
});

it('belongs to the site that was active when it was made, even if the site is switched while the token is fetched', async () => {
  let active = 'frost1_frost';
  const accessToken = async () => {
    active = 'alvn1_alvn';
    return 'token';
  };
  configureApi({ ...settings, instanceId: () => active, accessToken });
  send.mockResolvedValue(reply(200, {}));
  await apiFetch('/x', { method: 'PUT' });
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('x-s8y-instance-id')).toBe('frost1_frost');
});

it('stays at the site that it was bound to, whichever is active by then', async () => {
  let active = 'frost1_frost';
  configureApi({ ...settings, instanceId: () => active });
  const site = atThisSite();
  active = 'alvn1_alvn';
  send.mockResolvedValue(reply(200, {}));
  await apiFetch('/x', { method: 'PUT', ...ifMatch('"7"', site) });
  const headers = new Headers(send.mock.calls[0]?.[1]?.headers);
  expect([headers.get('x-s8y-instance-id'), headers.get('if-match')]).toEqual(['frost1_frost', '"7"']);
});

it('keeps the version beside the body that it came with', async () => {
  send.mockResolvedValue(reply(200, { uuid: 'a' }, { etag: '"7"' }));
  expect(versionOf(await apiFetch<object>('/x'))).toBe('"7"');
});

it.each(['W/"7"', '"7-gzip"', 'W/"7-br"', '"7;gzip"'])(
  'takes the version %s that a proxy made of it by compressing for the same',
  async (etag) => {
    send.mockResolvedValue(reply(200, {}, { etag }));
    expect(versionOf(await apiFetch<object>('/x'))).toBe('"7"');
  },
);

it('answers undefined for a reply without a body', async () => {
  send.mockResolvedValue(reply(200));
  expect(await apiFetch('/x')).toBeUndefined();
});

it('gives the service’s message and field faults, and ignores faults that are none', async () => {
  const fields = [{ path: 'teamCode', message: 'taken', code: 'duplicate' }, 'nonsense'];
  send.mockResolvedValue(reply(409, { message: 'Already there', fields }));
  const error = await failureOf(apiFetch('/x'));
  expect([error.status, error.message, error.fields]).toEqual([409, 'Already there', [fields[0]]]);
});

it('names the thing that is in the way at the faults of a duplicate', async () => {
  const fields = [
    { path: 'gameType', message: 'taken', code: 'duplicate' },
    { path: 'code', message: 'short', code: 'pattern' },
  ];
  const existing = { uuid: 'a', displayName: 'League 2026', titles: [{ language: 'sv', translation: 'Ligan 2026' }] };
  send.mockResolvedValue(reply(409, { message: 'Taken', fields, existing }));
  const named = { path: 'gameType', message: 'League 2026', code: 'combination', existing };
  expect((await failureOf(apiFetch('/x'))).fields).toEqual([named, fields[1]]);
  send.mockResolvedValue(reply(409, { message: 'Taken', fields, existing: 'nonsense' }));
  expect((await failureOf(apiFetch('/x'))).fields).toEqual(fields);
});

it('gives the status text for an error page that is no JSON, and else "Something went wrong"', async () => {
  send.mockResolvedValueOnce(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  expect((await failureOf(apiFetch('/x'))).message).toBe('Bad Gateway');
  send.mockResolvedValueOnce(new Response('', { status: 500 }));
  expect((await failureOf(apiFetch('/x'))).message).toBe('Something went wrong');
});

it('tells a timeout, a lost connection and a caller who gave up apart', async () => {
  send.mockRejectedValueOnce(new TypeError('failed'));
  expect((await failureOf(apiFetch('/x'))).kind).toBe('network');
  const hang: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  configureApi({ ...settings, timeoutMs: 5 });
  send.mockImplementationOnce(hang);
  expect((await failureOf(apiFetch('/x'))).kind).toBe('timeout');
  configureApi(settings);
  send.mockImplementationOnce(hang);
  const given = new AbortController();
  const call = failureOf(apiFetch('/x', { signal: given.signal }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3), 30_000);
  given.abort();
  expect((await call).kind).toBe('aborted');
});

it('takes an answer that breaks off in its middle for a lost connection, and tells a provider that is down from it', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
  send.mockResolvedValueOnce(new Response(broken, { status: 200 }));
  expect((await failureOf(apiFetch('/x'))).kind).toBe('network');
  configureApi({ ...settings, accessToken: () => Promise.reject(new Error('no provider')) });
  expect((await failureOf(apiFetch('/x'))).kind).toBe('provider');
  configureApi({ ...settings, onUnauthorized: () => Promise.reject(new Error('no provider')) });
  send.mockResolvedValueOnce(reply(401));
  expect((await failureOf(apiFetch('/x'))).kind).toBe('provider');
  configureApi({ ...settings, accessToken: () => Promise.reject(new TypeError('no code of the identity library')) });
  expect((await failureOf(apiFetch('/x'))).kind).toBe('network');
});

it('makes a refused call once more when a fresh token was got, and never twice', async () => {
  settings.onUnauthorized.mockResolvedValue(true);
  send.mockResolvedValueOnce(reply(401)).mockResolvedValueOnce(reply(200, { ok: true }));
  expect(await apiFetch('/x')).toEqual({ ok: true });
  send.mockImplementation(async () => reply(401, { message: 'no' }));
  expect((await failureOf(apiFetch('/x'))).status).toBe(401);
  expect(send).toHaveBeenCalledTimes(4);
});

it('makes a call again that a service answers which is starting again, a change too, and says so meanwhile', async () => {
  vi.useFakeTimers();
  const onWaiting = vi.fn();
  configureApi({ ...settings, onWaiting });
  send.mockResolvedValueOnce(reply(503, { message: 'Starting' }, { 'retry-after': '1' }));
  send.mockResolvedValueOnce(reply(200, { ok: true }));
  const call = apiFetch('/x', { method: 'PUT', body: '{}' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await call).toEqual({ ok: true });
  expect(send.mock.calls.map(([, init]) => [init?.method, init?.body])).toEqual([
    ['PUT', '{}'],
    ['PUT', '{}'],
  ]);
  expect(onWaiting.mock.calls).toEqual([[true], [false]]);
  vi.useRealTimers();
});

it('takes an answer that was asked for ahead, once, and makes the call itself where that failed', async () => {
  send.mockImplementation(async () => reply(200, { from: 'call' }));
  const early = { ok: true, status: 200, statusText: '', headers: new Headers(), text: '{"from":"ahead"}' };
  configureApi({
    ...settings,
    ahead: new Map([
      ['/users/networks', Promise.resolve(early)],
      ['/users/is-superadmin', Promise.reject(new ApiError('network', 0, 'no connection'))],
    ]),
  });
  expect(await apiFetch('/users/networks', { method: 'GET' })).toEqual({ from: 'ahead' });
  expect(await apiFetch('/users/networks', { method: 'GET' })).toEqual({ from: 'call' });
  expect(await apiFetch('/users/is-superadmin', { method: 'GET' })).toEqual({ from: 'call' });
  expect(send).toHaveBeenCalledTimes(2);
});

it('asks again with a fresh token where what was asked for ahead was refused', async () => {
  send.mockImplementation(async () => reply(200, { from: 'call' }));
  const refused = { ok: false, status: 401, statusText: '', headers: new Headers(), text: '' };
  const onUnauthorized = vi.fn(async () => true);
  configureApi({ ...settings, onUnauthorized, ahead: new Map([['/users/networks', Promise.resolve(refused)]]) });
  expect(await apiFetch('/users/networks', { method: 'GET' })).toEqual({ from: 'call' });
  expect(onUnauthorized).toHaveBeenCalledOnce();
});
