import { existsSync, mkdtempSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { openStoredFiles } from '../../service/blobs/open-blobs.ts';
import { type Config, readConfig } from '../../service/config.ts';
import { freePort } from '../../service/database/free-port.ts';
import { storePictures } from '../../service/demo/store-pictures.ts';
import { type Service, startService } from '../../service/server.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

let server: TestDatabase;
let folder: string;
let media: string;
let config: Config;
let said: string[];
let running: Service[] = [];
let bucket: Server | undefined;

beforeEach(async () => {
  server = await demoDatabase();
  folder = mkdtempSync(join(tmpdir(), 'touchline-mount-'));
  media = join(folder, 'media');
  config = await onPort();
  said = [];
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of running) await one.close();
  running = [];
  bucket?.close();
  await server.close();
  await rm(folder, { recursive: true });
});

async function onPort(): Promise<Config> {
  const env = { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: server.url };
  return { ...readConfig({ ...env, PORT: String(await freePort()) }), logLevel: 'silent' };
}

async function start(): Promise<void> {
  running.push(await startService(config));
}

/** The status of /health and of a picture of the demo. */
async function seen(): Promise<[number, number]> {
  const [item] = await server.database.readInstance('frost1_frost', (reader) =>
    reader.query<{ key: string }>(sql`SELECT key FROM media WHERE type = 'image' AND status = 'ready' LIMIT 1`),
  );
  const replies = await Promise.all([fetch(`${config.origin}/health`), fetch(`${config.origin}/images/${item?.key}`)]);
  await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  return replies.map(({ status }) => status) as [number, number];
}

const sentence = () =>
  `The pictures and videos of the database are not in ${media}: mount its disk, or make the folder ${media}/stored if they are lost; neither needs a restart.`;

it.each([
  ['is an empty mount point', () => mkdir(media)],
  ['has only what a disk brings along', () => mkdir(join(media, 'lost+found'), { recursive: true })],
  ['leads to a disk that is away', () => symlink(join(folder, 'none'), media)],
  ['is not there', async () => undefined],
])('a start whose media folder %s says so, goes on without, and finds the disk when it comes', async (_, away) => {
  await away();
  await start();
  expect(said).toEqual([sentence()]);
  expect(await seen()).toEqual([503, 503]);
  expect(existsSync(join(media, 'stored'))).toBe(false);
  expect(existsSync(join(media, 'service.lock'))).toBe(false);
  await rm(media, { recursive: true, force: true });
  await cp(inject('demoMedia'), media, { recursive: true });
  expect(await seen()).toEqual([200, 200]);
  // It has it for itself from now on, as one that was there at the start.
  const other = startService(await onPort());
  await expect(other).rejects.toThrow('is in use by another service');
});

it('a disk with the files of another database stays away', async () => {
  await start();
  const elsewhere = join(folder, 'elsewhere');
  const others = await openStoredFiles({ ...config, dataDir: elsewhere }, true);
  await others.store.put('database-identity', Buffer.from('another'), 'text/plain');
  await rename(join(elsewhere, 'media'), media);
  expect(await seen()).toEqual([503, 503]);
  expect((await readdir(media)).sort()).toEqual(['incoming', 'stored', 'used']);
});

it('a folder that is made by hand is taken: the files are lost', async () => {
  await start();
  await mkdir(join(media, 'stored'), { recursive: true });
  expect(await seen()).toEqual([200, 404]);
});

it('the demo is not drawn into a folder whose disk is away', async () => {
  await mkdir(media);
  await expect(storePictures(config, server.database)).rejects.toMatchObject({
    name: 'ConfigError',
    message: sentence(),
  });
  expect(await readdir(media)).toEqual([]);
});

it('a command that only reads makes no folder, and does not take a file for gone', async () => {
  const { store } = await openStoredFiles(config, false);
  await expect(store.read('a')).rejects.toMatchObject({ name: 'StorageUnavailableError' });
  expect(existsSync(media)).toBe(false);
});

it.each([
  ['an empty bucket', '', 'The bucket media is empty, but the database has pictures and videos;'],
  ['a bucket with files of nobody', '<Contents><Key>a/b</Key><Size>1</Size></Contents>', undefined],
])('a start with %s', async (_, contents, refusal) => {
  const listing = `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
  const claims: string[] = [];
  bucket = createServer((request, response) => {
    request.resume();
    const isList = request.url?.includes('list-type');
    if (request.method === 'PUT') claims.push(String(request.url?.split('?')[0]));
    const body = isList ? listing : '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';
    response.writeHead(isList ? 200 : request.method === 'PUT' ? 200 : 404, {
      'content-type': 'application/xml',
      etag: '"a"',
    });
    response.end(request.method === 'PUT' ? '' : body);
  });
  await new Promise<void>((resolve) => bucket?.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'a', secretAccessKey: 'b' };
  config = { ...config, storage: { endpoint, region: 'eu', bucket: 'media', publicUrl: `${endpoint}/media`, ...keys } };
  if (refusal === undefined) await start();
  else await expect(startService(config)).rejects.toThrow(refusal);
  expect(claims.includes('/media/database-identity')).toBe(refusal === undefined);
});
