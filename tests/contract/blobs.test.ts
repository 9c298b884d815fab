import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestService } from './test-service.ts';
import { startUploadService, type UploadService } from './upload-service.ts';

let uploads: UploadService;
let service: TestService;
let folder: string;
let origin: string;
let announced: UploadService['announced'];

beforeAll(async () => {
  uploads = await startUploadService();
  ({ service, folder, origin, announced } = uploads);
});
afterAll(() => uploads.close());

describe('an upload', () => {
  it('is answered like S3 does, and never shown as a page', async () => {
    const { url, headers } = await announced(3);
    const reply = await fetch(url, { method: 'PUT', headers, body: 'abc' });
    expect([reply.status, await reply.text()]).toEqual([200, '']);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('needs no token, but its own headers', async () => {
    const { url, headers } = await announced(3);
    const { 'x-amz-acl': _, ...rest } = headers;
    expect((await fetch(url, { method: 'PUT', headers: rest, body: 'abc' })).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', headers, body: 'abc' })).status).toBe(200);
  });

  it('is refused with an error body that names no key', async () => {
    const { url, headers } = await announced(3);
    const reply = await fetch(url, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'text/html' },
      body: 'abc',
    });
    expect(await reply.json()).toEqual({
      message: 'The address was not made for an upload of this type and size.',
      error: 'Forbidden',
      statusCode: 403,
    });
    expect(reply.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each(['signature', 'expires'])('is refused when its %s was changed', async (name) => {
    const { key, url, headers } = await announced(3);
    for (const value of ['', '9999999999', 'x', undefined]) {
      const changed = new URL(url);
      if (value === undefined) changed.searchParams.delete(name);
      else changed.searchParams.set(name, value);
      expect((await fetch(changed, { method: 'PUT', headers, body: 'abc' })).status).toBe(403);
    }
    expect(await service.blobs.stat(key)).toBeUndefined();
  });

  it('is refused after its file was removed: an address is good for once', async () => {
    const { key, url, headers } = await announced(3);
    const put = () => fetch(url, { method: 'PUT', headers, body: 'abc' });
    expect((await put()).status).toBe(200);
    expect((await put()).status).toBe(412);
    await service.blobs.remove(key);
    expect((await put()).status).toBe(403);
    expect(await service.blobs.stat(key)).toBeUndefined();
  });

  it('is stored once when it comes twice at the same time', async () => {
    const { key, url, headers } = await announced(1_000_000);
    const bodies = [Buffer.alloc(1_000_000, 'a'), Buffer.alloc(1_000_000, 'b')];
    const replies = await Promise.all(bodies.map((body) => fetch(url, { method: 'PUT', headers, body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await service.blobs.stat(key)).toEqual({ size: 1_000_000, mimeType: 'video/mp4' });
    expect(await incoming()).toEqual([]);
  });

  it('is not stored under a key that climbs', async () => {
    const { url, headers } = await announced(3);
    const query = url.slice(url.indexOf('?'));
    for (const path of ['../../outside', '%2e%2e%2foutside', '..%2f..%2foutside', '%00', '/etc/passwd', 'a%5c..%5cb']) {
      const reply = await raw(`PUT /blobs/${path}${query} HTTP/1.1`, { ...headers, 'content-length': '3' }, 'abc');
      expect(reply, path).toMatch(/^HTTP\/1\.1 (403|404|400)/);
    }
  });

  it.each(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])('is no matter of %s', async (method) => {
    const { url, headers } = await announced(3);
    const reply = await fetch(url, { method, headers });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'PUT']);
  });
});

describe('the length of an upload', () => {
  it('must be told', async () => {
    const { key, url, headers } = await announced(3);
    const chunked = { ...headers, 'transfer-encoding': 'chunked' };
    expect(await raw(`PUT ${pathOf(url)} HTTP/1.1`, chunked, '3\r\nabc\r\n0\r\n\r\n')).toMatch(/^HTTP\/1\.1 411/);
    const both = { ...chunked, 'content-length': '3' };
    expect(await raw(`PUT ${pathOf(url)} HTTP/1.1`, both, '3\r\nabc\r\n0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    expect(await service.blobs.stat(key)).toBeUndefined();
  });

  it.each([0, 15_728_641])('of %i bytes does not fit an address for another one', async (size) => {
    const { key, url, headers } = await announced(15_728_640);
    const reply = await fetch(url, { method: 'PUT', headers, body: Buffer.alloc(size) });
    expect(reply.status).toBe(403);
    expect(await service.blobs.stat(key)).toBeUndefined();
  });

  it('ends the file where it was announced to end, whatever follows', async () => {
    const { key, url, headers } = await announced(3);
    const reply = await raw(`PUT ${pathOf(url)} HTTP/1.1`, { ...headers, 'content-length': '3' }, 'abcdef');
    // What follows is no request; whichever answer comes first, nothing of it belongs to the file.
    expect(reply).toMatch(/^HTTP\/1\.1 (200|400)/);
    await until(async () => (await incoming()).length === 0);
    expect((await service.blobs.stat(key))?.size ?? 3).toBe(3);
  });

  it.each([
    ['too short', 2],
    ['too long', 4],
  ])('is counted, not believed: a body that is %s', async (_, length) => {
    const { key, url, headers } = await announced(3);
    const reply = await service.call({
      method: 'PUT',
      url: pathOf(url),
      headers: { ...headers, 'content-length': '3' },
      payload: Buffer.alloc(length, 'a'),
    });
    expect(reply.statusCode).toBe(400);
    expect(await service.blobs.stat(key)).toBeUndefined();
    expect(await incoming()).toEqual([]);
  });
});

describe('an upload that takes longer than its address is good for', () => {
  it('is stored, as it began in time', async () => {
    const key = 'frost1_frost/26/11/slow';
    const expiresInSeconds = 4;
    const put = await service.blobs.presignPut(key, { mimeType: 'video/mp4', size: 4, expiresInSeconds });
    const end = Date.now() + expiresInSeconds * 1_000;
    const sending = request(put.url, { method: 'PUT', headers: { ...put.headers, 'content-length': 4 } });
    const answer = new Promise<IncomingMessage>((resolve) => sending.on('response', resolve));
    sending.write('ab');
    // It has begun: what is left of the time passes, and a second more.
    await until(async () => (await incoming()).length === 1);
    expect(Date.now()).toBeLessThan(end);
    await setTimeout(end + 1_000 - Date.now());
    sending.end('cd');
    expect((await answer).statusCode).toBe(200);
    expect(await service.blobs.stat(key)).toMatchObject({ size: 4 });
  });
});

describe('a connection that is lost half way', () => {
  it('leaves nothing behind, and the address is still good', async () => {
    const { key, url, headers } = await announced(1_000_000);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(head(`PUT ${pathOf(url)} HTTP/1.1`, { ...headers, 'content-length': '1000000' }));
    socket.write(Buffer.alloc(500_000));
    await until(async () => (await incoming()).length === 1);
    socket.destroy();
    await until(async () => (await incoming()).length === 0);
    expect(await service.blobs.stat(key)).toBeUndefined();
    const again = await fetch(url, { method: 'PUT', headers, body: Buffer.alloc(1_000_000) });
    expect(again.status).toBe(200);
  });
});

describe('200 MB', () => {
  const size = 200_000_000;

  it('pass through, and hardly any of them is in memory at a time', async () => {
    const { arrayBuffers: chunksBefore } = process.memoryUsage();
    // The first upload brings the heap and the buffers that every later one uses again.
    const first = await watched(() => send(size));
    const { rss: before } = process.memoryUsage();
    const second = await watched(() => send(size));
    expect(second.answer.status).toBe(200);
    expect(await service.blobs.stat(second.answer.key)).toMatchObject({ size });
    // What came tells whether the file is held; the process grows by what the collector and the system make of it, too.
    const chunks = Math.max(first.most.arrayBuffers, second.most.arrayBuffers) - chunksBefore;
    expect(chunks).toBeLessThan(10_000_000);
    expect(second.most.rss - before).toBeLessThan(size / 4);
    for (const { answer } of [first, second]) await service.blobs.remove(answer.key);
  });

  /** The answer to some work, and the most memory that the process had meanwhile, bytes. */
  async function watched<Answer>(work: () => Promise<Answer>) {
    const most = { rss: 0, arrayBuffers: 0 };
    const look = () => {
      const { rss, arrayBuffers } = process.memoryUsage();
      most.rss = Math.max(most.rss, rss);
      most.arrayBuffers = Math.max(most.arrayBuffers, arrayBuffers);
    };
    const watch = setInterval(look, 10);
    const answer = await work().finally(() => clearInterval(watch));
    return { answer, most };
  }

  /** Sends zeros, chunk by chunk: this process is the browser, too, and must not hold the file either. */
  async function send(bytes: number): Promise<{ key: string; status: number | undefined }> {
    const { key, url, headers } = await announced(bytes);
    const chunk = Buffer.alloc(50_000);
    const body = Readable.from(Array.from({ length: bytes / chunk.length }, () => chunk));
    const sending = request(url, { method: 'PUT', headers: { ...headers, 'content-length': bytes } });
    const answer = new Promise<IncomingMessage>((resolve, reject) =>
      sending.on('response', resolve).on('error', reject),
    );
    body.pipe(sending);
    const reply = await answer;
    reply.resume();
    return { key, status: reply.statusCode };
  }
});

/** The files that are half written. */
function incoming(): Promise<string[]> {
  return readdir(join(folder, 'media', 'incoming'));
}

async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await setTimeout(10);
}

function pathOf(url: string): string {
  return url.slice(origin.length);
}

function head(line: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${[line, ...lines].join('\r\n')}\r\n\r\n`;
}

/** Sends a request as it is written here, and answers the beginning of the reply. */
function raw(line: string, headers: Readonly<Record<string, string>>, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(head(line, headers) + body));
    socket.once('data', (part) => {
      resolve(part.toString('latin1'));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
