import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../fixtures/media/odd-files.ts';
import { good, type Media, mediaCalls, picture, refusal, type Upload, type UploadedFile } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let media: ReturnType<typeof mediaCalls>;
beforeAll(async () => {
  service = await startTestService();
  media = mediaCalls(service);
});
afterAll(() => service.close());

/** What a client sends that knows the specification alone (§7). */
describe('with what the specification names and no more', () => {
  const post = (url: string, body: object) => media.call({ method: 'POST', url: `/api/media/${url}`, body });
  const send = async (upload: Upload, bytes: Buffer) => (await media.put(upload, bytes)).statusCode;

  it('an image comes in at any size up to the largest', async () => {
    const announce = () => media.call({ url: '/api/media/upload-url?mimeType=image/jpeg&fileLocator=a.jpg' });
    const [upload, bytes] = [good<Upload>(await announce(), 200), await picture(3900)];
    expect(await send(upload, Buffer.alloc(15_728_641))).toBe(403);
    const wider = { ...upload, preSignedUrl: upload.preSignedUrl.replace('most=15728640', 'most=99999999') };
    expect(await send(wider, bytes)).toBe(403);
    expect(await send(upload, bytes)).toBe(200);
    const found = good<UploadedFile>(await media.report(upload.uploadKey), 200);
    expect(found).toMatchObject({ mimetype: 'image/jpeg', size: bytes.length });
  });

  it('an image of more is refused when it is reported, where the store took it: an address of S3 knows no most', async () => {
    const announced = await media.call({ url: '/api/media/upload-url?mimeType=image/png&fileLocator=a.png' });
    const { uploadKey, preSignedUrl } = good<Upload>(announced, 200);
    const key = decodeURIComponent(new URL(preSignedUrl).pathname.replace('/blobs/', ''));
    await service.blobs.put(key, Buffer.alloc(15_728_641), 'image/png');
    expect(refusal(await media.report(uploadKey))).toMatch(/^4\d\d uploadKey fileTooLarge$/);
  });

  it('a video comes in by its id and the name of its file', async () => {
    const { id } = await media.createVideo();
    const config = (fileName: string) => post(`config?videoId=${id}`, { fileName, provider: 'embedded' });
    expect(refusal(await config('clip.avi'))).toBe('422 mimeType invalidMediaType');
    const bytes = fixture('clip.mov');
    good(await config('first.mp4'), 200);
    const upload = good<Upload>(await config('Clip.MOV'), 200);
    expect(upload.headers['content-type']).toBe('video/quicktime');
    expect(await send(upload, bytes)).toBe(200);
    const report = { uploadStatus: 'success', provider: 'embedded' };
    expect(refusal(await post('status', report))).toBe('400 uploadKey required');
    expect((await post('status?videoId=nobody', report)).statusCode).toBe(404);
    const found = good<UploadedFile>(await post(`status?videoId=${id}`, report), 200);
    expect(found).toMatchObject({ uploadKey: upload.uploadKey, mimetype: 'video/quicktime', duration: 2 });
    expect(good<Media>(await media.get({ type: 'video', id }), 200).status).toBe('ready');
  });
});
