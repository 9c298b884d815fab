import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../service/store/database.ts';
import { fixture } from '../fixtures/media/odd-files.ts';
import { good, type Media, mediaCalls, picture, refusal, type Upload, type UploadedFile } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let database: Database;
let media: ReturnType<typeof mediaCalls>;
let number = 3000;

beforeAll(async () => {
  service = await startTestService();
  database = await openDatabase(service.databaseUrl);
  media = mediaCalls(service);
});
afterAll(async () => {
  await database.close();
  await service.close();
});

/** Storage keys of the site's files and uploads, and of those that are to go. */
async function stored() {
  const rows = (table: string, column = 'storage_key') =>
    database
      .inInstance(demo.site, (tx) =>
        tx.query<{ key: string }>({ texts: [`SELECT ${column} AS key FROM ${table}`], values: [] }),
      )
      .then((found) => found.map(({ key }) => key));
  return { files: await rows('media_files'), uploads: await rows('uploads'), doomed: await rows('doomed_files') };
}

async function begun(bytes: Buffer, mimeType?: string) {
  return good<Upload>(await media.announce(bytes, mimeType), 200);
}

describe('an announced file', () => {
  const announce = (mimeType: string, size: number) =>
    media.call({
      url: `/api/media/upload-url?${new URLSearchParams({ mimeType, size: String(size), fileLocator: 'x' })}`,
    });

  it.each([
    ['image/jpeg', 15_728_640],
    ['image/png', 15_728_640],
    ['video/mp4', 524_288_000],
    ['video/quicktime', 524_288_000],
  ])('of %s may have %i bytes and no more', async (mimeType, most) => {
    const upload = good<Upload>(await announce(mimeType, most), 200);
    expect(upload.mediaString).toMatch(mimeType.startsWith('image') ? /^image\|embedded\|/ : /^video\|embedded\|/);
    expect(upload.headers).toMatchObject({ 'content-type': mimeType, 'x-amz-acl': 'public-read' });
    expect(upload.headers['cache-control']).toBeTruthy();
    expect(Date.parse(upload.expiresAt)).toBeGreaterThan(Date.now());
    expect(refusal(await announce(mimeType, most + 1))).toBe('413 size fileTooLarge');
    await media.call({ method: 'DELETE', url: `/api/media/upload?uploadKey=${upload.uploadKey}` });
  });

  it('of another type, or empty, is refused', async () => {
    for (const type of ['image/svg+xml', 'image/gif', 'image/webp', 'text/html', 'video/webm', 'IMAGE/JPEG']) {
      expect(refusal(await announce(type, 10)), type).toBe('422 mimeType invalidMediaType');
    }
    expect(refusal(await announce('image/png', 0))).toBe('400 size minimum');
  });

  it('of a video that was made before has to be a video', async () => {
    const { id } = await media.createVideo();
    const configure = (videoId: string, mimeType: string, size = 10) =>
      media.call({
        method: 'POST',
        url: `/api/media/config?videoId=${videoId}`,
        body: { fileName: 'a', provider: 'embedded', mimeType, size },
      });
    expect(refusal(await configure(id, 'image/png'))).toBe('422 mimeType invalidMediaType');
    expect(refusal(await configure(id, 'video/mp4', 524_288_001))).toBe('413 size fileTooLarge');
    expect((await configure('nothing', 'video/mp4')).statusCode).toBe(404);
    const image = await media.createImage(await picture(number++));
    expect((await configure(image.id, 'video/mp4')).statusCode).toBe(404);
  });
});

describe('a report', () => {
  it('before the file has come is refused, and again afterwards answered alike', async () => {
    const bytes = await picture(number++);
    const upload = await begun(bytes);
    expect(refusal(await media.report(upload.uploadKey))).toBe('409 uploadKey notUploaded');
    good(await media.put(upload, bytes), 200);
    const replies = await Promise.all([1, 2, 3].map(() => media.report(upload.uploadKey)));
    const [first, ...others] = replies.map((reply) => good<UploadedFile>(reply, 200));
    expect(first).toMatchObject({ mimetype: 'image/jpeg', width: 64, height: 36, duration: null, duplicateOf: null });
    expect(others).toEqual([first, first]);
  });

  it('of an upload of another site finds none', async () => {
    const upload = await begun(await picture(number++));
    const other = mediaCalls(service, { instanceId: demo.otherNetworksSite });
    expect((await other.report(upload.uploadKey)).statusCode).toBe(404);
    expect((await other.report(upload.uploadKey, 'exception')).statusCode).toBe(404);
  });

  it.each([
    ['truncated.jpg', 'image/jpeg', 'brokenMedia'],
    ['page.jpg', 'image/jpeg', 'invalidMediaType'],
    ['drawing.svg', 'image/png', 'invalidMediaType'],
    ['polyglot.gif', 'image/jpeg', 'invalidMediaType'],
    ['huge.png', 'image/png', 'tooManyPixels'],
    ['silent-audio-only.mp4', 'video/mp4', 'noPicture'],
    ['truncated.mp4', 'video/mp4', 'brokenMedia'],
    ['page.jpg', 'video/mp4', 'invalidMediaType'],
  ] as const)('of %s as %s removes the file and says why', async (name, mimeType, code) => {
    const upload = await begun(fixture(name), mimeType);
    const { uploads } = await stored();
    good(await media.put(upload, fixture(name)), 200);
    expect(refusal(await media.report(upload.uploadKey))).toBe(`422 uploadKey ${code}`);
    const { uploads: left, doomed } = await stored();
    expect(doomed).toEqual(expect.arrayContaining(uploads.filter((key) => !left.includes(key))));
    expect(left.length).toBe(uploads.length - 1);
    expect((await media.report(upload.uploadKey)).statusCode).toBe(404);
  });

  it('of a turned photo gives it upright; no GPS is stored', async () => {
    const file = await media.upload(fixture('rotated-gps.jpg'));
    expect(file).toMatchObject({ width: 1600, height: 900, rotated: true });
    const { pathname } = new URL(`http://x/images/${file.mediaString.split('|')[2]}`);
    const { rawPayload } = await service.app.inject({ url: pathname });
    expect(rawPayload.includes('Exif')).toBe(false);
    expect(rawPayload.length).toBe(file.size);
  });

  it('of a PNG that was announced as a JPEG tells the type of its content', async () => {
    const file = await media.upload(fixture('transparent.png'), 'image/jpeg');
    expect(file.mimetype).toBe('image/png');
    const shown = await service.app.inject({ url: `/images/${file.mediaString.split('|')[2]}` });
    expect(shown.headers['content-type']).toBe('image/png');
  });

  it('of an exception forgets the upload', async () => {
    const upload = await begun(await picture(number++));
    expect((await media.report(upload.uploadKey, 'exception')).statusCode).toBe(204);
    expect((await media.report(upload.uploadKey)).statusCode).toBe(404);
  });
});

describe('the file of a video', () => {
  const configured = async (id: string, bytes: Buffer) => {
    const body = { fileName: 'clip.mp4', provider: 'embedded', mimeType: 'video/mp4', size: bytes.length };
    return good<Upload>(await media.call({ method: 'POST', url: `/api/media/config?videoId=${id}`, body }), 200);
  };

  it('makes it ready, under the mediaString that it had', async () => {
    const made = await media.createVideo();
    const upload = await configured(made.id, fixture('clip.mp4'));
    expect(upload.mediaString).toBe(made.mediaString);
    good(await media.put(upload, fixture('clip.mp4')), 200);
    const other = await media.createVideo();
    expect(refusal(await media.report(upload.uploadKey, 'success', `?videoId=${other.id}`))).toBe(
      '400 videoId otherVideo',
    );
    const report = () => media.report(upload.uploadKey, 'success', `?videoId=${made.id}`);
    const file = good<UploadedFile>(await report(), 200);
    expect(file).toMatchObject({ mimetype: 'video/mp4', width: 320, height: 180, duplicateOf: null });
    expect(good(await report(), 200)).toEqual(file);
    const ready = good<Media>(await media.get(made), 200);
    expect(ready).toMatchObject({
      status: 'ready',
      sixteenNine: true,
      size: file.size,
      duration: file.duration,
      version: 2,
    });
    const played = await service.app.inject({
      url: new URL(ready.video ?? '').pathname,
      headers: { range: 'bytes=0-3' },
    });
    expect(played.statusCode).toBe(206);
  });

  it('that cannot be used makes it fail, and another one ready', async () => {
    const made = await media.createVideo();
    const send = async (name: 'truncated.mp4' | 'fragmented.mp4') => {
      const upload = await configured(made.id, fixture(name));
      good(await media.put(upload, fixture(name)), 200);
      return media.report(upload.uploadKey, 'success', `?videoId=${made.id}`);
    };
    expect(refusal(await send('truncated.mp4'))).toBe('422 uploadKey brokenMedia');
    expect(good<Media>(await media.get(made), 200).status).toBe('failed');
    good(await send('fragmented.mp4'), 200);
    expect(good<Media>(await media.get(made), 200).status).toBe('ready');
  });
});

describe('an upload', () => {
  it('gets another address, which is no other upload', async () => {
    const [bytes, changed] = [await picture(number++), await picture(number++, 80, 45)];
    const upload = await begun(bytes);
    const again = good<Upload>(await media.announce(changed, 'image/jpeg', { uploadKey: upload.uploadKey }), 200);
    expect([again.uploadKey, again.mediaString]).toEqual([upload.uploadKey, upload.mediaString]);
    good(await media.put(again, changed), 200);
    expect(good<UploadedFile>(await media.report(upload.uploadKey), 200).width).toBe(80);
    const late = await media.announce(changed, 'image/jpeg', { uploadKey: upload.uploadKey });
    expect(refusal(late)).toBe('409 uploadKey reported');
    const unknown = await media.announce(changed, 'image/jpeg', { uploadKey: 'nothing' });
    expect(unknown.statusCode).toBe(404);
  });

  it('whose file has arrived is not sent again, nor turned into the other type', async () => {
    const bytes = await picture(number++);
    const upload = await begun(bytes);
    const { uploadKey } = upload;
    expect(refusal(await media.announce(bytes, 'video/mp4', { uploadKey }))).toBe('409 mimeType otherType');
    good(await media.put(upload, bytes), 200);
    expect(refusal(await media.announce(bytes, 'image/jpeg', { uploadKey }))).toBe('409 uploadKey uploaded');
    good(await media.report(uploadKey), 200);
  });

  it('that is cancelled takes its file with it', async () => {
    const bytes = await picture(number++);
    const { uploadKey, mediaString } = await media.upload(bytes);
    const { files } = await stored();
    const cancel = () => media.call({ method: 'DELETE', url: `/api/media/upload?uploadKey=${uploadKey}` });
    expect((await cancel()).statusCode).toBe(204);
    const after = await stored();
    expect(after.doomed).toEqual(expect.arrayContaining(files.filter((key) => !after.files.includes(key))));
    expect(after.files.length).toBe(files.length - 1);
    expect((await cancel()).statusCode).toBe(404);
    expect(refusal(await media.create('image', { name: 'x', mediaString }))).toBe('422 mediaString unknownMedia');
  });
});

describe('the same file', () => {
  it('is stored once, and the item that has it is named', async () => {
    const bytes = await picture(number++);
    const made = await media.createImage(bytes, { name: 'Den första' });
    const before = await stored();
    const uploads = await Promise.all([1, 2, 3].map(() => media.upload(bytes)));
    const { id, type, mediaString } = made;
    for (const file of uploads) expect(file.duplicateOf).toEqual({ id, type, name: 'Den första', mediaString });
    const after = await stored();
    expect(after.files.toSorted()).toEqual(before.files.toSorted());
    expect(after.doomed.length).toBe(before.doomed.length + 3);
    const second = good<Media>(
      await media.create('image', { name: 'Den andra', mediaString: uploads[0]?.mediaString }),
      201,
    );
    expect([second.hash, second.mediaString === mediaString]).toEqual([made.hash, false]);
    expect((await media.remove(made)).statusCode).toBe(204);
    const shown = await service.app.inject({ url: new URL(second.imgixUrl ?? '').pathname });
    expect(shown.statusCode).toBe(200);
  });

  it('of two uploads that are reported at once is kept once', async () => {
    const bytes = await picture(number++);
    const before = await stored();
    const files = await Promise.all([1, 2, 3, 4].map(() => media.upload(bytes)));
    expect(new Set(files.map(({ hash }) => hash)).size).toBe(1);
    expect((await stored()).files.length).toBe(before.files.length + 1);
  });
});

describe('the quota', () => {
  it('counts files and open uploads, and lets no two past it together', async () => {
    const small = await startTestService({ config: { mediaQuotaBytes: 12_000_000 } });
    try {
      const calls = mediaCalls(small);
      const quota = async () =>
        good<{ used: number; limit: number }>(await calls.call({ url: '/api/media/quota' }), 200);
      const { used: before, limit } = await quota();
      const third = Math.floor((limit - before) / 3);
      const announce = () =>
        calls.call({ url: `/api/media/upload-url?mimeType=video/mp4&fileLocator=a.mp4&size=${third}` });
      const replies = await Promise.all([1, 2, 3, 4, 5].map(announce));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
      const refused = replies.find(({ statusCode }) => statusCode !== 200);
      expect(refused && refusal(refused)).toBe('413 size quotaExceeded');
      expect((await quota()).used).toBe(before + 3 * third);
      const { uploadKey } = good<Upload>(
        replies.find(({ statusCode }) => statusCode === 200) ?? replies[0] ?? (await announce()),
        200,
      );
      await calls.call({ method: 'DELETE', url: `/api/media/upload?uploadKey=${uploadKey}` });
      expect((await announce()).statusCode).toBe(200);
    } finally {
      await small.close();
    }
  });
});
