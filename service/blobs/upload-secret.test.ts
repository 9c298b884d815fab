import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { uploadSecret } from './upload-secret.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-secret-'));
  path = join(folder, 'data', 'media.secret');
});
afterEach(() => rm(folder, { recursive: true }));

test('is made once, and found again', async () => {
  const made = await uploadSecret(path);
  expect(made).toHaveLength(32);
  expect(await uploadSecret(path)).toEqual(made);
});

test.skipIf(process.platform === 'win32')('nobody else may read it', async () => {
  await uploadSecret(path);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test.each(['', 'short'])('one that holds %j is made anew', async (text) => {
  await uploadSecret(path);
  await writeFile(path, text);
  const made = await uploadSecret(path);
  expect(made).toHaveLength(32);
  expect(await readFile(path, 'utf8')).toBe(made.toString('base64url'));
});
