import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { diskStore } from '../../blobs/disk-store.ts';
import type { ObjectStore } from '../../blobs/object-store.ts';
import { readStored } from '../../images/read-all.ts';
import { hashOf } from '../../images/take-image.ts';
import { inspectVideo } from '../../videos/inspect-video.ts';
import { demoNetworks } from '../platform.ts';
import { type DemoFile, drawDemoPictures } from './demo-pictures.ts';

// Pictures of real size are unpacked here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let store: ObjectStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-demo-'));
  store = diskStore({ folder, origin: 'http://localhost:4400' });
});
afterEach(() => rm(folder, { recursive: true }));

async function bytesOf({ storageKey }: DemoFile): Promise<Buffer> {
  const content = await store.read(storageKey);
  if (!content) throw new Error(`${storageKey} is not stored`);
  return readStored(content);
}

it('every file is stored as it is described, and the same the next time', async () => {
  const files = await drawDemoPictures(store);
  for (const file of files) {
    const { motif, mimetype, size, width, height, hash, duration, storageKey } = file;
    const bytes = await bytesOf(file);
    expect(await store.stat(storageKey)).toEqual({ size, mimeType: mimetype });
    expect([bytes.length, await hashOf(bytes)]).toEqual([size, hash]);
    const seen =
      motif === 'film' ? await inspectVideo(store, storageKey) : { ...(await sharp(bytes).metadata()), duration: null };
    expect(seen).toMatchObject({ width, height, duration });
  }
  expect(await drawDemoPictures(store)).toEqual(files);
});

it('every site has crest, shirt, film, poster and scenes; none has the same content twice', async () => {
  const files = await drawDemoPictures(store);
  for (const { instanceId } of demoNetworks.flatMap((network) => network.sites)) {
    const own = files.filter((file) => file.instanceId === instanceId);
    expect(own.map(({ motif }) => motif)).toEqual(expect.arrayContaining(['crest', 'shirt', 'film', 'poster']));
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(new Set(own.map(({ hash }) => hash)).size).toBe(own.length);
  }
  expect(new Set(files.map(({ storageKey }) => storageKey)).size).toBe(files.length);
});

it('SVG is shut again when the drawing is done', async () => {
  await drawDemoPictures(store);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
});
