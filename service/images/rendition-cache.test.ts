import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renditionCache } from './rendition-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-renditions-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (mostBytes = 1_000_000) => renditionCache({ folder, mostBytes, noteEveryMs: 0 });
const bytes = (count: number) => Buffer.alloc(count, count % 251);

/** Says that a file was used last so many seconds ago. */
async function usedAgo(name: string, seconds: number): Promise<void> {
  const moment = Date.now() / 1000 - seconds;
  await utimes(join(folder, name.slice(0, 2), name), moment, moment);
}

describe('renditions on the disk', () => {
  it('are found again, also after a restart', async () => {
    const cache = open();
    expect(await cache.read('aa11.webp')).toBeUndefined();
    await cache.keep('aa11.webp', bytes(4_000));
    expect(await cache.read('aa11.webp')).toEqual({ size: 4_000, body: bytes(4_000) });
    await cache.settled();
    expect(await open().read('aa11.webp')).toEqual({ size: 4_000, body: bytes(4_000) });
    expect([await cache.size('aa11.webp'), await cache.size('bb2.webp')]).toEqual([4_000, undefined]);
  });

  it('are as many as fit; the least recently used go first', async () => {
    const cache = open(14_000);
    for (const name of ['aa1.webp', 'bb2.webp', 'cc3.webp']) await cache.keep(name, bytes(4_000));
    await cache.read('aa1.webp');
    await cache.settled();
    await cache.keep('dd4.webp', bytes(4_000));
    expect(await cache.read('bb2.webp')).toBeUndefined();
    for (const name of ['aa1.webp', 'cc3.webp', 'dd4.webp']) expect(await cache.read(name)).toBeDefined();
    await cache.settled();
  });

  it('go in the same order after a restart', async () => {
    const first = open();
    for (const name of ['aa1.webp', 'bb2.webp', 'cc3.webp']) await first.keep(name, bytes(4_000));
    await usedAgo('aa1.webp', 500);
    await usedAgo('bb2.webp', 5_000);
    await usedAgo('cc3.webp', 50);
    const second = open(14_000);
    // A use is noted on the disk, so that the next process knows of it.
    await second.read('aa1.webp');
    await second.settled();
    const third = open(14_000);
    await third.keep('dd4.webp', bytes(4_000));
    expect(await third.read('bb2.webp')).toBeUndefined();
    await third.keep('ee5.webp', bytes(4_000));
    expect(await third.read('cc3.webp')).toBeUndefined();
    expect(await third.read('aa1.webp')).toBeDefined();
    await third.settled();
  });

  it('what a killed process left unfinished is cleared away and never answered', async () => {
    await writeFile(join(folder, 'half.new'), 'half');
    const cache = open();
    await cache.keep('aa1.webp', bytes(10));
    expect((await readdir(folder)).sort()).toEqual(['aa']);
  });

  it('come as streams where they are large', async () => {
    const cache = open();
    await cache.keep('aa1.webp', bytes(200_000));
    const content = await cache.read('aa1.webp');
    expect(content).toMatchObject({ size: 200_000, body: expect.any(Readable) as unknown });
    expect(await buffer(content?.body as Readable)).toEqual(bytes(200_000));
  });

  it('a rendition larger than the whole cache is not kept', async () => {
    const cache = open(14_000);
    await cache.keep('aa1.webp', bytes(20_000));
    expect(await cache.read('aa1.webp')).toBeUndefined();
  });

  it('count as much as they take on the disk: pictures of one pixel do not fill it', async () => {
    const cache = open(14_000);
    for (let index = 0; index < 20; index++) await cache.keep(`aa${index}.webp`, bytes(40));
    expect(await readdir(join(folder, 'aa'))).toHaveLength(3);
    const restarted = open(14_000);
    await restarted.keep('aa20.webp', bytes(40));
    expect(await readdir(join(folder, 'aa'))).toHaveLength(3);
  });

  it('a folder that cannot be written to costs the cache, not the picture', async () => {
    await writeFile(join(folder, 'file'), '');
    const cache = renditionCache({ folder: join(folder, 'file'), mostBytes: 1_000 });
    await cache.keep('aa1.webp', bytes(10));
    expect(await cache.read('aa1.webp')).toBeUndefined();
    await cache.settled();
  });
});
