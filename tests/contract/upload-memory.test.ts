import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ObjectStore } from '../../service/blobs/object-store.ts';
import { good, mediaCalls, picture, type Upload } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let read: ObjectStore['read'];

beforeAll(async () => {
  service = await startTestService();
  read = service.blobs.read;
});
afterAll(async () => {
  service.blobs.read = read;
  await service.close();
});

it('few of many pictures that are reported at once are in memory', async () => {
  const media = mediaCalls(service);
  const uploads: Upload[] = [];
  for (let number = 0; number < 12; number++) {
    const bytes = await picture(9400 + number);
    const upload = good<Upload>(await media.announce(bytes), 200);
    good(await media.put(upload, bytes), 200);
    uploads.push(upload);
  }
  let [reading, most] = [0, 0];
  service.blobs.read = async (...asked) => {
    most = Math.max(most, ++reading);
    await sleep(50);
    reading--;
    return read(...asked);
  };
  const reports = await Promise.all(uploads.map(({ uploadKey }) => media.report(uploadKey)));
  expect(reports.map(({ statusCode }) => statusCode)).toEqual(uploads.map(() => 200));
  expect(most).toBeLessThanOrEqual(2);
});
