import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fixture } from '../../tests/fixtures/media/odd-files.ts';
import { diskStore } from '../blobs/disk-store.ts';
import { installErrors } from '../http/errors.ts';
import { installImages } from './image-routes.ts';
import { pixelWork } from './libvips.ts';
import type { MediaFile } from './media-file.ts';

// Pictures of real size are unpacked here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const files: Readonly<Record<string, MediaFile>> = {
  '26/11/000000000001': { storageKey: 'site/photo', mimetype: 'image/jpeg', version: 1, focalPoint: null },
  '26/11/000000000002': {
    storageKey: 'site/clip',
    mimetype: 'video/mp4',
    version: 2,
    focalPoint: null,
    posterStorageKey: 'site/poster',
  },
  '26/11/000000000003': { storageKey: 'site/clip', mimetype: 'video/mp4', version: 1, focalPoint: null },
  '26/11/000000000004': { storageKey: 'site/gone', mimetype: 'image/jpeg', version: 1, focalPoint: null },
  '26/11/000000000005': { storageKey: 'site/broken', mimetype: 'image/jpeg', version: 1, focalPoint: null },
};

let folder: string;
let app: FastifyInstance;
/** The storage keys that were opened. */
let read: string[];
/** Resolves when a browser has gone away before it was answered. */
const gone = Promise.withResolvers<void>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-images-'));
  const disk = diskStore({ folder: join(folder, 'media'), origin: 'http://localhost:4400' });
  await disk.put('site/photo', fixture('photo.jpg'), 'image/jpeg');
  await disk.put('site/poster', fixture('transparent.png'), 'image/png');
  await disk.put('site/broken', fixture('truncated.jpg'), 'image/jpeg');
  app = Fastify();
  installErrors(app);
  installImages(app, {
    findFile: async (key) => files[key],
    store: {
      ...disk,
      read: (key, range) => {
        read.push(key);
        return disk.read(key, range);
      },
    },
    cacheFolder: join(folder, 'renditions'),
  });
  app.addHook('onRequestAbort', async (_request) => gone.resolve());
  await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  read = [];
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it('a video is shown by its poster, of whatever type that is', async () => {
  const reply = await app.inject('/images/26/11/000000000002?v=2');
  expect(reply.headers['content-type']).toBe('image/png');
  expect(reply.rawPayload.equals(fixture('transparent.png'))).toBe(true);
  expect((await app.inject('/images/26/11/000000000002?w=50')).headers['content-type']).toBe('image/png');
});

it.each(['3', '4', '4?w=50', '9'])('without a poster or a file there is nothing: %s', async (end) => {
  expect((await app.inject(`/images/26/11/00000000000${end}`)).statusCode).toBe(404);
});

it('a file that cannot be unpacked is said to be damaged, and nothing else of it', async () => {
  for (const _ of [1, 2]) {
    const reply = await app.inject('/images/26/11/000000000005?w=50');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(reply.json()).toMatchObject({ message: 'The picture at this address is damaged.' });
    expect(reply.body).not.toMatch(/vips|jpeg|site/i);
  }
});

it('what is known to the browser is neither read nor made', async () => {
  const address = '/images/26/11/000000000001?w=77';
  const { etag } = (await app.inject(address)).headers;
  read = [];
  expect((await app.inject({ url: address, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
  expect((await app.inject({ method: 'HEAD', url: '/images/26/11/000000000001' })).statusCode).toBe(200);
  expect(read).toEqual([]);
});

it('a picture is not made for a browser that went away while it waited', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const others = Array.from({ length: 4 }, () => pixelWork.run(() => promise));
  const before = pixelWork.waiting;
  const { port } = app.server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path: '/images/26/11/000000000001?w=78' });
  request.on('error', () => {});
  while (pixelWork.waiting === before) await new Promise(setImmediate);
  request.destroy();
  await gone.promise;
  await new Promise(setImmediate);
  resolve();
  await Promise.all(others);
  await pixelWork.run(async () => {});
  expect(read).toEqual([]);
});

it('nothing is made for who asks for the headers of a crop alone, which are those of the crop', async () => {
  const url = '/images/26/11/000000000001?w=79&auto=format';
  const asked = { url, headers: { accept: 'image/webp' } };
  const unlike = ({ headers }: LightMyRequestResponse) => ({ ...headers, date: '', 'content-length': '' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${url}`;
  const before = await app.inject({ ...asked, method: 'HEAD' });
  expect(read).toEqual([]);
  expect((await fetch(address, { method: 'HEAD', headers: asked.headers })).headers.get('content-length')).toBeNull();
  const whole = await app.inject(asked);
  expect(read).toEqual(['site/photo']);
  expect([before.statusCode, before.headers['content-length']]).toEqual([200, undefined]);
  expect(unlike(before)).toEqual(unlike(whole));
  await vi.waitFor(async () => {
    const after = await app.inject({ ...asked, method: 'HEAD' });
    expect(after.headers['content-length']).toBe(String(whole.rawPayload.length));
  }, 20_000);
  const known = { ...asked.headers, 'if-none-match': String(whole.headers.etag) };
  expect((await app.inject({ ...asked, headers: known, method: 'HEAD' })).statusCode).toBe(304);
  expect((await app.inject({ method: 'HEAD', url: '/images/26/11/000000000004?w=50' })).statusCode).toBe(404);
});
