import type { StatsFs } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createRoom, placesOf } from './room.ts';

/** What a disk tells instead of the real one. */
const told = vi.hoisted((): { disk?: Partial<StatsFs> } => ({}));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return { ...real, statfs: (path: string) => (told.disk ? Promise.resolve(told.disk) : real.statfs(path)) };
});

afterEach(() => {
  vi.useRealTimers();
  delete told.disk;
});

const away = join(tmpdir(), 'touchline-none');

it('is full when a disk has less free than is needed', async () => {
  const places = { folders: [away, tmpdir()], elsewhere: false };
  expect(await createRoom(places, 1).isFull()).toBe(false);
  expect(await createRoom(places, Number.MAX_SAFE_INTEGER).isFull()).toBe(true);
  expect(await createRoom({ folders: [away], elsewhere: false }, Number.MAX_SAFE_INTEGER).isFull()).toBe(false);
  expect(await createRoom({ folders: [], elsewhere: true }, Number.MAX_SAFE_INTEGER).isFull()).toBe(false);
});

it.each([
  ['takes no more files', { files: 3_200, ffree: 0 }, true],
  ['takes more files', { files: 3_200, ffree: 1_235 }, false],
  ['has no limit of files', { files: 0, ffree: 0 }, false],
])('looks at the number of files too: a disk with bytes that %s', async (_, files, isFull) => {
  told.disk = { bavail: 1_000_000, bsize: 4_096, ...files };
  expect(await createRoom({ folders: [tmpdir()], elsewhere: false }).isFull()).toBe(isFull);
});

it.each([
  ['ten seconds', 'on disks that are looked at', false, 10_000],
  ['a minute', 'where none can be looked at', true, 60_000],
])('is full for %s after something could not be stored %s', async (_, __, elsewhere, holds) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const room = createRoom({ folders: [], elsewhere });
  room.noteFull();
  vi.advanceTimersByTime(holds - 1);
  expect(await room.isFull()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(await room.isFull()).toBe(false);
});

it('is looked for where things are stored', () => {
  const storage = { endpoint: '', region: '', bucket: '', accessKeyId: '', secretAccessKey: '', publicUrl: '' };
  const server = { dataDir: 'data', databaseUrl: 'postgres://localhost/a', storage: undefined };
  const here = { ...server, databaseUrl: undefined };
  const both = ['data', 'data/media'];
  const [data = '', media = ''] = both;
  expect(placesOf(here)).toEqual({ folders: [data, join(data, 'pg'), media], elsewhere: false });
  expect(placesOf(server)).toEqual({ folders: both, elsewhere: true });
  expect(placesOf({ ...here, storage })).toEqual({ folders: [data, join(data, 'pg')], elsewhere: false });
  expect(placesOf({ ...server, storage })).toEqual({ folders: [], elsewhere: true });
});
