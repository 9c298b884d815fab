import { randomBytes } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../database/free-port.ts';
import { installErrors } from '../http/errors.ts';
import { DamagedFileError } from './damaged-file.ts';
import { diskStore } from './disk-store.ts';
import type { ListedFile, ObjectStore, PutTerms } from './object-store.ts';
import { s3Store } from './s3-store.ts';
import { missingPrograms, startRadosgw } from './sample-radosgw.ts';
import { installUploads } from './upload-route.ts';

/** A store that browsers could reach, and how to end it. */
type Running = { readonly store: ObjectStore; stop(): Promise<void> };

// A real store beside a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const missing = missingPrograms();
if (missing.length > 0) {
  // Written at once, not through the console, which a reporter may swallow.
  process.stderr.write(
    `\n  WARNING: the S3 store was NOT tested: ${missing.join(', ')} not found; install radosgw, ceph-mon and ceph-osd.\n\n`,
  );
}

describe.each([
  { name: 'diskStore', start: startDisk, skip: false },
  {
    name: missing.length > 0 ? 's3Store (NOT TESTED: a real S3 is not installed)' : 's3Store on radosgw',
    start: startS3,
    skip: missing.length > 0,
  },
])('$name', ({ start, skip }) => {
  let running: Running;
  let store: ObjectStore;
  const text = Buffer.from('0123456789');

  beforeAll(async () => {
    if (skip) return;
    running = await start();
    store = running.store;
    await store.put('range', text, 'video/mp4');
  }, 120_000);
  afterAll(() => running?.stop());

  describe.skipIf(skip)('keeps', () => {
    it('what the service puts, from memory and from a stream', async () => {
      await store.put('frost1_frost/26/11/memory', text, 'image/png');
      await store.put('frost1_frost/26/11/stream', Readable.from([text, text]), 'video/mp4');
      expect(await store.stat('frost1_frost/26/11/memory')).toEqual({ size: 10, mimeType: 'image/png' });
      expect(await store.stat('frost1_frost/26/11/stream')).toEqual({ size: 20, mimeType: 'video/mp4' });
      expect(await contentOf(store, 'frost1_frost/26/11/stream')).toBe('01234567890123456789');
    });

    it('the last of what is put under one key', async () => {
      await store.put('twice', text, 'image/png');
      await store.put('twice', Buffer.from('other'), 'image/jpeg');
      expect(await store.stat('twice')).toEqual({ size: 5, mimeType: 'image/jpeg' });
    });

    it('keys apart that differ by letter case alone', async () => {
      await store.put('case/a', Buffer.from('small'), 'image/png');
      await store.put('case/A', Buffer.from('large'), 'image/png');
      expect([await contentOf(store, 'case/a'), await contentOf(store, 'case/A')]).toEqual(['small', 'large']);
    });

    it('nothing under a key that climbs or is no key', async () => {
      for (const key of ['../outside', 'a/../../b', '/etc/passwd', 'a//b', '', 'a\0b', 'a\\b', '.', 'x'.repeat(301)]) {
        await expect(async () => store.put(key, text, 'image/png'), key).rejects.toThrow(RangeError);
        await expect(async () => store.stat(key), key).rejects.toThrow(RangeError);
        await expect(async () => store.presignPut(key, terms()), key).rejects.toThrow(RangeError);
      }
    });
  });

  describe.skipIf(skip)('reads', () => {
    it.each([
      [{ start: 2, end: 4 }, '234'],
      [{ start: 7 }, '789'],
      [{ start: 9, end: 900 }, '9'],
      [{ start: 0, end: 0 }, '0'],
    ])('the range %j', async (range, expected) => {
      const found = await store.read('range', range);
      expect(found).toMatchObject({ size: 10, mimeType: 'video/mp4' });
      expect(found && (await buffer(found.stream)).toString()).toBe(expected);
    });

    it('no range behind the end', async () => {
      await expect(store.read('range', { start: 10 })).rejects.toThrow(RangeError);
    });

    it('nothing where nothing is', async () => {
      expect(await store.read('nothing')).toBeUndefined();
      expect(await store.read('nothing', { start: 0, end: 9 })).toBeUndefined();
      expect(await store.stat('nothing')).toBeUndefined();
    });
  });

  describe.skipIf(skip)('lists and removes', () => {
    it('every file once, also from the middle on', async () => {
      for (const name of ['a', 'b', 'c']) await store.put(`list/${name}`, text, 'image/png');
      const all = await listed(store.list());
      const keys = all.map(({ key }) => key);
      expect(keys.filter((key) => key.startsWith('list/')).sort()).toEqual(['list/a', 'list/b', 'list/c']);
      expect(all.find(({ key }) => key === 'list/a')).toMatchObject({ size: 10 });
      expect(Math.abs(Date.now() - Number(all[0]?.modified))).toBeLessThan(600_000);
      const rest = await listed(store.list(keys[1]));
      expect(rest.map(({ key }) => key)).toEqual(keys.slice(2));
    });

    it('a file, and one that is gone', async () => {
      await store.put('gone', text, 'image/png');
      await store.remove('gone');
      await store.remove('gone');
      expect(await store.stat('gone')).toBeUndefined();
      expect((await listed(store.list())).map(({ key }) => key)).not.toContain('gone');
    });
  });

  describe.skipIf(skip)('takes by a signed address', () => {
    let count = 0;
    const newKey = () => `frost1_frost/26/11/upload-${count++}`;
    const file = randomBytes(100_000);

    /** What a browser sends that does as it was told, but for the changes. */
    async function send(key: string, changes: { headers?: object; body?: Buffer } = {}) {
      const { url, headers } = await store.presignPut(key, terms());
      const body = new Uint8Array(changes.body ?? file);
      return fetch(url, { method: 'PUT', body, headers: { ...headers, ...changes.headers } });
    }

    it('the file that was announced', async () => {
      const key = newKey();
      const reply = await send(key);
      expect([reply.status, await reply.text()]).toEqual([200, '']);
      expect(await store.stat(key)).toEqual({ size: file.length, mimeType: 'image/jpeg' });
      const found = await store.read(key);
      expect(found && file.equals(await buffer(found.stream))).toBe(true);
    });

    it.each([
      ['of another type', 403, { headers: { 'content-type': 'text/html' } }],
      ['shorter than announced', 403, { body: file.subarray(1) }],
      ['longer than announced', 403, { body: Buffer.concat([file, file]) }],
      ['without a byte', 403, { body: Buffer.alloc(0) }],
      ['that stays private', 403, { headers: { 'x-amz-acl': 'private' } }],
    ])('no file %s', async (_, status, changes) => {
      const key = newKey();
      expect((await send(key, changes)).status).toBe(status);
      expect(await store.stat(key)).toBeUndefined();
    });

    it('no file when its time is over', async () => {
      const key = newKey();
      const { url, headers } = await store.presignPut(key, { ...terms(), expiresInSeconds: 1 });
      await setTimeout(2_100);
      expect((await fetch(url, { method: 'PUT', body: new Uint8Array(file), headers })).status).toBe(403);
      expect(await store.stat(key)).toBeUndefined();
    });

    it('no second file, neither by the same address nor by a new one', async () => {
      const key = newKey();
      const { url, headers } = await store.presignPut(key, terms());
      const put = (body: Buffer) => fetch(url, { method: 'PUT', body: new Uint8Array(body), headers });
      expect((await put(file)).status).toBe(200);
      const other = Buffer.from(file).fill(0);
      expect((await put(other)).status).toBe(412);
      expect((await send(key, { body: other })).status).toBe(412);
      const found = await store.read(key);
      expect(found && file.equals(await buffer(found.stream))).toBe(true);
    });

    it('nothing for another key', async () => {
      const [key, other] = [newKey(), newKey()];
      const { url, headers } = await store.presignPut(key, terms());
      const reply = await fetch(url.replace(key, other), { method: 'PUT', body: new Uint8Array(file), headers });
      expect(reply.status).toBe(403);
      expect(await store.stat(other)).toBeUndefined();
    });

    function terms(): PutTerms {
      return { mimeType: 'image/jpeg', size: file.length, expiresInSeconds: 60 };
    }
  });

  function terms(): PutTerms {
    return { mimeType: 'image/jpeg', size: 10, expiresInSeconds: 60 };
  }
});

async function listed(files: AsyncIterable<ListedFile>): Promise<ListedFile[]> {
  const all = [];
  for await (const file of files) all.push(file);
  return all;
}

async function contentOf(store: ObjectStore, key: string): Promise<string | undefined> {
  const found = await store.read(key);
  return found && (await buffer(found.stream)).toString();
}

async function startDisk(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-blobs-'));
  const port = await freePort();
  const store = diskStore({ folder, origin: `http://127.0.0.1:${port}` });
  const app = Fastify();
  installErrors(app);
  await installUploads(app, store);
  await app.listen({ port, host: '127.0.0.1' });
  return {
    store,
    stop: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

it('diskStore lists past what it has not written, and past a file without its head', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-blobs-'));
  const store = diskStore({ folder, origin: 'http://127.0.0.1:1' });
  const keys = ['frost1_frost/26/11/first', 'frost1_frost/26/11/second'];
  for (const key of keys) await store.put(key, Buffer.from('0123456789'), 'image/png');
  const stored = join(folder, 'stored');
  const [used = ''] = readdirSync(stored);
  mkdirSync(join(stored, 'lost+found', 'folder'), { recursive: true });
  mkdirSync(join(stored, used, 'folder'));
  for (const path of ['.DS_Store', join(used, '.DS_Store'), join(used, `${used}${'0'.repeat(62)}`)]) {
    writeFileSync(join(stored, path), 'x');
  }
  expect((await listed(store.list())).map(({ key }) => key).sort()).toEqual(keys);
  rmSync(folder, { recursive: true });
});

const headOf = (mimeType: string | undefined, key = 'a/b') => JSON.stringify({ key, mimeType }).padEnd(1_100);

it.each(['', headOf('image/png').trim(), '\0'.repeat(2_000), headOf(undefined), headOf('image/png', 'a/c')])(
  'diskStore calls a file damaged whose head is cut off or lost',
  async (left) => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-blobs-'));
    const store = diskStore({ folder, origin: 'http://127.0.0.1:1' });
    await store.put('a/b', Buffer.from('0123456789'), 'image/png');
    const [path = ''] = globSync(join(folder, 'stored', '*', '*'));
    writeFileSync(path, left);
    await expect(store.read('a/b')).rejects.toThrow(DamagedFileError);
    expect(await listed(store.list())).toEqual([]);
    rmSync(folder, { recursive: true });
  },
);

it.each(['stored', 'incoming'])('diskStore takes no files while its folder %s is away or none', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-blobs-'));
  const store = diskStore({ folder, origin: 'http://127.0.0.1:1' });
  await store.takeFiles();
  rmSync(join(folder, name), { recursive: true });
  await expect(store.takeFiles()).rejects.toThrow('does not answer');
  writeFileSync(join(folder, name), '');
  await expect(store.takeFiles()).rejects.toThrow('does not answer');
  rmSync(join(folder, name));
  mkdirSync(join(folder, name));
  await store.takeFiles();
  rmSync(folder, { recursive: true });
});

async function startS3(): Promise<Running> {
  const s3 = await startRadosgw();
  const store = s3Store(s3.storage);
  return {
    store,
    stop: async () => {
      store.close();
      await s3.stop();
    },
  };
}
