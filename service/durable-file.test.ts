import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeDurably, writeOnce } from './durable-file.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-durable-'));
  path = join(folder, 'kept.json');
});
afterEach(() => rm(folder, { recursive: true }));

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
