import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { providerKeys, publicKeys } from './keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-keys-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes keys once, for the owner only, and publishes no secret part', async () => {
  const keys = await providerKeys(folder);
  expect(await providerKeys(folder)).toEqual(keys);
  expect((await stat(join(folder, 'identity-keys.json'))).mode & 0o777).toBe(0o600);
  expect(Object.keys(publicKeys(keys).keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

it.each(['', '{}', '{"signing":[]}'])('names a damaged file: %j', async (text) => {
  await writeFile(join(folder, 'identity-keys.json'), text);
  await expect(providerKeys(folder)).rejects.toThrow(/identity-keys\.json is damaged/);
});
