import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { type S3Store, s3Store } from '../../service/blobs/s3-store.ts';
import { missingPrograms, type SampleS3, startRadosgw } from '../../service/blobs/sample-radosgw.ts';
import { markKey } from '../../service/blobs/store-mark.ts';
import { sweep } from '../../service/blobs/sweep.ts';
import { openDatabase } from '../../service/store/database.ts';
import { startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];

const missing = missingPrograms();
if (missing.length > 0) {
  process.stderr.write(`\n  WARNING: the service was NOT tested with S3: ${missing.join(', ')} not found.\n\n`);
}

describe.skipIf(missing.length > 0)('a service whose media lies in S3', () => {
  let s3: SampleS3;
  let blobs: S3Store;
  let service: TestService;

  beforeAll(async () => {
    s3 = await startRadosgw();
    blobs = s3Store(s3.storage);
    service = await startTestService({ blobs, config: { storage: s3.storage } });
  }, 120_000);
  afterAll(async () => {
    await service?.close();
    blobs?.close();
    await s3?.stop();
  });

  it('takes a picture, shows it, and lets go of it', async () => {
    const upload = await sent('photo.jpg', 'image/jpeg');
    const reported = await report(upload);
    expect(reported.statusCode, reported.body).toBe(200);
    const { mediaString } = reported.json<Schemas['UploadedFile']>();
    const made = await service.call({
      method: 'POST',
      url: '/api/media/meta?type=image',
      body: { name: 'Kim', mediaString },
    });
    expect(made.statusCode, made.body).toBe(201);
    const key = mediaString.split('|')[2];
    const shown = await service.call({ url: `/images/${key}?w=120&auto=format`, headers: { accept: 'image/webp' } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await stored()).toHaveLength(1);
    const { id } = made.json<Schemas['Media']>();
    const gone = await service.call({ method: 'DELETE', url: `/api/media/meta/image/${id}` });
    expect(gone.statusCode, gone.body).toBe(204);
    await swept();
    expect(await stored()).toEqual([]);
  });

  it('plays a part of a video', async () => {
    const made = await service.call({ method: 'POST', url: '/api/media/meta?type=video', body: { name: 'Goal' } });
    const { id, mediaString } = made.json<Schemas['Media']>();
    const bytes = await fixture('clip.mp4');
    const body = { fileName: 'clip.mp4', provider: 'embedded', mimeType: 'video/mp4', size: bytes.length };
    const url = `/api/media/config?videoId=${id}`;
    const upload = (await service.call({ method: 'POST', url, body })).json<Schemas['Upload']>();
    expect((await put(upload, bytes)).status).toBe(200);
    const reported = await report(upload);
    expect(reported.statusCode, reported.body).toBe(200);
    const played = await service.call({
      url: `/videos/${mediaString.split('|')[2]}`,
      headers: { range: 'bytes=4-7' },
    });
    expect([played.statusCode, played.body]).toEqual([206, 'ftyp']);
  });

  it('refuses what is no picture, and leaves nothing of it', async () => {
    const before = await stored();
    const reported = await report(await sent('page.jpg', 'image/jpeg'));
    expect(reported.statusCode).toBe(422);
    await swept();
    expect(await stored()).toEqual(before);
  });

  it('belongs to two services alike: what is announced by one is reported to the other, once', async () => {
    const other = await service.startAnother();
    try {
      const before = (await stored()).length;
      const upload = await sent('transparent.png', 'image/png');
      const replies = await Promise.all([report(upload, other), report(upload), report(upload, other)]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      const [mediaString] = new Set(replies.map((reply) => reply.json<Schemas['UploadedFile']>().mediaString));
      const body = { name: 'Två tjänster', mediaString };
      const made = await other.call({ method: 'POST', url: '/api/media/meta?type=image', body });
      expect(made.statusCode, made.body).toBe(201);
      for (const one of [service, other]) {
        const shown = await one.call({ url: `/images/${mediaString?.split('|')[2]}?w=60` });
        expect(shown.statusCode).toBe(200);
      }
      await swept();
      expect(await stored()).toHaveLength(before + 1);
    } finally {
      await other.close();
    }
  });

  it('takes no second file by an address that was used at another service', async () => {
    const other = await service.startAnother();
    try {
      const upload = await sent('photo.jpg', 'image/jpeg', other);
      const replay = await put(upload, Buffer.alloc((await fixture('photo.jpg')).length));
      expect(replay.status).toBe(412);
      expect((await report(upload)).statusCode).toBe(200);
    } finally {
      await other.close();
    }
  });

  const fixture = (name: string) => readFile(new URL(`../fixtures/media/${name}`, import.meta.url));

  async function sent(name: string, mimeType: string, at = service): Promise<Schemas['Upload']> {
    const bytes = await fixture(name);
    const query = new URLSearchParams({ mimeType, fileLocator: name, size: String(bytes.length) });
    const upload = (await at.call({ url: `/api/media/upload-url?${query}` })).json<Schemas['Upload']>();
    expect(new URL(upload.preSignedUrl).origin).toBe(s3.storage.endpoint);
    expect((await put(upload, bytes)).status).toBe(200);
    return upload;
  }

  function put({ preSignedUrl, headers }: Schemas['Upload'], bytes: Buffer) {
    return fetch(preSignedUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  }

  function report({ uploadKey }: Schemas['Upload'], at = service) {
    const body = { uploadStatus: 'success', provider: 'embedded', uploadKey };
    return at.call({ method: 'POST', url: '/api/media/status', body });
  }

  async function swept(): Promise<void> {
    const database = await openDatabase(service.databaseUrl);
    const errors: Error[] = [];
    const onError = (error: Error) => errors.push(error);
    await sweep({ database, store: blobs, onError }, new AbortController().signal);
    await database.close();
    expect(errors).toEqual([]);
  }

  async function stored(): Promise<string[]> {
    const keys = [];
    for await (const { key } of blobs.list()) if (key !== markKey) keys.push(key);
    return keys;
  }
});
