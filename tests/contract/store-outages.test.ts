import { createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type S3Store, s3Store } from '../../service/blobs/s3-store.ts';
import { isStorageOutage, StorageUnavailableError } from '../../service/blobs/storage-outage.ts';
import { freePort } from '../../service/database/free-port.ts';
import { onRows } from './site-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let picture: string;
let store: S3Store;
let fake: Server | undefined;
const sockets = new Set<Socket>();
/** The store of the service, as the running test says. */
let port: number;

beforeAll(async () => {
  port = await freePort();
  store = s3Store(
    {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'media',
      accessKeyId: 'a',
      secretAccessKey: 'b',
      publicUrl: `http://127.0.0.1:${port}/media`,
    },
    { answerMs: 300, silenceMs: 300 },
  );
  service = await startTestService({ blobs: store });
  const [row] = await onRows(service, `SELECT key FROM media WHERE type = 'image' AND status = 'ready' LIMIT 1`);
  picture = `/images/${row?.key}`;
});
afterAll(async () => {
  await service.close();
  store.close();
});
beforeEach(() => sockets.clear());
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => (fake ? fake.close(resolve) : resolve(undefined)));
  fake = undefined;
});

/** Answers every request with this; without it, never. */
function answering(answer?: string): Promise<void> {
  fake = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('data', () => answer !== undefined && socket.write(answer));
  });
  return new Promise((resolve) => fake?.listen(port, '127.0.0.1', resolve));
}

const page = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nETag: "a"\r\nContent-Length: 4\r\n\r\nhtml';
const half = 'HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\nETag: "a"\r\nContent-Length: 5000\r\n\r\nhalf';

it.each([
  ['is not there', () => Promise.resolve()],
  ['takes the connection and never answers', () => answering()],
  ['is overloaded', () => answering('HTTP/1.1 503 Slow Down\r\nContent-Length: 0\r\n\r\n')],
  ['stops in the middle of a file', () => answering(half)],
  ['is hidden by a network that wants a sign-in', () => answering(page)],
  ['is replaced by one that takes everything', () => answering('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')],
  ['is somewhere else', () => answering('HTTP/1.1 302 Found\r\nLocation: /a\r\nContent-Length: 0\r\n\r\n')],
  ['is gone, as a proxy says', () => answering(page.replace('200 OK', '404 Not Found'))],
])('a store that %s keeps nobody waiting: 503', async (_, begin) => {
  await begin();
  // As many as are made at once, and more: none of them may keep its place.
  const addresses = Array.from({ length: 6 }, (_, index) => `${picture}?w=${100 + index}`);
  const replies = await Promise.all(addresses.map((url) => service.call({ url, token: null, instanceId: null })));
  for (const { statusCode, headers, body } of replies) {
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).toContain('does not answer at the moment');
  }
});

const noBucket = '<?xml version="1.0"?><Error><Code>NoSuchBucket</Code></Error>';

it.each([
  ['the key', 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'],
  ['a token', 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'],
  [
    'the bucket',
    `HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Type: application/xml\r\nContent-Length: ${noBucket.length}\r\n\r\n${noBucket}`,
  ],
])('a store that refuses %s is told in words: 502', async (what, answer) => {
  await answering(answer);
  const reply = await service.call({ url: `${picture}?w=${what.length + 90}`, token: null, instanceId: null });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([502, 'no-store']);
  expect(reply.json()).toMatchObject({ message: 'The store of pictures and videos refused the service.' });
});

it('is told from one that refuses, whose reason has a name', async () => {
  const denied = '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>';
  await answering(
    `HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Type: application/xml\r\nContent-Length: ${denied.length}\r\n\r\n${denied}`,
  );
  const refused = await store.read('a').catch((error: unknown) => error);
  expect(isStorageOutage(refused)).toBe(false);
  expect(refused).toHaveProperty('message', 'AccessDenied');
});

it('is told from one that refuses and gives no reason', async () => {
  await answering('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  await expect(store.stat('a')).rejects.toThrow('it answered 403 without a reason');
});

it('gives up a file of which nothing more comes, and a listing and a removal', async () => {
  await answering(half);
  const content = await store.read('a');
  if (!content) throw new Error('nothing was answered');
  expect(isStorageOutage(await buffer(content.stream).catch((error: unknown) => error))).toBe(true);
  await new Promise((resolve) => fake?.close(resolve) && [...sockets].map((socket) => socket.destroy()));
  await answering();
  await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toThrow(StorageUnavailableError);
  await expect(store.remove('a')).rejects.toThrow(StorageUnavailableError);
});

it.each([
  ['a page', page],
  ['nothing', 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'],
])('has stored nothing and knows nothing of a file where %s is answered to everything', async (_, answer) => {
  await answering(answer);
  await expect(store.put('a', Buffer.from('a'), 'image/png')).rejects.toThrow(StorageUnavailableError);
  await expect(store.stat('a')).rejects.toThrow(StorageUnavailableError);
  await expect(store.read('a')).rejects.toThrow(StorageUnavailableError);
});
