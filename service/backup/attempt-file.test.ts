import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { DamagedFileError } from '../blobs/damaged-file.ts';
import { StorageUnavailableError } from '../blobs/storage-outage.ts';
import { attemptFile } from './attempt-file.ts';
import { systemRefusal } from './backup-error.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => undefined) }));
const sleep = vi.mocked(setTimeout);

it.each([
  ['The disk is gone.', 'The disk is gone'],
  ['expected ">" not found.\n  Deserialization error: inspect the hidden field', 'expected ">" not found'],
])('says in one sentence why a stored file could not be read: %j', async (message, reason) => {
  const failing = attemptFile('a/b', 'read', () => Promise.reject(new Error(message)));
  await expect(failing).rejects.toHaveProperty('message', `The stored file a/b could not be read: ${reason}.`);
});

it('gives the reason of a store that does not answer', async () => {
  const outage = new StorageUnavailableError(new Error('EROFS: read-only file system, open /media/x'));
  const failing = attemptFile('a/b', 'written', () => Promise.reject(outage));
  await expect(failing).rejects.toThrow('could not be written: EROFS: read-only file system, open /media/x.');
});

it('waits for a store that is started again, and not so long for a file that cannot be read', async () => {
  const away = Object.assign(new Error('SlowDown'), { $metadata: { httpStatusCode: 503 } });
  const once = vi.fn(async () => 'read');
  for (let failures = 0; failures < 5; failures++) once.mockRejectedValueOnce(away);
  await expect(attemptFile('a/b', 'read', once)).resolves.toBe('read');
  expect(sleep.mock.calls.reduce((sum, [pause = 0]) => sum + pause, 0)).toBeGreaterThan(10_000);
  for (const damage of [new Error('The disk is gone.'), new DamagedFileError(new Error('EIO'))]) {
    sleep.mockClear();
    await expect(attemptFile('a/b', 'read', () => Promise.reject(damage))).rejects.toThrow();
    expect(sleep.mock.calls.reduce((sum, [pause = 0]) => sum + pause, 0)).toBeLessThan(1_000);
  }
});

it('waits no longer once it is asked to end', async () => {
  const away = Object.assign(new Error('SlowDown'), { $metadata: { httpStatusCode: 503 } });
  const once = vi.fn(() => Promise.reject(away));
  const asked = AbortSignal.abort();
  await expect(attemptFile('a/b', 'read', once, asked)).rejects.toThrow('Interrupted');
  expect(once).toHaveBeenCalledTimes(1);
  expect(sleep).toHaveBeenLastCalledWith(expect.any(Number), undefined, { signal: asked });
});

it.each([
  ['a disk', new DamagedFileError(Object.assign(new Error('EACCES'), { code: 'EACCES' }))],
  ['a store over the network', Object.assign(new Error('AccessDenied'), { $metadata: { httpStatusCode: 403 } })],
])('asks %s once for a file that it refuses', async (_, refusal) => {
  const once = vi.fn(() => Promise.reject(refusal));
  await expect(attemptFile('a/b', 'read', once)).rejects.toThrow('The stored file a/b could not be read');
  expect(once).toHaveBeenCalledTimes(1);
});

it('names the place that the system refused', () => {
  const refusal = Object.assign(new Error('read-only'), { code: 'EROFS', path: '/temporary/file' });
  expect(systemRefusal(refusal, '/backup')).toMatch(/^\/temporary\/file lies on a disk that is read-only/);
});
