import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { sweep } from '../../service/blobs/sweep.ts';
import { openDatabase } from '../../service/store/database.ts';
import { startTestService, type TestService } from './test-service.ts';

type Upload = components['schemas']['Upload'];
type Quota = components['schemas']['MediaQuota'];

/** A megabyte more than the demo stores: enough to see where it ends. */
const room = 1_000_000;
const photo = new URL('../fixtures/media/photo.jpg', import.meta.url);

let service: TestService;
let limit: number;

beforeAll(async () => {
  const empty = await startTestService();
  const { used } = (await empty.call({ url: '/api/media/quota' })).json<Quota>();
  await empty.close();
  limit = used + room;
  service = await startTestService({ config: { mediaQuotaBytes: limit } });
});
afterAll(() => service.close());

function ask(size: number, mimeType = 'image/jpeg', uploadKey?: string) {
  const query = new URLSearchParams({ mimeType, fileLocator: 'photo.jpg', size: String(size) });
  if (uploadKey) query.set('uploadKey', uploadKey);
  return service.call({ url: `/api/media/upload-url?${query}` });
}

async function announced(size: number): Promise<Upload> {
  const reply = await ask(size);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Upload>();
}

const cancel = (uploadKey: string) =>
  service.call({ method: 'DELETE', url: `/api/media/upload?uploadKey=${uploadKey}` });

function put({ preSignedUrl, headers }: Upload, payload: Buffer, changes: Readonly<Record<string, string>> = {}) {
  const { pathname, search } = new URL(preSignedUrl);
  const length = { 'content-length': String(payload.length) };
  return service.call({
    method: 'PUT',
    url: pathname + search,
    token: null,
    instanceId: null,
    headers: { ...headers, ...length, ...changes },
    payload,
  });
}

const report = (uploadKey: string) =>
  service.call({
    method: 'POST',
    url: '/api/media/status',
    body: { uploadStatus: 'success', provider: 'embedded', uploadKey },
  });
const quota = async () => (await service.call({ url: '/api/media/quota' })).json<Quota>();

describe('a file is refused before a byte of it is sent', () => {
  it.each([
    ['with 15 728 641 bytes', 15_728_641, 'image/jpeg', 413, 'size', 'fileTooLarge'],
    ['with 524 288 001 bytes', 524_288_001, 'video/mp4', 413, 'size', 'fileTooLarge'],
    ['of a type that is not taken', 10, 'text/html', 422, 'mimeType', 'invalidMediaType'],
    ['of a type that can hold scripts', 10, 'image/svg+xml', 422, 'mimeType', 'invalidMediaType'],
    ['over the site’s quota', room + 1, 'image/png', 413, 'size', 'quotaExceeded'],
  ])('%s', async (_, size, mimeType, status, path, code) => {
    const reply = await ask(size, mimeType);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ fields: [{ path, code }] });
    expect((await quota()).used).toBe(limit - room);
  });

  it('with 0 bytes', async () => {
    const reply = await ask(0);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'size' }] });
  });
});

describe('the quota', () => {
  it('counts what is under way, and no more when it is cancelled', async () => {
    const first = await announced(room - 10);
    expect((await quota()).used).toBe(limit - 10);
    expect((await ask(11)).statusCode).toBe(413);
    const second = await announced(10);
    for (const { uploadKey } of [first, second]) expect((await cancel(uploadKey)).statusCode).toBe(204);
    expect((await quota()).used).toBe(limit - room);
  });

  it('does not count an upload twice that is given a new address', async () => {
    const first = await announced(room);
    const again = await ask(room, 'image/jpeg', first.uploadKey);
    expect(again.statusCode).toBe(200);
    await cancel(first.uploadKey);
  });

  it('lets one of many in that come at once for the last bytes', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(room)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 413, 413, 413, 413, 413]);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 200)) {
      await cancel(reply.json<Upload>().uploadKey);
    }
  });

  it('is each site’s own', async () => {
    const { uploadKey } = await announced(room);
    const other = await service.call({
      url: '/api/media/upload-url?mimeType=image/jpeg&fileLocator=a.jpg&size=1000',
      instanceId: 'bjorn1_bjorn',
    });
    expect(other.statusCode).toBe(200);
    await cancel(uploadKey);
  });
});

describe('an upload by its address', () => {
  it('is as it was announced, once, and then what was reported stays', async () => {
    const bytes = await readFile(photo);
    const upload = await announced(bytes.length);
    expect((await put(upload, bytes, { 'content-type': 'text/html' })).statusCode).toBe(403);
    expect((await put(upload, Buffer.concat([bytes, bytes]))).statusCode).toBe(403);
    expect((await report(upload.uploadKey)).statusCode).toBe(409);
    expect((await put(upload, bytes)).statusCode).toBe(200);
    const reply = await report(upload.uploadKey);
    expect(reply.statusCode, reply.body).toBe(200);
    const replay = await put(upload, Buffer.alloc(bytes.length));
    expect([403, 412]).toContain(replay.statusCode);
    expect((await report(upload.uploadKey)).json()).toEqual(reply.json());
    await cancel(upload.uploadKey);
  });

  it('is swept away with its file when it is cancelled', async () => {
    const bytes = await readFile(photo);
    const upload = await announced(bytes.length);
    expect((await put(upload, bytes)).statusCode).toBe(200);
    expect((await cancel(upload.uploadKey)).statusCode).toBe(204);
    const database = await openDatabase(service.databaseUrl);
    const errors: Error[] = [];
    const onError = (error: Error) => errors.push(error);
    await sweep({ database, store: service.blobs, onError }, new AbortController().signal);
    await database.close();
    expect(errors).toEqual([]);
    const key = new URL(upload.preSignedUrl).pathname.slice('/blobs/'.length);
    expect(await service.blobs.stat(key)).toBeUndefined();
    expect((await put(upload, bytes)).statusCode).toBe(403);
  });
});
