import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixture } from '../../tests/fixtures/media/odd-files.ts';
import { diskStore } from '../blobs/disk-store.ts';
import { installErrors } from '../http/errors.ts';
import type { MediaFile } from '../images/media-file.ts';
import { installVideos } from './video-routes.ts';

const clip = fixture('clip.mp4');
const length = 40_000_000;
const files: Readonly<Record<string, MediaFile>> = {
  '26/11/000000000001': { storageKey: 'site/clip', mimetype: 'video/mp4', version: 3, focalPoint: null },
  '26/11/000000000002': { storageKey: 'site/long', mimetype: 'video/quicktime', version: 1, focalPoint: null },
  '26/11/000000000003': { storageKey: 'site/photo', mimetype: 'image/jpeg', version: 1, focalPoint: null },
  '26/11/000000000004': { storageKey: 'site/gone', mimetype: 'video/mp4', version: 1, focalPoint: null },
};
const url = '/videos/26/11/000000000001';

let folder: string;
let app: FastifyInstance;
/** The streams that the store has opened for answers. */
let opened: Readable[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-videos-'));
  const disk = diskStore({ folder, origin: 'http://localhost:4400' });
  await disk.put('site/clip', clip, 'video/mp4');
  await disk.put('site/long', Buffer.alloc(length, 'long'), 'video/quicktime');
  app = Fastify();
  installErrors(app);
  installVideos(app, {
    findFile: async (key) => files[key],
    store: {
      ...disk,
      read: async (key, range) => {
        const content = await disk.read(key, range);
        if (content) opened.push(content.stream);
        return content;
      },
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  opened = [];
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', query = '') =>
  app.inject({ method, url: `${url}${query}`, headers });

describe('a video', () => {
  it('as a whole, safe to open, kept for ever under its version', async () => {
    const reply = await ask({}, 'GET', '?v=3');
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(clip)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(clip.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const query of ['', '?v=2']) {
      expect((await ask({}, 'GET', query)).headers['cache-control']).toBe('public, no-cache');
    }
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, clip.length - 1],
    ['bytes=-50', clip.length - 50, clip.length - 1],
    ['bytes=100-99999999', 100, clip.length - 1],
  ])('in part: %s', async (range, start, end) => {
    const reply = await ask({ range });
    expect(reply.statusCode).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/${clip.length}`);
    expect(reply.headers['content-length']).toBe(String(end - start + 1));
    expect(reply.rawPayload.equals(clip.subarray(start, end + 1))).toBe(true);
  });

  it('has no part behind its end', async () => {
    const reply = await ask({ range: `bytes=${clip.length}-` });
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, `bytes */${clip.length}`]);
  });

  it('is sent as a whole to a browser that has part of another file', async () => {
    const etag = String((await ask()).headers.etag);
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Sat, 14 Feb 2026 19:04:00 GMT']) {
      expect((await ask({ range: 'bytes=0-9', 'if-range': other })).statusCode).toBe(200);
    }
  });

  it('that is known need not be sent, nor opened when only asked about', async () => {
    const etag = String((await ask()).headers.etag);
    opened = [];
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
    const head = await ask({}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(clip.length)]);
    const part = await ask({ range: 'bytes=0-9' }, 'HEAD');
    expect([part.statusCode, part.headers['content-length']]).toEqual([206, '10']);
    expect(opened).toEqual([]);
  });
});

it('is closed when whoever watches goes away, and never held in memory', async () => {
  const { port } = app.server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path: '/videos/26/11/000000000002' });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.headers['content-length']).toBe(String(length));
  await once(answer, 'data');
  answer.destroy();
  const [stream] = opened;
  if (stream && !stream.closed) await once(stream, 'close');
  expect(stream?.destroyed).toBe(true);
});

it.each(['/videos/26/11/000000000003', '/videos/26/11/000000000004', '/videos/26/11/000000000009', '/videos/x'])(
  '%s is no video',
  async (address) => {
    expect((await app.inject(address)).statusCode).toBe(404);
  },
);

it.each(['?w=100', '?v=x', '?v=1&v=2'])('%s is refused', async (query) => {
  expect((await ask({}, 'GET', query)).statusCode).toBe(400);
});
