import { afterAll, beforeAll, expect, it } from 'vitest';
import { good, type Media, mediaCalls, picture, refusal, type Upload } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

// The other names that the specification has for calls of the library (§7): each answers as the call that it is another name of.

let service: TestService;
let media: ReturnType<typeof mediaCalls>;

beforeAll(async () => {
  service = await startTestService();
  media = mediaCalls(service);
});
afterAll(() => service.close());

const get = async (path: string): Promise<unknown> => good(await media.call({ url: `/api/media/${path}` }), 200);

it('`list` is `all`, `search` is `all` with words, `categories` is `category`', async () => {
  expect(await get('list?type=image&category=7&pageSize=3')).toEqual(await get('all?type=image&category=7&pageSize=3'));
  expect(await get('search?type=image&search=lag')).toEqual(await get('all?type=image&search=lag'));
  expect(await get('categories')).toEqual(await get('category'));
  expect(await get('categories')).toContainEqual({ id: 5, name: 'Sponsor' });
});

it('`search` needs its words', async () => {
  expect(refusal(await media.call({ url: '/api/media/search?type=image' }))).toMatch(/^400 search /);
  expect(refusal(await media.call({ url: '/api/media/search?type=image&search=' }))).toMatch(/^400 search /);
});

it('`presigned-upload-url` and `upload/single` take a picture in two calls and its PUT', async () => {
  const bytes = await picture(9001);
  const query = new URLSearchParams({ mimeType: 'image/jpeg', fileLocator: 'logo.jpg', size: String(bytes.length) });
  const upload = good<Upload>(await media.call({ url: `/api/media/presigned-upload-url?${query}` }), 200);
  const single = (body: object) =>
    media.call({ method: 'POST', url: `/api/media/upload/single?uploadKey=${upload.uploadKey}`, body });
  expect(refusal(await single({ name: 'Logo' }))).toBe('409 uploadKey notUploaded');
  good(await media.put(upload, bytes), 200);
  const { mediaString, categories } = good<Media>(await single({ name: 'Logo', categoryId: 5 }), 201);
  expect([mediaString, categories.map(({ name }) => name)]).toEqual([upload.mediaString, ['Sponsor']]);
  // It became the item: there is no such upload any more.
  expect(refusal(await single({ name: 'Logo' }))).toBe('404');
});
