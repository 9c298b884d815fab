import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UploadedFile } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import type { CheckedFile } from './check-file.ts';
import { PutError } from './put-file.ts';
import type { UploadCalls, UploadTicket } from './upload-calls.ts';
import { PAUSED, type UploadError, type UploadStage, uploadFile } from './upload-file.ts';

const uploaded: UploadedFile = {
  uploadKey: 'u1',
  mediaString: 'image|embedded|26/11/b1bf9baf857c',
  mimetype: 'image/jpeg',
  size: 5,
  width: 4,
  height: 3,
  duration: null,
  hash: '0',
  rotated: false,
  duplicateOf: null,
};

const checked = (): CheckedFile => ({
  file: new File(['12345'], 'photo.jpg'),
  kind: 'image',
  mimeType: 'image/jpeg',
  width: 4,
  height: 3,
  duration: undefined,
  hash: '0',
  preview: undefined,
  thumb: undefined,
});

let addresses = 0;
function ticket(minutes = 15): UploadTicket {
  addresses += 1;
  return {
    upload: {
      uploadKey: 'u1',
      mediaString: uploaded.mediaString,
      preSignedUrl: `https://store.example/${addresses}`,
      headers: { 'content-type': 'image/jpeg' },
      expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
    },
  };
}

/** Calls that work; each test says what goes otherwise. `log` is what was called. */
function callsWith(changes: Partial<UploadCalls> = {}) {
  const log: string[] = [];
  const calls: UploadCalls = {
    begin: async () => ticket(),
    renew: async () => ticket(),
    put: async () => undefined,
    finish: async () => uploaded,
    forget: async () => undefined,
    ...changes,
  };
  const note = <Call extends (...all: never[]) => unknown>(name: string, call: Call): Call =>
    ((...all: Parameters<Call>) => {
      log.push(name);
      return call(...all);
    }) as Call;
  const logged: UploadCalls = {
    begin: note('begin', calls.begin),
    renew: note('renew', calls.renew),
    put: (put) => note(`put ${put.url.split('/').at(-1)}`, calls.put)(put),
    finish: note('finish', calls.finish),
    forget: (of, why) => note(`forget ${why}`, calls.forget)(of, why),
  };
  return { calls: logged, log };
}

/** Fails as often as there are errors, then works. */
function failing(...errors: Error[]): () => Promise<void> {
  return async () => {
    const error = errors.shift();
    if (error) throw error;
  };
}

const quick = { pauses: [1, 1] };
const endOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: UploadError) => error.end,
  );

beforeEach(() => {
  addresses = 0;
});
afterEach(() => vi.restoreAllMocks());

test('an address, the file, the report', async () => {
  const progress: number[][] = [];
  const stages: string[] = [];
  const { calls, log } = callsWith({
    put: async ({ onProgress, headers }) => {
      expect(headers).toEqual({ 'content-type': 'image/jpeg' });
      onProgress(2);
      onProgress(5);
    },
  });
  const run = {
    calls,
    onProgress: (...told: number[]) => progress.push(told),
    onStage: ({ stage }: UploadStage) => stages.push(stage),
  };
  expect(await uploadFile(checked(), run)).toBe(uploaded);
  expect(log).toEqual(['begin', 'put 1', 'finish']);
  expect(progress).toEqual([
    [2, 5],
    [5, 5],
  ]);
  expect(stages).toEqual(['sending', 'sending', 'reporting']);
});

test('what may pass is tried again, the file with a new address each time', async () => {
  const stages: string[] = [];
  const { calls, log } = callsWith({ put: failing(new PutError('network'), new PutError('http', 503)) });
  await uploadFile(checked(), { calls, policy: quick, onStage: ({ stage }) => stages.push(stage) });
  expect(log).toEqual(['begin', 'put 1', 'renew', 'put 2', 'renew', 'put 3', 'finish']);
  expect(stages).toEqual(['sending', 'sending', 'retrying', 'sending', 'retrying', 'sending', 'reporting']);
});

test('a report that the service is too busy for is made again when it says, without the file', async () => {
  const busy = new ApiError('http', 503, 'Too many videos are being looked at', [], undefined, { retryAt: Date.now() });
  const report = failing(busy, busy);
  const { calls, log } = callsWith({ finish: async () => report().then(() => uploaded) });
  expect(await uploadFile(checked(), { calls, policy: quick })).toEqual(uploaded);
  expect(log).toEqual(['begin', 'put 1', 'finish', 'finish', 'finish']);
});

test('a service without room for the file is not asked again at once', async () => {
  const full = callsWith({ put: failing(new PutError('http', 507)) });
  expect(await endOf(uploadFile(checked(), { calls: full.calls, policy: quick }))).toEqual({
    failure: { status: 507 },
  });
  expect(full.log).toEqual(['begin', 'put 1', 'forget failed']);
});

test('what does not pass ends with its status, and the service hears of it', async () => {
  const away = () => new PutError('http', 502);
  const { calls, log } = callsWith({ put: failing(away(), away(), away()) });
  expect(await endOf(uploadFile(checked(), { calls, policy: quick }))).toEqual({ failure: { status: 502 } });
  expect(log.at(-1)).toBe('forget failed');
  const refused = callsWith({ put: failing(new PutError('http', 400)) });
  expect(await endOf(uploadFile(checked(), { calls: refused.calls }))).toEqual({ failure: { status: 400 } });
});

test('a network that is there and leads nowhere is waited for, however long, until it is given up', async () => {
  vi.useFakeTimers();
  const stopper = new AbortController();
  const unreachable = callsWith({ begin: () => Promise.reject(new ApiError('network', 0, '')) });
  const stages: string[] = [];
  const end = endOf(
    uploadFile(checked(), {
      calls: unreachable.calls,
      signal: stopper.signal,
      onStage: ({ stage }) => stages.push(stage),
    }),
  );
  await vi.advanceTimersByTimeAsync(600_000);
  expect(unreachable.log.length).toBeGreaterThan(15);
  expect(stages.at(-1)).toBe('retrying');
  stopper.abort();
  vi.useRealTimers();
  expect(await end).toBe('aborted');
});

test('an address that has expired, or that the store no longer takes, is replaced', async () => {
  const late = callsWith({ begin: async () => ticket(-1) });
  await uploadFile(checked(), { calls: late.calls });
  expect(late.log).toEqual(['begin', 'renew', 'put 2', 'finish']);
  const stale = callsWith({ put: failing(new PutError('http', 403)) });
  await uploadFile(checked(), { calls: stale.calls });
  expect(stale.log).toEqual(['begin', 'put 3', 'renew', 'put 4', 'finish']);
  const never = callsWith({ put: () => Promise.reject(new PutError('http', 403)) });
  expect(await endOf(uploadFile(checked(), { calls: never.calls }))).toEqual({ failure: { status: 403 } });
  expect(never.log.filter((call) => call.startsWith('put'))).toHaveLength(4);
});

test('a file that is there already, because an answer was lost, is reported', async () => {
  const { calls, log } = callsWith({ put: failing(new PutError('network'), new PutError('http', 412)) });
  expect(await uploadFile(checked(), { calls, policy: quick })).toBe(uploaded);
  expect(log).toEqual(['begin', 'put 1', 'renew', 'put 2', 'finish']);
});

test('the same where the service says so when a new address is asked for', async () => {
  const { calls, log } = callsWith({ put: failing(new PutError('network')), renew: async () => undefined });
  expect(await uploadFile(checked(), { calls, policy: quick })).toBe(uploaded);
  expect(log).toEqual(['begin', 'put 1', 'renew', 'finish']);
});

test('a lost connection is waited for, and costs no try', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls, log } = callsWith({ put: failing(new PutError('network'), new PutError('network')) });
  const stages: string[] = [];
  const onStage = ({ stage }: UploadStage): void => {
    stages.push(stage);
    if (stage === 'offline') setTimeout(() => dispatchEvent(new Event('online')));
  };
  await uploadFile(checked(), { calls, policy: { pauses: [] }, onStage });
  expect(online).toHaveBeenCalled();
  expect(stages).toEqual(['sending', 'sending', 'offline', 'sending', 'offline', 'sending', 'reporting']);
  expect(log.at(-1)).toBe('finish');
});

test('the service finds fault with the file: it is told as such and not tried again', async () => {
  const fields = [{ path: 'uploadKey', message: 'broken', code: 'brokenMedia' }];
  const { calls, log } = callsWith({ finish: () => Promise.reject(new ApiError('http', 422, 'broken', fields)) });
  expect(await endOf(uploadFile(checked(), { calls, policy: quick }))).toMatchObject({
    fault: { message: 'mediaBroken' },
  });
  expect(log).toEqual(['begin', 'put 1', 'finish', 'forget failed']);
});

test('a full quota at the service is told as such', async () => {
  const fields = [{ path: 'size', message: 'full', code: 'quotaExceeded' }];
  const { calls } = callsWith({ begin: () => Promise.reject(new ApiError('http', 413, 'full', fields)) });
  expect(await endOf(uploadFile(checked(), { calls }))).toMatchObject({ fault: { code: 'quota' } });
});

test('a report that fails in passing is made again', async () => {
  let tries = 0;
  const finish = async () => {
    tries += 1;
    if (tries === 1) throw new ApiError('timeout', 0, '');
    return uploaded;
  };
  const stages: string[] = [];
  const { calls } = callsWith({ finish });
  await uploadFile(checked(), { calls, policy: quick, onStage: ({ stage }) => stages.push(stage) });
  expect(stages).toEqual(['sending', 'sending', 'reporting', 'retrying', 'reporting']);
});

test('a file that was changed on disk meanwhile is a fault of the file', async () => {
  const file = checked();
  file.file.slice = () => {
    throw new DOMException('changed', 'NotReadableError');
  };
  const { calls, log } = callsWith({ put: failing(new PutError('network')) });
  expect(await endOf(uploadFile(file, { calls, policy: quick }))).toMatchObject({ fault: { code: 'changed' } });
  expect(log).toEqual(['begin', 'put 1', 'forget failed']);
});

test('given up it is forgotten by the service; paused it is kept, and goes on with what it had', async () => {
  const stopper = new AbortController();
  const hanging: Partial<UploadCalls> = {
    put: ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new PutError('aborted')))),
  };
  const cancelled = callsWith(hanging);
  const first = endOf(uploadFile(checked(), { calls: cancelled.calls, signal: stopper.signal }));
  await vi.waitFor(() => expect(cancelled.log).toContain('put 1'), 30_000);
  stopper.abort();
  expect(await first).toBe('aborted');
  expect(cancelled.log.at(-1)).toBe('forget cancelled');

  const pauser = new AbortController();
  const paused = callsWith(hanging);
  let kept: UploadTicket | undefined;
  const onTicket = (next: UploadTicket): void => {
    kept = next;
  };
  const second = endOf(uploadFile(checked(), { calls: paused.calls, signal: pauser.signal, onTicket }));
  await vi.waitFor(() => expect(paused.log).toContain('put 2'), 30_000);
  pauser.abort(PAUSED);
  expect(await second).toBe('aborted');
  expect(paused.log).toEqual(['begin', 'put 2']);
  const resumed = callsWith();
  await uploadFile(checked(), { calls: resumed.calls, ticket: kept });
  expect(resumed.log).toEqual(['put 2', 'finish']);
});

test('given up while the service looks at it, it is forgotten too', async () => {
  const stopper = new AbortController();
  const { calls, log } = callsWith({
    finish: async () => {
      stopper.abort();
      return uploaded;
    },
  });
  expect(await endOf(uploadFile(checked(), { calls, signal: stopper.signal }))).toBe('aborted');
  expect(log.at(-1)).toBe('forget cancelled');
});
