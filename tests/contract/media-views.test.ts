import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { good, type Media, mediaCalls, picture } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let media: ReturnType<typeof mediaCalls>;
let item: Media;

beforeAll(async () => {
  service = await startTestService();
  media = mediaCalls(service);
  item = await media.createImage(await picture(9000));
});
afterAll(() => service.close());

const show = (headers: Record<string, string> = {}) =>
  media.call({ url: `/api/media/render?${new URLSearchParams({ mediaString: item.mediaString })}`, headers });
const views = async () => good<Media>(await media.get(item), 200).views;

it('every view is counted, those at once, too, and the item can be saved by whoever opened it before', async () => {
  const opened = await media.get(item);
  await Promise.all(Array.from({ length: 5 }, () => show()));
  expect(await views()).toBe(5);
  const saved = await media.update(item, { name: 'Bild' }, { 'if-match': String(opened.headers.etag) });
  expect(saved.statusCode, saved.body).toBe(200);
});

it('a HEAD is no view', async () => {
  const before = await views();
  const url = `/api/media/render?${new URLSearchParams({ mediaString: item.mediaString })}`;
  expect((await service.call({ method: 'HEAD', url })).statusCode).toBe(200);
  expect(await views()).toBe(before);
});

it('a repeated view is answered 304, as nothing that is shown has changed', async () => {
  const { etag } = (await show()).headers;
  expect(etag).toBeDefined();
  expect((await show({ 'if-none-match': String(etag) })).statusCode).toBe(304);
});

it('is shown while somebody holds the item, and though it cannot be counted', async () => {
  const before = await views();
  const holder = new Client({ connectionString: service.databaseUrl });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(`SELECT set_config('app.instance_id', $1, true)`, [item.instanceId]);
    await holder.query('SELECT 1 FROM media WHERE uuid = $1 FOR UPDATE', [item.id]);
    expect((await show()).statusCode).toBe(200);
    await holder.query('COMMIT');
  } finally {
    await holder.end();
  }
  expect(await views()).toBe(before);
});
