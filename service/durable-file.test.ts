import { type FileHandle, mkdtemp, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncFolder, writeDurably, writeOnce } from './durable-file.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-durable-'));
  path = join(folder, 'kept.json');
});
afterEach(() => rm(folder, { recursive: true }));

it('goes on where a file system has no way to bring a folder to the disk, and fails where the disk fails', async () => {
  const handle = await open(path, 'w');
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
  await handle.close();
  const failing = (code: string) => sync.mockRejectedValueOnce(Object.assign(new Error(code), { code }));
  failing('EINVAL');
  await syncFolder(folder);
  failing('EIO');
  await expect(syncFolder(folder)).rejects.toThrow('EIO');
  sync.mockRestore();
});

const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(1_000));

it('several that replace a file at once leave one whole text and nothing else', async () => {
  await Promise.all(texts.map((text) => writeDurably(path, text)));
  expect(texts).toContain(await readFile(path, 'utf8'));
  expect(await readdir(folder)).toEqual(['kept.json']);
});

it('of several that make a file at once all are given the text of the first', async () => {
  const [first, ...others] = await Promise.all(texts.map((text) => writeOnce(path, text)));
  expect(texts).toContain(first);
  expect(new Set(others)).toEqual(new Set([first]));
  expect(await writeOnce(path, 'later')).toBe(first);
  expect(await readdir(folder)).toEqual(['kept.json']);
});

it.skipIf(process.platform === 'win32')('nobody else may read either', async () => {
  await writeDurably(path, 'secret');
  await writeOnce(join(folder, 'once'), 'secret');
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
});
