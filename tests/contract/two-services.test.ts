import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSweep, sweep } from '../../service/blobs/sweep.ts';
import { openDatabase } from '../../service/store/database.ts';
import { whileAlone } from '../../service/store/media/media-sweep.ts';
import { good, type Media, mediaCalls, picture, type Upload, type UploadedFile } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let other: TestService;
beforeAll(async () => {
  service = await startTestService();
  other = await service.startAnother();
});
afterAll(async () => {
  await other.close();
  await service.close();
});

it('an upload goes through one service and is reported to the other, which shows it', async () => {
  const [here, there] = [mediaCalls(service), mediaCalls(other)];
  const bytes = await picture(7000);
  const upload = good<Upload>(await here.announce(bytes), 200);
  good(await there.put(upload, bytes), 200);
  const { mediaString } = good<UploadedFile>(await here.report(upload.uploadKey), 200);
  const made = good<Media>(await there.create('image', { name: 'Bild', mediaString }), 201);
  expect(good<Media>(await here.get(made), 200).mediaString).toBe(mediaString);
  const again = await here.put(upload, bytes);
  expect(again.statusCode).toBe(412);
});

it('reports to both at once keep one file', async () => {
  const [here, there] = [mediaCalls(service), mediaCalls(other)];
  const bytes = await picture(7001);
  const upload = good<Upload>(await here.announce(bytes), 200);
  good(await here.put(upload, bytes), 200);
  const replies = await Promise.all([here.report(upload.uploadKey), there.report(upload.uploadKey)]);
  const files = replies.map((reply) => good<UploadedFile>(reply, 200));
  expect(files[0]).toEqual(files[1]);
});

it('ten uploads that a restart interrupts end at the addresses that they had', async () => {
  const files = await Promise.all(Array.from({ length: 10 }, (_, index) => picture(7100 + index)));
  const before = mediaCalls(other);
  const uploads = await Promise.all(files.map(async (bytes) => good<Upload>(await before.announce(bytes), 200)));
  await other.close();
  other = await service.startAnother();
  const after = mediaCalls(other);
  for (const [index, upload] of uploads.entries()) {
    good(await after.put(upload, files[index] ?? Buffer.alloc(0)), 200);
    good(await after.report(upload.uploadKey), 200);
  }
});

it('a start leaves alone what another service is receiving', async () => {
  const bytes = Buffer.alloc(100_000, 7);
  const key = 'frost1_frost/26/11/slow';
  let arrived = () => {};
  const half = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let goOn = () => {};
  const started = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const body = Readable.from(
    (async function* () {
      yield bytes;
      arrived();
      await started;
      yield bytes;
    })(),
  );
  const stored = service.blobs.put(key, body, 'video/mp4');
  await half;
  const third = await service.startAnother();
  goOn();
  await stored;
  await third.close();
  expect(await service.blobs.stat(key)).toEqual({ size: 200_000, mimeType: 'video/mp4' });
});

it('a rendition that one has made is there for the other, and may go under its feet', async () => {
  const { mediaString } = await mediaCalls(service).upload(await picture(7002, 640, 360));
  const url = `/images/${mediaString.split('|')[2]}?w=120`;
  const shown = async (one: TestService) => {
    const reply = await one.call({ url, token: null, instanceId: null });
    expect(reply.statusCode, reply.body).toBe(200);
    return [reply.headers.etag, reply.rawPayload];
  };
  const [one, two] = await Promise.all([shown(service), shown(other)]);
  expect(one).toEqual(two);
  expect(await shown(other)).toEqual(one);
});

it('one sweeps at a time, and the other is free to do it when that one has ended', async () => {
  const [one, two] = [await openDatabase(service.databaseUrl), await openDatabase(service.databaseUrl)];
  const onError = (error: Error) => {
    throw error;
  };
  try {
    const parts = { database: two, store: other.blobs, onError };
    const signal = new AbortController().signal;
    expect(await whileAlone(one, () => sweep(parts, signal))).toBeUndefined();
    expect(await sweep(parts, signal)).toBeDefined();
    const sweeps = [startSweep(parts), startSweep({ ...parts, database: one, store: service.blobs })];
    await Promise.all(sweeps.map((running) => running.stop()));
  } finally {
    await one.close();
    await two.close();
  }
});
