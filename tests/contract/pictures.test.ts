import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fixture } from '../fixtures/media/odd-files.ts';
import { addPicture, sendFile } from './pictures.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let photo: Awaited<ReturnType<typeof addPicture>>;
let logo: Awaited<ReturnType<typeof addPicture>>;
beforeAll(async () => {
  service = await startTestService();
  photo = await addPicture(service, { bytes: fixture('rotated-gps.jpg') });
  logo = await addPicture(service, { bytes: fixture('transparent.png'), name: 'logo.png', mimeType: 'image/png' });
});
afterAll(() => service.close());

/** What anybody gets, who has neither account nor site. */
const show = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  service.call({ method, url, token: null, instanceId: null, headers });
const webp = { accept: 'image/avif,image/webp,*/*;q=0.8' };
const immutable = 'public, max-age=31536000, immutable';

describe('a picture', () => {
  it('as it is: upright, without GPS, safe to open', async () => {
    const reply = await show(`/images/${photo.key}?v=${photo.version}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': immutable,
      'content-length': String(reply.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(reply.headers).not.toHaveProperty('vary');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1600, height: 900 });
    expect(reply.rawPayload.includes('secret-studio')).toBe(false);
  });

  it('cropped around a point, in the format that the browser prefers', async () => {
    const url = `/images/${photo.key}?w=320&h=180&fit=crop&crop=focalpoint&fp-x=0.2&fp-y=0.8&auto=format&v=${photo.version}`;
    const modern = await show(url, webp);
    expect(modern.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept', 'cache-control': immutable });
    expect(await sharp(modern.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 180 });
    const old = await show(url, { accept: 'image/png,*/*' });
    expect(old.headers).toMatchObject({ 'content-type': 'image/jpeg', vary: 'accept' });
    expect(old.headers.etag).not.toBe(modern.headers.etag);
    expect((await show(url.replace('&auto=format', ''), webp)).headers['content-type']).toBe('image/jpeg');
  });

  it('that is clear in places stays so', async () => {
    const reply = await show(`/images/${logo.key}?w=80&auto=format`, webp);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 80, hasAlpha: true });
    expect((await show(`/images/${logo.key}?w=80`)).headers['content-type']).toBe('image/png');
  });

  it('is asked for again where the address names no version or another', async () => {
    for (const query of ['', '?v=99', '?w=100', '?w=100&v=99']) {
      expect((await show(`/images/${photo.key}${query}`)).headers['cache-control']).toBe('public, no-cache');
    }
  });

  it.each(['', '?w=100', '?w=100&auto=format'])(
    '%s need not be sent again, and may be asked about only',
    async (query) => {
      const url = `/images/${photo.key}${query}`;
      const first = await show(url, webp);
      const etag = String(first.headers.etag);
      const again = await show(url, { ...webp, 'if-none-match': etag });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect((await show(url, { ...webp, 'if-none-match': '"other"' })).statusCode).toBe(200);
      // What was just made is kept behind its answer; until then nobody can tell its length without making it again.
      const head = await vi.waitUntil(
        async () => {
          const asked = await show(url, webp, 'HEAD');
          return asked.headers['content-length'] === undefined ? undefined : asked;
        },
        { timeout: 10_000 },
      );
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
      expect(head.headers['content-length']).toBe(String(first.rawPayload.length));
      expect(head.headers['content-type']).toBe(first.headers['content-type']);
    },
  );

  it('with a stored focal point shows what the item says now, and is asked for again', async () => {
    const crop = `/images/${photo.key}?w=100&h=300&fit=crop&crop=focalpoint&v=${photo.version}`;
    const before = await show(crop);
    expect(before.headers['cache-control']).toBe('public, no-cache');
    const item = await service.call({ url: `/api/media/meta/image/${photo.id}` });
    const saved = await service.call({
      method: 'PUT',
      url: `/api/media/meta?type=image&id=${photo.id}`,
      headers: { 'if-match': String(item.headers.etag) },
      body: { name: 'A picture', focalPoint: { fpx: 0, fpy: 0 } },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const after = await show(crop);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.headers.etag).toBe((await show(`${crop}&fp-x=0&fp-y=0`)).headers.etag);
  });

  it('larger than its file is made for ten who ask at once, while the service answers others', async () => {
    const url = `/images/${photo.key}?w=2000&h=2000&fit=crop`;
    const [health, ...replies] = await Promise.all([show('/health'), ...Array.from({ length: 10 }, () => show(url))]);
    expect(health.statusCode).toBe(200);
    expect(new Set(replies.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(200);
  });
});

describe('refused', () => {
  it.each([
    ['blur=20', 'blur'],
    ['w=5000', 'w'],
    ['w=100&w=200', 'w'],
    ['fit=fill', 'fit'],
    ['fp-x=2', 'fp-x'],
  ])('?%s with 400, naming it', async (query, path) => {
    const reply = await show(`/images/${photo.key}?${query}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ statusCode: 400, fields: [{ path }] });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/images/',
    '/images/26/11/000000000000',
    '/images/26/11/..%2f..%2f..%2fetc%2fpasswd',
    '/images/frost1_frost/26/11/000000000000',
    '/videos/26/11/000000000000',
    '/videos/',
  ])('%s with 404', async (url) => {
    const reply = await show(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ statusCode: 404 });
  });

  it('a picture asked for as a video', async () => {
    expect((await show(`/videos/${photo.key}`)).statusCode).toBe(404);
  });

  it('a deleted picture is gone, whatever was rendered of it', async () => {
    const bytes = await sharp(fixture('photo.jpg')).resize(500).jpeg().toBuffer();
    const gone = await addPicture(service, { bytes });
    expect((await show(`/images/${gone.key}?w=50`)).statusCode).toBe(200);
    const deleted = await service.call({ method: 'DELETE', url: `/api/media/meta/image/${gone.id}` });
    expect(deleted.statusCode).toBe(204);
    expect((await show(`/images/${gone.key}?w=50`)).statusCode).toBe(404);
  });
});

describe('bad files are refused by what they hold', () => {
  it.each([
    ['truncated.jpg', 'brokenMedia'],
    ['page.jpg', 'invalidMediaType'],
    ['drawing.svg', 'invalidMediaType'],
    ['polyglot.gif', 'invalidMediaType'],
    ['huge.png', 'tooManyPixels'],
  ] as const)('%s', async (name, code) => {
    const reply = await sendFile(service, { bytes: fixture(name), name: 'photo.jpg' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ fields: [{ code }] });
  });

  it.each([
    ['cmyk.jpg', 'image/jpeg', 'uchar'],
    ['deep.png', 'image/png', 'uchar'],
  ] as const)('%s is shown in sRGB', async (name, mimeType, depth) => {
    const { key } = await addPicture(service, { bytes: fixture(name), name, mimeType });
    const reply = await show(`/images/${key}?w=200`);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ space: 'srgb', depth, width: 200 });
  });
});
