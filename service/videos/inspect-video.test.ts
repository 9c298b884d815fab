import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FixtureName, fixture } from '../../tests/fixtures/media/odd-files.ts';
import { diskStore } from '../blobs/disk-store.ts';
import type { ByteRange, ObjectStore } from '../blobs/object-store.ts';
import { hashOf } from '../images/take-image.ts';
import { hashOfStored, inspectVideo } from './inspect-video.ts';
import { mostBusyMs, readVideo } from './read-video.ts';

// Pictures of real size are unpacked here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-videos-'));
  store = diskStore({ folder, origin: 'http://localhost:4400' });
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(name: FixtureName, bytes = fixture(name)): Promise<string> {
  await store.put(`site/${name}`, bytes, 'video/mp4');
  return `site/${name}`;
}

const clip = {
  width: 320,
  height: 180,
  duration: 2,
  rotated: false,
  codec: 'avc',
  hasSound: true,
  playsEverywhere: true,
};

describe('videos', () => {
  it.each<[FixtureName, object]>([
    ['clip.mp4', { ...clip, mimetype: 'video/mp4' }],
    ['clip.mov', { ...clip, mimetype: 'video/quicktime' }],
    ['rotated.mp4', { ...clip, mimetype: 'video/mp4', width: 180, height: 320, rotated: true }],
    ['hevc.mov', { ...clip, mimetype: 'video/quicktime', codec: 'hevc', playsEverywhere: false }],
    ['fragmented.mp4', { ...clip, mimetype: 'video/mp4', hasSound: false, duration: expect.closeTo(2, 0) as number }],
  ])('%s', async (name, expected) => {
    expect(await inspectVideo(store, await stored(name))).toEqual({ ...expected, size: fixture(name).length });
  });
});

describe('refused', () => {
  it.each<[FixtureName, string]>([
    ['truncated.mp4', 'brokenMedia'],
    ['truncated-end.mp4', 'brokenMedia'],
    ['silent-audio-only.mp4', 'noPicture'],
    ['page.jpg', 'invalidMediaType'],
    ['photo.jpg', 'invalidMediaType'],
    ['polyglot.gif', 'invalidMediaType'],
  ])('%s', async (name, code) => {
    await expect(inspectVideo(store, await stored(name))).rejects.toMatchObject({ name: 'MediaFault', code });
  });

  it('an empty file', async () => {
    const key = await stored('clip.mp4', Buffer.alloc(0));
    await expect(inspectVideo(store, key)).rejects.toMatchObject({ code: 'brokenMedia' });
  });

  it('a video of an unknown codec', async () => {
    const bytes = fixture('clip.mp4');
    bytes.write('zzzz', bytes.indexOf('avc1', bytes.indexOf('stsd')), 'latin1');
    await expect(inspectVideo(store, await stored('clip.mp4', bytes))).rejects.toMatchObject({ code: 'undecodable' });
  });

  it('an index that claims to be larger than any is', async () => {
    const bytes = Buffer.concat([fixture('clip.mp4'), Buffer.alloc(80_000_000)]);
    bytes.writeUInt32BE(79_000_000, bytes.indexOf('moov') - 4);
    await expect(inspectVideo(store, await stored('clip.mp4', bytes))).rejects.toMatchObject({ code: 'brokenMedia' });
  });
});

describe('an index of 31 kB that tells of four billion pictures', () => {
  const most = 0xffffffff;
  const endless = (): Buffer => {
    const bytes = fixture('clip.mp4');
    // Behind the name of a table come its version, and of the sizes the one that all have, before how many there are.
    bytes.writeUInt32BE(most, bytes.indexOf('stts') + 12);
    bytes.writeUInt32BE(1, bytes.indexOf('stsz') + 8);
    bytes.writeUInt32BE(most, bytes.indexOf('stsz') + 12);
    return bytes;
  };

  it('is refused, and keeps nobody waiting meanwhile', async () => {
    const key = await stored('clip.mp4', endless());
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await expect(inspectVideo(store, key)).rejects.toMatchObject({ code: 'brokenMedia' });
    // The last delay counts as well.
    await setTimeout(20);
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(500);
  });

  it('is not read for longer than is allowed', async () => {
    const bytes = endless();
    const key = await stored('clip.mp4', bytes);
    await expect(readVideo(store, key, bytes.length, { busyMs: 200 })).rejects.toMatchObject({
      code: 'brokenMedia',
      cause: 'It took more than 200 ms to read.',
    });
  });
});

it('what has little to read has little time for it', () => {
  expect([mostBusyMs(31_000), mostBusyMs(100_000_000), mostBusyMs(5_000_000_000)]).toEqual([4_002, 9_000, 20_000]);
});

it('reads little of a long file', async () => {
  const start = fixture('clip.mp4');
  const padded = Buffer.concat([
    start,
    Buffer.from([0x02, 0x00, 0x00, 0x00]),
    Buffer.from('free'),
    Buffer.alloc(0x2000000 - 8),
  ]);
  const key = await stored('clip.mp4', padded);
  const ranges: ByteRange[] = [];
  const counting: ObjectStore = {
    ...store,
    read: (name, range) => {
      ranges.push(range ?? { start: 0, end: padded.length - 1 });
      return store.read(name, range);
    },
  };
  expect(await inspectVideo(counting, key)).toMatchObject({ duration: 2, size: padded.length });
  const bytes = ranges.reduce((sum, { start: from, end = padded.length - 1 }) => sum + end - from + 1, 0);
  expect(bytes).toBeLessThan(1_000_000);
});

it('what the store fails at is no fault of the file', async () => {
  const key = await stored('clip.mp4');
  const failing: ObjectStore = { ...store, read: () => Promise.reject(new Error('the store is away')) };
  await expect(inspectVideo(failing, key)).rejects.toThrow('the store is away');
  await expect(inspectVideo(store, 'site/none')).rejects.toThrow('site/none is gone');
});

it('the hash of a stored file is that of its bytes', async () => {
  expect(await hashOfStored(store, await stored('clip.mov'))).toBe(await hashOf(fixture('clip.mov')));
});
