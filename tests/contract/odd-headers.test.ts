import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { fixture } from '../fixtures/media/odd-files.ts';
import { mostMs, timed } from './cpu-time.ts';
import { good, type Media, mediaCalls } from './media-calls.ts';
import { addPicture } from './pictures.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Upload = components['schemas']['Upload'];

let service: TestService;
let port: number;
let film: string;
let picture: string;
beforeAll(async () => {
  service = await startTestService();
  port = Number(new URL(await service.app.listen({ host: '127.0.0.1', port: 0 })).port);
  const media = mediaCalls(service);
  const bytes = fixture('clip.mp4');
  const { id, mediaString } = await media.createVideo();
  const body = { fileName: 'clip.mp4', provider: 'embedded', mimeType: 'video/mp4', size: bytes.length };
  const config = { method: 'POST', url: `/api/media/config?videoId=${id}`, body } as const;
  const upload = good<Upload>(await service.call(config), 200);
  expect((await media.put(upload, bytes)).statusCode).toBe(200);
  good(await media.report(upload.uploadKey, 'success', `?videoId=${id}`), 200);
  film = `/videos/${mediaString.split('|')[2]}`;
  const { key, version } = await addPicture(service, { bytes: fixture('photo.jpg') });
  picture = `/images/${key}?v=${version}&w=100&auto=format`;
});
afterAll(() => service.close());

/** So many letters of headers does Node take. */
const long = (part: string) => part.repeat(Math.floor(14_000 / part.length));

describe('headers as long as any may be', () => {
  it.each([
    ['accept-language', long('sv-SE-x-a;q=0.123, ')],
    ['accept-language', long('-')],
    ['accept', long('image/webp;q=0.1,')],
    ['accept-encoding', long('br;q=0.1, gzip;q=0, ')],
    ['accept-encoding', long('br,')],
    ['range', `bytes=${long('0-0,')}`],
    ['range', `bytes=${long('9')}-`],
    ['range', `bytes=-${long('0')}`],
    ['if-range', long('"')],
    ['if-match', long('"1", ')],
    ['if-match', long('W/"')],
    ['if-none-match', long('"a", ')],
    ['if-none-match', long('"')],
    ['if-modified-since', long('Mon, ')],
    ['content-type', `application/json;${long(' a=b;')}`],
    ['content-type', `multipart/form-data; boundary=${long('-')}`],
    ['cookie', long('a=b; ')],
    ['authorization', `Bearer ${long('a.')}`],
    ['x-forwarded-for', long('::1, ')],
    ['x-request-id', long('../')],
    ['origin', long('http://a ')],
  ])('%s (%#) are answered at once, and never by a fault of the service', async (name, value) => {
    const headers = { [name]: value };
    const paths = ['/health', '/oidc/auth', `/site/${demo.site}`, '/site/preview/article/x', '/manage/', picture, film];
    const { ms, result } = await timed(async () => {
      const replies = [];
      for (const url of paths) replies.push(await service.call({ url, token: null, instanceId: null, headers }));
      replies.push(await service.call({ url: '/api/sports-v2/teams?pageSize=1', headers }));
      replies.push(await service.call({ method: 'PUT', url: '/api/sports-v2/teams/x', body: {}, headers }));
      return replies;
    });
    expect(result.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    expect(Math.max(...result.map(({ rawPayload }) => rawPayload.length))).toBeLessThan(500_000);
    // Nine answers, one of which is a page and one a picture.
    expect(ms).toBeLessThan(mostMs * 3);
  });

  it('of ranges get one part of a film, all of it, or nothing', async () => {
    const size = fixture('clip.mp4').length;
    const asked = async (range: string) => {
      const reply = await service.call({ url: film, token: null, instanceId: null, headers: { range } });
      return [reply.statusCode, reply.rawPayload.length];
    };
    expect(await asked(`bytes=${long('0-,')}`)).toEqual([200, size]);
    expect(await asked('bytes=0-0,1-1')).toEqual([200, size]);
    expect(await asked('bytes=5-2')).toEqual([200, size]);
    expect(await asked('bytes=0-999999999999999')).toEqual([206, size]);
    expect((await asked(`bytes=${size}-`))[0]).toBe(416);
  });
});

describe('forms of many parts', () => {
  const parts = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(18_000);
  it.each(['/api/sports-v2/teams', '/api/media/meta?type=image', '/blobs/x', '/oidc/token'])(
    '%s: refused unread',
    async (url) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const { ms, result } = await timed(() =>
        service.call({ method: url === '/blobs/x' ? 'PUT' : 'POST', url, payload: parts, headers }),
      );
      expect(result.statusCode).toBeGreaterThanOrEqual(400);
      expect(result.statusCode).toBeLessThan(500);
      expect(ms).toBeLessThan(mostMs);
    },
  );

  it('of the sign-in are read up to what it needs', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { ms, result } = await timed(() =>
      service.call({ method: 'POST', url: '/oidc/token', payload: 'a=b&'.repeat(250_000), headers, token: null }),
    );
    expect(result.statusCode).toBeLessThan(500);
    expect(ms).toBeLessThan(mostMs);
  });
});

describe('small pictures with parts that are large inside', () => {
  /** A part of a PNG that unpacks to 60 MB, behind the header of a picture. */
  const withBomb = (type: string, begin: string) => {
    const bytes = fixture('transparent.png');
    const data = Buffer.concat([Buffer.from(`${type}${begin}`, 'latin1'), deflateSync(Buffer.alloc(60_000_000))]);
    const part = Buffer.alloc(data.length + 8);
    part.writeUInt32BE(data.length - 4);
    data.copy(part, 4);
    part.writeUInt32BE(crc32(data), data.length + 4);
    return Buffer.concat([bytes.subarray(0, 33), part, bytes.subarray(33)]);
  };

  it.each([
    ['a colour profile', 'iCCP', 'a\0\0'],
    ['a text', 'zTXt', 'a\0\0'],
    ['an international text', 'iTXt', 'a\0\u0001\0\0\0'],
  ])('%s is not unpacked to its end', async (_, type, begin) => {
    const bytes = withBomb(type, begin);
    expect(bytes.length).toBeLessThan(200_000);
    const media = mediaCalls(service);
    const upload = good<Upload>(await media.announce(bytes, 'image/png'), 200);
    expect((await media.put(upload, bytes)).statusCode).toBe(200);
    const before = process.memoryUsage().rss;
    const { ms, result } = await timed(() => media.report(upload.uploadKey));
    expect([200, 422]).toContain(result.statusCode);
    expect(ms).toBeLessThan(mostMs);
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
  });
});

describe('an upload that trickles', () => {
  it('keeps nobody waiting, and leaves nothing when it is cut off', async () => {
    const media = mediaCalls(service);
    const bytes = fixture('photo.jpg');
    const sockets = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const file = Buffer.concat([bytes, Buffer.from(`${index}`)]);
        const { preSignedUrl, headers } = good<Upload>(await media.announce(file), 200);
        const { pathname, search } = new URL(preSignedUrl);
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        const lines = Object.entries({ ...headers, host: 'a', 'content-length': file.length });
        socket.write(
          `PUT ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
        );
        return { socket, file, key: pathname.replace('/blobs/', '') };
      }),
    );
    for (let sent = 0; sent < 5; sent++) {
      for (const { socket, file } of sockets) socket.write(file.subarray(sent, sent + 1));
      await setTimeout(50);
    }
    const began = performance.now();
    expect(good<Media>(await service.call({ url: '/api/media/all?type=image&pageSize=1' }), 200)).toBeTruthy();
    expect((await media.createImage(await sharp(bytes).resize(300).jpeg().toBuffer())).mediaString).toContain('image|');
    expect(performance.now() - began).toBeLessThan(3_000);
    for (const { socket } of sockets) socket.destroy();
    for (const { key } of sockets) expect(await service.blobs.stat(decodeURIComponent(key))).toBeUndefined();
  });
});
