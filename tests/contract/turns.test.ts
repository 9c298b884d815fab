import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pixelWork } from '../../service/images/libvips.ts';
import { fixture } from '../fixtures/media/odd-files.ts';
import { good, mediaCalls, type Upload } from './media-calls.ts';
import { onRows } from './site-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let goOn: () => void;
let held: Promise<void>;

beforeEach(async () => {
  service = await startTestService();
  ({ promise: held, resolve: goOn } = Promise.withResolvers<void>());
});
afterEach(async () => {
  goOn();
  await service.close();
});

/** A video that has come and is not reported yet. */
async function sentVideo(): Promise<string> {
  const { announce, put } = mediaCalls(service);
  const bytes = fixture('clip.mp4');
  const upload = good<Upload>(await announce(bytes, 'video/mp4'), 200);
  good(await put(upload, bytes), 200);
  return upload.uploadKey;
}

/** Reports videos whose reading goes on for as long as the test holds it; resolves once both readers are at it. */
async function holdReaders() {
  const { report } = mediaCalls(service);
  const [first, second] = [await sentVideo(), await sentVideo()];
  const { read } = service.blobs;
  let reading = 0;
  service.blobs.read = async (...asked) => {
    reading += 1;
    await held;
    return read(...asked);
  };
  const reports = [report(first), report(second)];
  await vi.waitUntil(() => reading === 2, { timeout: 20_000 });
  return reports;
}

const refused = { message: expect.any(String) as string, error: 'Service Unavailable', statusCode: 503 };

it('a report that waits for others is told to come again before the console gives it up, and is good then', async () => {
  const key = await sentVideo();
  const others = await holdReaders();
  const begun = performance.now();
  const reply = await mediaCalls(service).report(key);
  expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
    503,
    '5',
    { ...refused, message: 'Too many videos are being looked at; try again.' },
  ]);
  expect(performance.now() - begun).toBeLessThan(20_000);
  goOn();
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  good(await mediaCalls(service).report(key), 200);
});

it('who waits for a turn while the service stops is told so at once', async () => {
  const [row] = await onRows(service, `SELECT key FROM media WHERE type = 'image' AND status = 'ready' LIMIT 1`);
  const key = await sentVideo();
  const { port } = new URL(await service.app.listen({ host: '127.0.0.1', port: 0 }));
  const readings = await holdReaders();
  const works = Array.from({ length: 3 }, () => pixelWork.run(() => held));
  const waitingBefore = pixelWork.waiting;
  const crops = [200, 201].map((width) => fetch(`http://127.0.0.1:${port}/images/${row?.key}?w=${width}`));
  const report = mediaCalls(service).report(key);
  await vi.waitUntil(() => pixelWork.waiting === waitingBefore + 2, { timeout: 20_000 });
  await sleep(200);
  const begun = performance.now();
  const closed = service.app.close();
  for (const reply of await Promise.all(crops)) {
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await reply.json()).toEqual({ ...refused, message: 'The service is stopping; try again.' });
  }
  expect((await report).statusCode).toBe(503);
  expect(performance.now() - begun).toBeLessThan(5_000);
  goOn();
  await Promise.all([closed, ...works, ...readings]);
});
