import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasHeartbeat, startHeartbeat } from './heartbeat.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-beat-'));
  path = join(folder, 'lock');
  writeFileSync(path, 'one');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

test('a file that was replaced on a network disk is noticed, though its old name fails until the folder is read', async () => {
  let isStale = true;
  vi.spyOn(disk, 'readdir').mockImplementation(async () => {
    isStale = false;
    return [];
  });
  vi.spyOn(disk, 'readFile').mockImplementation(async () => {
    if (isStale) throw Object.assign(new Error('Unknown system error -116: fstat'), { errno: -116 });
    return 'two';
  });
  syncBuiltinESMExports();
  const onReplaced = vi.fn();
  const stop = startHeartbeat(path, onReplaced);
  await expect.poll(() => onReplaced.mock.calls.length, { timeout: 3_000 }).toBe(1);
  stop();
});

test('a file on a disk that does not answer at all counts for the same', async () => {
  const gone = async () => Promise.reject(new Error('gone'));
  vi.spyOn(disk, 'readFile').mockImplementation(gone);
  vi.spyOn(disk, 'readdir').mockImplementation(gone);
  syncBuiltinESMExports();
  const onReplaced = vi.fn();
  const stop = startHeartbeat(path, onReplaced);
  await expect.poll(() => vi.mocked(disk.readdir).mock.calls.length, { timeout: 4_000 }).toBe(2);
  stop();
  expect(onReplaced).not.toHaveBeenCalled();
});

test('the patience of one who looks does not run while it stands still itself', async () => {
  const found = hasHeartbeat(path, 600);
  setTimeout(() => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
    setTimeout(() => utimesSync(path, 1, 1), 150);
  }, 50);
  expect(await found).toBe(true);
});
