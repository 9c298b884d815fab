import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signIn } from '../../scripts/football/sign-in.ts';
import { storedPath } from '../../service/blobs/disk-files.ts';
import { markKey } from '../../service/blobs/store-mark.ts';
import { readConfig } from '../../service/config.ts';
import { freePort } from '../../service/database/free-port.ts';
import { instanceHeader } from '../../service/http/contract.ts';
import { type Service, startService } from '../../service/server.ts';
import { demoDatabase, demoDataFolder, type TestDatabase } from './database.ts';
import type { Upload } from './media-calls.ts';
import { demo } from './test-service.ts';

// The service as it is started: what its store knows of the database is not put together by a test.
const file = Buffer.alloc(500_000, 7);
let database: TestDatabase;
let folder: string;
let service: Service;
let token: string;

beforeAll(async () => {
  [database, folder] = await Promise.all([demoDatabase(), demoDataFolder()]);
  const port = String(await freePort());
  const env = { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: database.url, PORT: port, RATE_LIMIT: '0' };
  service = await startService({ ...readConfig(env), logLevel: 'silent' });
  token = await signIn({ address: service.address, username: 'admin@touchline.test', password: 'touchline-demo' });
}, 60_000);
afterAll(async () => {
  await service.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const call = (path: string, method = 'GET') =>
  fetch(`${service.address}/api/media/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, [instanceHeader]: demo.site },
  });
const announce = async () =>
  (await (await call(`upload-url?mimeType=video/mp4&fileLocator=a.mp4&size=${file.length}`)).json()) as Upload;
const cancel = async ({ uploadKey }: Upload) =>
  expect((await call(`upload?uploadKey=${uploadKey}`, 'DELETE')).status).toBe(204);

/** Begins to send the file, and has sent the first half of it. */
function begin({ preSignedUrl, headers }: Upload): ClientRequest {
  const sending = request(preSignedUrl, { method: 'PUT', headers: { ...headers, 'content-length': file.length } });
  sending.on('error', () => undefined);
  sending.write(file.subarray(0, file.length / 2));
  return sending;
}

async function end(sending: ClientRequest): Promise<number | undefined> {
  sending.end(file.subarray(file.length / 2));
  const [answer] = (await once(sending, 'response')) as [{ statusCode?: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

const coming = () => readdir(join(folder, 'media', 'incoming'));

/** How many files are stored, beside the mark of the folder, which is made some time after a start. */
async function storedFiles(): Promise<number> {
  const entries = await readdir(join(folder, 'media', 'stored'), { recursive: true, withFileTypes: true });
  const mark = basename(storedPath(markKey));
  return entries.filter((entry) => entry.isFile() && entry.name !== mark).length;
}

it('a file whose upload was cancelled is not stored, or a site could store more than its quota', async () => {
  const before = await storedFiles();
  const [unsent, halfSent, kept] = await Promise.all([announce(), announce(), announce()]);
  const sending = begin(halfSent);
  await vi.waitUntil(async () => (await coming()).length === 1);
  await Promise.all([unsent, halfSent].map(cancel));
  expect([await end(begin(unsent)), await end(sending), await end(begin(kept))]).toEqual([403, 403, 200]);
  expect([await coming(), await storedFiles()]).toEqual([[], before + 1]);
  await cancel(kept);
});

it('a file comes twice at once at most: a third sender ends the first, whose connection may be lost', async () => {
  const upload = await announce();
  const first = begin(upload);
  await vi.waitUntil(async () => (await coming()).length === 1);
  const second = begin(upload);
  await vi.waitUntil(async () => (await coming()).length === 2);
  const closed = new Promise((resolve) => first.once('close', resolve));
  const third = begin(upload);
  await closed;
  await vi.waitUntil(async () => (await coming()).length === 2);
  expect(await end(third)).toBe(200);
  expect([403, 412]).toContain(await end(second));
  await cancel(upload);
});
