import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../service/store/database.ts';
import { fixture } from '../fixtures/media/odd-files.ts';
import { good, mediaCalls, picture, refusal, type Upload, type UploadedFile } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

// What is wrong with a file itself is tested in media-uploads, pictures and videos; here is what is odd about the way of a file.

let service: TestService;
let database: Database;
let media: ReturnType<typeof mediaCalls>;

beforeAll(async () => {
  service = await startTestService({ config: { uploadAddressSeconds: 3 } });
  database = await openDatabase(service.databaseUrl);
  media = mediaCalls(service);
});
afterAll(async () => {
  await database.close();
  await service.close();
});

describe('an address that has expired', () => {
  it('takes nothing any more, and the upload gets another one', async () => {
    const bytes = await picture(7001);
    const old = good<Upload>(await media.announce(bytes), 200);
    expect(Date.parse(old.expiresAt)).toBeLessThanOrEqual(Date.now() + 3000);
    while (Date.now() <= Date.parse(old.expiresAt)) await setTimeout(50);
    expect((await media.put(old, bytes)).statusCode).toBe(403);
    expect(refusal(await media.report(old.uploadKey))).toBe('409 uploadKey notUploaded');
    const fresh = good<Upload>(await media.announce(bytes, 'image/jpeg', { uploadKey: old.uploadKey }), 200);
    expect([fresh.uploadKey, fresh.mediaString]).toEqual([old.uploadKey, old.mediaString]);
    expect(fresh.preSignedUrl).not.toBe(old.preSignedUrl);
    good(await media.put(fresh, bytes), 200);
    expect(good<UploadedFile>(await media.report(fresh.uploadKey), 200).width).toBe(64);
  });
});

describe('the name of a file', () => {
  const announce = (fileLocator: string) =>
    media.call({
      url: `/api/media/upload-url?${new URLSearchParams({ mimeType: 'image/jpeg', size: '9', fileLocator })}`,
    });

  it.each([
    ['of 300 emoji', '🏒'.repeat(300)],
    ['from right to left', `${'ملعب '.repeat(10)}\u202egpj.\u202c.jpg`],
    ['that climbs', '../../etc/passwd'],
    ['with quotes and markup', `"><script>'%00`],
  ])('%s names the file for people and no place in the store', async (_, name) => {
    const upload = good<Upload>(await announce(name), 200);
    expect(new URL(upload.preSignedUrl).pathname).toMatch(/^\/blobs\/[a-z0-9_]+\/\d\d\/\d\d\/[A-Za-z0-9_-]+$/);
    await media.call({ method: 'DELETE', url: `/api/media/upload?uploadKey=${upload.uploadKey}` });
  });

  it('is no longer than 300 characters', async () => {
    expect(refusal(await announce('🏒'.repeat(301)))).toBe('400 fileLocator maxLength');
  });
});

describe('a photo that was turned and says where it was taken', () => {
  it('is stored upright, and no stored file says where', async () => {
    const sent = fixture('rotated-gps.jpg');
    expect((await sharp(sent).metadata()).exif?.length).toBeGreaterThan(0);
    const doomed = (await keysOf('doomed_files')).length;
    const { mediaString } = await media.upload(sent);
    // The file as it was sent goes, with the place in it.
    expect(await keysOf('doomed_files')).toHaveLength(doomed + 1);
    expect((await media.create('image', { name: 'Upright', mediaString })).statusCode).toBe(201);
    const [, , key] = mediaString.split('|');
    const shown = await service.app.inject({ url: `/images/${key}` });
    const kept = await bytesOf(await storageKeyOf(shown.rawPayload.length));
    for (const bytes of [shown.rawPayload, kept]) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ width: 1600, height: 900 });
      expect(metadata).not.toHaveProperty('exif');
      expect(metadata).not.toHaveProperty('orientation');
      expect(await cornerOf(bytes)).toBe('red');
    }
  });
});

/** The colour of the scene's upper left corner, in which a red square stands. */
async function cornerOf(bytes: Buffer): Promise<string> {
  const area = { left: 20, top: 20, width: 80, height: 80 };
  const { channels } = await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  return red > 150 && green < 80 && blue < 80 ? 'red' : `rgb(${red}, ${green}, ${blue})`;
}

function keysOf(table: string): Promise<readonly { key: string }[]> {
  const texts = [`SELECT storage_key AS key FROM ${table}`];
  return database.inInstance(demo.site, (tx) => tx.query<{ key: string }>({ texts, values: [] }));
}

/** The storage key of the file of the site that has so many bytes. */
async function storageKeyOf(size: number): Promise<string> {
  for (const { key } of await keysOf('media_files')) if ((await service.blobs.stat(key))?.size === size) return key;
  throw new Error(`No stored file has ${size} bytes`);
}

async function bytesOf(key: string): Promise<Buffer> {
  const found = await service.blobs.read(key);
  const parts: Buffer[] = [];
  for await (const part of (found?.stream ?? []) as AsyncIterable<Buffer>) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
