import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixture } from '../../tests/fixtures/media/odd-files.ts';
import { diskStore } from '../blobs/disk-store.ts';
import type { ObjectStore } from '../blobs/object-store.ts';
import { pixelWork } from './libvips.ts';
import { type RenditionCache, renditionCache } from './rendition-cache.ts';
import { createRenditions, renditionName } from './renditions.ts';

// Pictures of real size are unpacked here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const terms = { width: 200, fit: 'clip', focus: undefined, format: 'webp' } as const;
const wanted = () => true;
let folder: string;
let cache: RenditionCache;
let store: ObjectStore;
/** The storage keys that were read, in order. */
let read: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-renditions-'));
  cache = renditionCache({ folder: join(folder, 'renditions'), mostBytes: 10_000_000 });
  const disk = diskStore({ folder: join(folder, 'media'), origin: 'http://localhost:4400' });
  read = [];
  store = {
    ...disk,
    read: (key, range) => {
      read.push(key);
      return disk.read(key, range);
    },
  };
  await store.put('site/photo', fixture('photo.jpg'), 'image/jpeg');
});
afterEach(async () => {
  await cache.settled();
  await rm(folder, { recursive: true });
});

it('are made once, however many ask at the same time, and then come from the cache', async () => {
  const renditions = createRenditions(store, cache);
  const answers = await Promise.all(Array.from({ length: 8 }, () => renditions.render('site/photo', terms, wanted)));
  expect(answers[0]?.body).toBeInstanceOf(Buffer);
  for (const one of answers) expect(one?.body).toEqual(answers[0]?.body);
  await cache.settled();
  expect((await renditions.render('site/photo', terms, wanted))?.body).toEqual(answers[0]?.body);
  expect((await createRenditions(store, cache).render('site/photo', terms, wanted))?.body).toEqual(answers[0]?.body);
  expect(read).toEqual(['site/photo']);
});

it('that are large are streams, from the first one on: nobody who takes one slowly holds it in memory', async () => {
  const large = { width: 2400, fit: 'clip', focus: undefined, format: 'png' } as const;
  const renditions = createRenditions(store, cache);
  const answers = await Promise.all([1, 2].map(() => renditions.render('site/photo', large, wanted)));
  for (const one of answers) expect(one?.body).toBeInstanceOf(Readable);
  const [first, second] = await Promise.all(answers.map((one) => buffer(one?.body as Readable)));
  expect(first).toHaveLength(answers[0]?.size ?? 0);
  expect(second).toEqual(first);
});

it('are not told as damaged where the machine was too slow, and may be asked for again', async () => {
  const renditions = createRenditions(store, cache);
  const slow = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('timeout: 2% complete'));
  await expect(renditions.render('site/photo', terms, wanted)).rejects.toMatchObject({ name: 'BusyError' });
  expect((await renditions.render('site/photo', terms, wanted))?.body).toBeInstanceOf(Buffer);
  slow.mockRestore();
});

it('have a name of their own for each file and all that was asked for', () => {
  const names = [
    renditionName('site/photo', terms),
    renditionName('site/other', terms),
    renditionName('site/photo', { ...terms, width: 201 }),
    renditionName('site/photo', { width: 200, height: 200, fit: 'crop', focus: undefined, format: 'webp' }),
    renditionName('site/photo', {
      width: 200,
      height: 200,
      fit: 'crop',
      focus: { fpx: 0.5, fpy: 0.4 },
      format: 'webp',
    }),
    renditionName('site/photo', { height: 200, fit: 'clip', focus: undefined, format: 'webp' }),
    renditionName('site/photo', { ...terms, format: 'jpeg' }),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(renditionName('site/photo', { ...terms })).toBe(names[0]);
});

it('of a file that is gone are undefined, and asked for again', async () => {
  const renditions = createRenditions(store, cache);
  expect(await renditions.render('site/new', terms, wanted)).toBeUndefined();
  await store.put('site/new', fixture('portrait.jpg'), 'image/jpeg');
  expect(await renditions.render('site/new', terms, wanted)).toBeDefined();
});

it('of a file that cannot be unpacked fail for everybody who asked, and are not kept', async () => {
  const renditions = createRenditions(store, cache);
  await store.put('site/bad', fixture('truncated.jpg'), 'image/jpeg');
  const answers = await Promise.allSettled([1, 2].map(() => renditions.render('site/bad', terms, wanted)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await cache.settled();
  expect(await cache.read(renditionName('site/bad', terms))).toBeUndefined();
});

it('that nobody wants any more when their turn comes are not made', async () => {
  const renditions = createRenditions(store, cache);
  await expect(renditions.render('site/photo', terms, () => false)).rejects.toMatchObject({ name: 'AbandonedError' });
  expect(read).toEqual([]);
  expect(await renditions.render('site/photo', terms, wanted)).toBeDefined();
});

it('are refused when too many wait', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const others = Array.from({ length: 210 }, () => pixelWork.run(() => promise));
  const renditions = createRenditions(store, cache);
  await expect(renditions.render('site/photo', terms, wanted)).rejects.toMatchObject({ name: 'BusyError' });
  resolve();
  await Promise.all(others);
  expect(await renditions.render('site/photo', terms, wanted)).toBeDefined();
});

it('are refused once their turn has not come in time: all that waited as long at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const others = Array.from({ length: 3 }, () => pixelWork.run(() => promise));
  const renditions = createRenditions(store, cache, { mostMs: 20 });
  const waiting = [300, 301].map((width) => renditions.render('site/photo', { ...terms, width }, wanted));
  const refused = Promise.all(waiting.map((one) => expect(one).rejects.toMatchObject({ name: 'BusyError' })));
  await setTimeout(40);
  resolve();
  await Promise.all([...others, refused]);
  expect(read).toEqual([]);
  expect(await renditions.render('site/photo', terms, wanted)).toBeDefined();
});

it('wait for whoever has other work on pictures, such as an upload, however late that comes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const others = Array.from({ length: 3 }, () => pixelWork.run(() => promise));
  const made = createRenditions(store, cache).render('site/photo', terms, wanted);
  const waits = () => pixelWork.waiting;
  const before = waits();
  await vi.waitUntil(() => waits() > before || read.length > 0);
  const readBefore = pixelWork.run(async () => read.length);
  resolve();
  expect(await readBefore).toBe(0);
  await Promise.all([...others, made]);
});
