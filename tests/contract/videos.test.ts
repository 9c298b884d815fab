import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureName, fixture } from '../fixtures/media/odd-files.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** A video of the library without a file yet, to which the file is sent and reported; its id and the answer to the report. */
async function sendVideo(name: FixtureName, mimeType: string) {
  const bytes = fixture(name);
  const created = await service.call({ method: 'POST', url: '/api/media/meta?type=video', body: { name } });
  expect(created.statusCode, created.body).toBe(201);
  const { id } = created.json<{ id: string }>();
  const configured = await service.call({
    method: 'POST',
    url: `/api/media/config?videoId=${id}`,
    body: { fileName: name, provider: 'embedded', mimeType, size: bytes.length },
  });
  expect(configured.statusCode, configured.body).toBe(200);
  const upload = configured.json<{ uploadKey: string; preSignedUrl: string; headers: Record<string, string> }>();
  const put = await service.app.inject({
    method: 'PUT',
    url: upload.preSignedUrl.replace(/^https?:\/\/[^/]+/, ''),
    headers: { ...upload.headers, 'content-length': String(bytes.length) },
    payload: bytes,
  });
  expect(put.statusCode).toBe(200);
  const report = await service.call({
    method: 'POST',
    url: `/api/media/status?videoId=${id}`,
    body: { uploadStatus: 'success', provider: 'embedded', uploadKey: upload.uploadKey },
  });
  return { id, report };
}

describe('videos', () => {
  it.each([
    ['clip.mp4', 'video/mp4', 320, 180],
    ['clip.mov', 'video/quicktime', 320, 180],
    ['hevc.mov', 'video/quicktime', 320, 180],
    ['rotated.mp4', 'video/mp4', 180, 320],
  ] as const)('%s is taken, measured and shown in parts', async (name, mimeType, width, height) => {
    const { id, report } = await sendVideo(name, mimeType);
    expect(report.statusCode, report.body).toBe(200);
    expect(report.json()).toMatchObject({ mimetype: mimeType, width, height, duration: 2, size: fixture(name).length });
    const item = (await service.call({ url: `/api/media/meta/video/${id}` })).json<{ video: string }>();
    const address = item.video.replace(/^https?:\/\/[^/]+/, '');
    const part = await service.app.inject({ url: address, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', mimeType]);
    expect((await service.app.inject(address)).rawPayload.equals(fixture(name))).toBe(true);
  });
});

describe('what is no video that can be shown is refused', () => {
  it.each([
    ['truncated.mp4', 'brokenMedia'],
    ['truncated-end.mp4', 'brokenMedia'],
    ['silent-audio-only.mp4', 'noPicture'],
    ['page.jpg', 'invalidMediaType'],
  ] as const)('%s', async (name, code) => {
    const { report } = await sendVideo(name, 'video/mp4');
    expect(report.statusCode).toBe(422);
    expect(report.json()).toMatchObject({ fields: [{ code }] });
  });
});
