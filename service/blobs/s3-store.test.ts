import { mkdtemp, readdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { openBlobs } from './open-blobs.ts';
import { type S3Store, s3Store } from './s3-store.ts';
import { missingPrograms, type SampleS3, startRadosgw } from './sample-radosgw.ts';

// A real store beside a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

const missing = missingPrograms();
const origin = 'https://admin.example';

// That these were left out is told by object-store.test.ts, which runs its cases over this store, too.
describe.skipIf(missing.length > 0)('s3Store on radosgw', () => {
  let s3: SampleS3;
  let store: S3Store;

  beforeAll(async () => {
    s3 = await startRadosgw();
    store = s3Store(s3.storage);
  }, 120_000);
  afterAll(async () => {
    store?.close();
    await s3?.stop();
  });

  it('lets everybody read what a browser has sent, and caches keep it', async () => {
    const { url, headers } = await store.presignPut('a/public', {
      mimeType: 'image/png',
      size: 3,
      expiresInSeconds: 60,
    });
    expect((await fetch(url, { method: 'PUT', headers, body: 'abc' })).status).toBe(200);
    const reply = await fetch(`${s3.storage.publicUrl}/a/public`);
    expect([reply.status, await reply.text()]).toEqual([200, 'abc']);
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('answers while more files than a client keeps connections for are read slowly', async () => {
    await store.put('a/film', Buffer.alloc(2_000_000), 'video/mp4');
    const slow = await Promise.all(Array.from({ length: 60 }, () => store.read('a/film')));
    expect(await store.stat('a/film')).toMatchObject({ size: 2_000_000 });
    for (const film of slow) film?.stream.destroy();
  });

  it('has uploads taken though the clock of this machine is hours off', async () => {
    for (const hours of [-2, 30]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
      const late = s3Store(s3.storage);
      try {
        // What is asked of the store first tells its time; a service asks whose the bucket is.
        await late.stat('a/none');
        const terms = { mimeType: 'image/png', size: 3, expiresInSeconds: 60 };
        const { url, headers } = await late.presignPut(`a/clock${hours}`, terms);
        expect((await fetch(url, { method: 'PUT', headers, body: 'abc' })).status).toBe(200);
      } finally {
        late.close();
        vi.useRealTimers();
      }
    }
  });

  it('leaves no temporary file of a stream behind, whether it ends, breaks or is killed', async () => {
    const own = await mkdtemp(join(tmpdir(), 'touchline-own-'));
    vi.stubEnv('TMPDIR', own);
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        // What is here now would stay if the process were killed.
        expect(await readdir(own)).toEqual([]);
        throw new Error('broken');
      })(),
    );
    await store.put('a/whole', Readable.from([Buffer.from('whole')]), 'image/png');
    await expect(store.put('a/broken', broken, 'image/png')).rejects.toThrow('broken');
    expect(await store.stat('a/broken')).toBeUndefined();
    vi.unstubAllEnvs();
    expect(await readdir(own)).toEqual([]);
    await rmdir(own);
  });

  it('lists more files than one answer of S3 holds', async () => {
    const names = Array.from({ length: 1_005 }, (_, index) => `many/${index}`);
    const put = async () => {
      for (let name = names.pop(); name; name = names.pop()) await store.put(name, Buffer.from('x'), 'image/png');
    };
    await Promise.all(Array.from({ length: 20 }, put));
    let count = 0;
    for await (const { key } of store.list('many')) if (key.startsWith('many/')) count++;
    expect(count).toBe(1_005);
  }, 60_000);

  it('is told at the start to take uploads from the console, and from no other page', async () => {
    const warnings: string[] = [];
    const config = { ...readConfig({ PUBLIC_URL: origin }), storage: s3.storage };
    const blobs = await openBlobs(config);
    blobs.admitConsole((error) => warnings.push(error.message));
    const { url, headers } = await store.presignPut('a/cors', { mimeType: 'image/png', size: 3, expiresInSeconds: 60 });
    const preflight = (from: string) =>
      fetch(url, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': Object.keys(headers).join(','),
        },
      });
    await expect.poll(async () => (await preflight(origin)).status, { timeout: 10_000 }).toBe(200);
    const allowed = (await preflight(origin)).headers;
    expect(allowed.get('access-control-allow-origin')).toBe(origin);
    expect(allowed.get('access-control-allow-headers')?.split(/, ?/).sort()).toEqual(Object.keys(headers).sort());
    expect((await preflight('https://other.example')).headers.get('access-control-allow-origin')).toBeNull();
    expect(warnings).toEqual([]);
    await blobs.close();
  });

  it('warns at the start when the bucket is not there, and starts all the same', async () => {
    const warnings: string[] = [];
    const storage = { ...s3.storage, bucket: 'nowhere' };
    const blobs = await openBlobs({ ...readConfig({}), storage });
    blobs.admitConsole((error) => warnings.push(error.message));
    await expect.poll(() => warnings, { timeout: 10_000 }).toHaveLength(1);
    expect(warnings[0]).toContain(`The bucket nowhere at ${storage.endpoint} does not answer`);
    await blobs.close();
  });

  it('says when its key may not change the rules of the bucket', async () => {
    const stranger = s3Store({ ...s3.storage, secretAccessKey: 'wrong' });
    expect(await stranger.allowOrigin(origin)).toBe(false);
    stranger.close();
  });
});
