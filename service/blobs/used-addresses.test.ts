import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStore } from './disk-store.ts';
import { UsedAddresses } from './used-addresses.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-used-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('of several that use an address at once, in one process or in two, one may', async () => {
  const [one, other] = [new UsedAddresses(folder), new UsedAddresses(folder)];
  const taken = await Promise.all([one, other, one, other].map((addresses) => addresses.take('signature', 9e9)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect([await one.has('signature', 9e9), await one.has('another', 9e9)]).toEqual([true, false]);
});

test('what is over is forgotten, and nothing else', async () => {
  let now = 0;
  const addresses = new UsedAddresses(folder, () => now);
  await addresses.take('short', 1_000);
  await addresses.take('long', 3_000);
  now = 1_000_000;
  await addresses.take('later', 3_000);
  expect([await addresses.has('short', 1_000), await addresses.has('long', 3_000)]).toEqual([false, true]);
  expect(await readdir(folder)).toHaveLength(2);
});

test('a use that came to nothing may be repeated', async () => {
  const addresses = new UsedAddresses(folder);
  await addresses.take('signature', 9e9);
  await addresses.giveBack('signature', 9e9);
  expect(await addresses.take('signature', 9e9)).toBe(true);
});

test('an address that was used is refused by a service started later, too, although its file is gone', async () => {
  const config = { folder, origin: 'http://localhost', secret: Buffer.alloc(32) };
  const before = diskStore(config);
  const { url } = await before.presignPut('a/b', { mimeType: 'image/png', size: 3, expiresInSeconds: 60 });
  const { searchParams } = new URL(url);
  const [expires, signature] = [Number(searchParams.get('expires')), searchParams.get('signature') ?? ''];
  const request = { method: 'PUT', key: 'a/b', expires, mimeType: 'image/png', size: 3, signature };
  const body = async function* () {
    yield Buffer.from('abc');
  };
  expect(await before.receive(request, body())).toBeUndefined();
  await before.remove('a/b');
  const after = diskStore(config);
  expect(await after.refusalOf(request)).toBe('spent');
  expect(await after.receive(request, body())).toBe('spent');
  expect(await after.stat('a/b')).toBeUndefined();
});

test('an address whose file could not be stored is good for another try', async () => {
  const store = diskStore({ folder, origin: 'http://localhost', secret: Buffer.alloc(32) });
  const { url } = await store.presignPut('a/b', { mimeType: 'image/png', size: 3, expiresInSeconds: 60 });
  const { searchParams } = new URL(url);
  const [expires, signature] = [Number(searchParams.get('expires')), searchParams.get('signature') ?? ''];
  const request = { method: 'PUT', key: 'a/b', expires, mimeType: 'image/png', size: 3, signature };
  const broken = async function* () {
    yield Buffer.from('a');
    throw new Error('gone');
  };
  await expect(store.receive(request, broken())).rejects.toThrow('gone');
  const whole = async function* () {
    yield Buffer.from('abc');
  };
  expect(await store.receive(request, whole())).toBeUndefined();
  const found = await store.read('a/b');
  expect(found && (await buffer(found.stream)).toString()).toBe('abc');
});
