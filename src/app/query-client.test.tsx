import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../contract/api-error.ts';
import { forgetWholeLists, wholeList } from '../contract/paging/whole-list.ts';
import { hasUnsavedWork, SAVES_DRAFT } from '../engine/edit-session/unsaved-work.ts';
import { createQueryClient, mayRetry, retireQueryClient } from './query-client.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => warn.mockImplementation(() => {}));
afterEach(() => warn.mockReset());

test('reads are tried again after a failed connection, 429 and 5xx, twice, and never after another 4xx', () => {
  const http = (status: number) => new ApiError('http', status, '');
  expect(
    [new ApiError('network', 0, ''), http(429), http(500), http(503)].map((error) => mayRetry(0, error)),
  ).not.toContain(false);
  expect(
    [http(400), http(401), http(403), http(404), http(409), http(412)].map((error) => mayRetry(0, error)),
  ).not.toContain(true);
  expect(mayRetry(0, new ApiError('timeout', 0, ''))).toBe(false);
  expect(mayRetry(0, new ApiError('aborted', 0, ''))).toBe(false);
  expect(mayRetry(0, new Error('ours'))).toBe(false);
  expect([0, 1, 2].map((failures) => mayRetry(failures, http(500)))).toEqual([true, true, false]);
});

test('a failure is also written as a console warning, one that nobody waits for is not', async () => {
  const client = createQueryClient();
  const read = (key: string, error: Error) =>
    client.fetchQuery({ queryKey: [key], queryFn: () => Promise.reject(error) }).catch(() => {});
  await read('a', new ApiError('http', 404, 'No such team'));
  await read('b', new ApiError('aborted', 0, 'The call was given up'));
  expect(warn.mock.calls).toEqual([['No such team']]);
});

test('a change that succeeded makes what is on screen be read again; a failed one does not', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(() => Promise.resolve(1));
  const stop = new QueryObserver(client, { queryKey: ['teams'], queryFn }).subscribe(() => {});
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1), 30_000);
  const refused = new ApiError('http', 409, 'Duplicate');
  await new MutationObserver(client, { mutationFn: () => Promise.reject(refused) }).mutate().catch(() => {});
  expect(queryFn).toHaveBeenCalledTimes(1);
  await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate();
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2), 30_000);
  stop();
});

/** Begins a change, and gives what ends it. */
function begin(options: { meta?: Record<string, unknown> } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const mutation = new MutationObserver(createQueryClient(), { ...options, mutationFn: () => promise }).mutate();
  return { resolve, reject, ended: mutation.catch(() => undefined) };
}

test('a change under way is work that is not left: whose sign-in ends signs in over the page', async () => {
  const [done, failed] = [begin(), begin()];
  expect(hasUnsavedWork()).toBe(true);
  done.resolve();
  await done.ended;
  expect(hasUnsavedWork()).toBe(true);
  failed.reject(new ApiError('http', 409, 'Duplicate'));
  await failed.ended;
  expect(hasUnsavedWork()).toBe(false);
});

test('a save of what an editor keeps as a draft is no work of its own: the page may go without a question', async () => {
  const { resolve, ended } = begin({ meta: SAVES_DRAFT });
  expect(hasUnsavedWork()).toBe(false);
  resolve();
  await ended;
});

test('what could not be read without a connection is read when it is back', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi
    .fn<() => Promise<number>>(async () => 1)
    .mockRejectedValueOnce(new ApiError('timeout', 0, 'No connection'));
  const observer = new QueryObserver(client, { queryKey: ['tags'], queryFn });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), 30_000);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1), 30_000);
  stop();
  client.unmount();
});

test('a list that is kept whole is read again after a change', async () => {
  const client = createQueryClient(forgetWholeLists);
  const { signal } = new AbortController();
  const read = vi.fn(() => Promise.resolve([1]));
  const page = () => wholeList({ client, signal }, ['pages'], {}, read);
  await page();
  await page();
  expect(read).toHaveBeenCalledTimes(1);
  await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate();
  await page();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a retired client gives up what is under way and keeps nothing', async () => {
  const client = createQueryClient();
  client.setQueryData(['old'], 1);
  let isAborted = false;
  const running = client.fetchQuery({
    queryKey: ['slow'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          isAborted = true;
          reject(new ApiError('aborted', 0, ''));
        });
      }),
  });
  retireQueryClient(client);
  await expect(running).rejects.toThrow();
  expect(isAborted).toBe(true);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
