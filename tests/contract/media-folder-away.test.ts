import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestService } from './test-service.ts';
import { startUploadService, type UploadService } from './upload-service.ts';

let uploads: UploadService;
let service: TestService;
let folder: string;
let origin: string;
let announced: UploadService['announced'];

beforeAll(async () => {
  uploads = await startUploadService();
  ({ service, folder, origin, announced } = uploads);
});
afterAll(() => uploads.close());

describe.each([
  ['incoming', 'is away'],
  ['stored', 'is a file'],
  ['used', 'is away'],
])('while the folder %s %s', (name, how) => {
  it('an upload is told that the store does not answer, and its address stays good', async () => {
    const media = mediaFolder();
    const [place, away] = [join(media, name), join(media, `${name}.away`)];
    const { url, headers } = await announced(3);
    const send = () => fetch(url, { method: 'PUT', headers, body: 'abc' });
    await rename(place, away);
    if (how === 'is a file') await writeFile(place, '');
    const reply = await send();
    expect([reply.status, await reply.json()]).toEqual([
      503,
      expect.objectContaining({ message: 'The store of pictures and videos does not answer at the moment.' }),
    ]);
    await rm(place, { force: true });
    await rename(away, place);
    expect((await send()).status).toBe(200);
  });
});

describe('while the media folder is away', () => {
  const outage = { statusCode: 503, message: 'The store of pictures and videos does not answer at the moment.' };

  it('its pictures and videos are told to be so for now, not to be gone, and /health is degraded', async () => {
    const media = mediaFolder();
    const files = await Promise.all(['image', 'video'].map((type) => addressOf(type)));
    const looked = async () => (await Promise.all(files.map((url) => fetch(origin + url)))).map(({ status }) => status);
    expect(await looked()).toEqual([200, 200]);
    await rename(media, `${media}.away`);
    for (const url of files) {
      const reply = await fetch(origin + url);
      expect([reply.status, await reply.json()]).toEqual([503, expect.objectContaining(outage)]);
      expect(reply.headers.get('retry-after')).toBe('5');
      expect(reply.headers.get('cache-control')).toBe('no-store');
    }
    const health = await fetch(`${origin}/health`);
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: 'degraded', reason: 'The folder of pictures and videos is away: none can be shown or stored.' },
    ]);
    await rename(`${media}.away`, media);
    expect(await looked()).toEqual([200, 200]);
    expect((await fetch(`${origin}/health`)).status).toBe(200);
  });

  it('nothing is removed or stored beside it, where it would be hidden once the folder is back', async () => {
    const stored = join(mediaFolder(), 'stored');
    const { key, url, headers } = await announced(3);
    await rename(stored, `${stored}.away`);
    expect((await fetch(url, { method: 'PUT', headers, body: 'abc' })).status).toBe(503);
    await expect(service.blobs.remove(key)).rejects.toMatchObject({ name: 'StorageUnavailableError' });
    await rename(`${stored}.away`, stored);
    expect((await fetch(url, { method: 'PUT', headers, body: 'abc' })).status).toBe(200);
  });

  async function addressOf(type: string): Promise<string> {
    const reply = await service.call({ url: `/api/media/all?type=${type}&pageSize=1` });
    const { items } = reply.json<{ items: { mediaString: string }[] }>();
    return `/${type}s/${items[0]?.mediaString.split('|')[2]}`;
  }
});

/** The folder of the store. */
const mediaFolder = () => join(folder, 'media');
