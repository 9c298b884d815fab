import { beforeEach, expect, it, vi } from 'vitest';
import { getMedia } from '../../../../generated/api/media/media.ts';
import type { Media } from '../../../../generated/model/index.ts';
import { configureApi } from '../../../contract/fetcher.ts';
import { sampleSettings } from '../../../contract/sample-settings.ts';
import type { CheckedFile } from '../upload/check-file.ts';
import { replaceFile, sendFile } from './replacing.ts';

const item = (version: number, name = 'Goal'): object => ({ id: 'a1', type: 'image', name, version });
const send = vi.fn<typeof fetch>();
const answers: Response[] = [];
const answer = (status: number, body: object, etag = '') =>
  answers.push(new Response(JSON.stringify(body), { status, headers: etag ? { etag } : {} }));
const stale = () => answer(412, { statusCode: 412, message: 'stale', fields: [] });

/** The calls that were made: method, path and the version that they were bound to. */
const made = () =>
  send.mock.calls.map(([url, init]) => {
    const { pathname, search } = new URL(url instanceof Request ? url.url : url, 'http://localhost');
    const bound = new Headers(init?.headers).get('if-match');
    return [init?.method ?? 'GET', `${pathname}${search}`, ...(bound === null ? [] : [bound])].join(' ');
  });

/** The item as a page has it: read once, with the version that came with it. */
async function shown(): Promise<Media> {
  answer(200, item(1), '"1"');
  const media = await getMedia('image', 'a1');
  send.mockClear();
  return media;
}

beforeEach(() => {
  configureApi(sampleSettings);
  answers.length = 0;
  send.mockReset();
  send.mockImplementation(async () => {
    const next = answers.shift();
    if (!next) throw new Error('Nothing more is answered.');
    return next;
  });
  vi.stubGlobal('fetch', send);
});

const put = (bound: string) => `PUT /api/media/file/image/a1?uploadKey=u1 ${bound}`;

it('puts the file into its place, on condition that the item is as it was shown', async () => {
  const media = await shown();
  answer(200, item(2), '"2"');
  expect(await replaceFile(media, 'u1')).toEqual({ media: item(2), isStale: false });
  expect(made()).toEqual([put('"1"')]);
});

it('goes on where somebody else has changed only what is written about it', async () => {
  const media = await shown();
  stale();
  answer(200, item(1, 'Renamed'), '"2"');
  answer(200, item(2, 'Renamed'), '"3"');
  expect(await replaceFile(media, 'u1')).toEqual({ media: item(2, 'Renamed'), isStale: false });
  expect(made()).toEqual([put('"1"'), 'GET /api/media/meta/image/a1', put('"2"')]);
});

it('does nothing where somebody else has replaced the file, and tells of theirs', async () => {
  const media = await shown();
  stale();
  answer(200, item(5), '"2"');
  expect(await replaceFile(media, 'u1')).toEqual({ media: item(5), isStale: true });
  expect(made()).toHaveLength(2);
});

it('gives up when somebody else comes first again and again', async () => {
  const media = await shown();
  for (const version of [2, 3]) {
    stale();
    answer(200, item(1), `"${version}"`);
  }
  stale();
  await expect(replaceFile(media, 'u1')).rejects.toMatchObject({ status: 412 });
  expect(made().filter((call) => call.startsWith('PUT'))).toEqual([put('"1"'), put('"2"'), put('"3"')]);
});

it('passes on any other refusal at once', async () => {
  const media = await shown();
  answer(409, { statusCode: 409, message: 'no', fields: [{ path: 'uploadKey', message: 'no', code: 'notReported' }] });
  await expect(replaceFile(media, 'u1')).rejects.toMatchObject({ status: 409 });
  expect(made()).toHaveLength(1);
});

it('announces a video as a file alone: no new item comes of it', async () => {
  const file: CheckedFile = {
    file: new File(['12345'], 'clip.mp4'),
    kind: 'video',
    mimeType: 'video/mp4',
    width: 4,
    height: 3,
    duration: 2,
    hash: undefined,
    preview: undefined,
    thumb: undefined,
  };
  const stop = new AbortController();
  answer(409, { statusCode: 409, message: 'full', fields: [{ path: 'size', message: 'full', code: 'quotaExceeded' }] });
  const run = sendFile(file, { signal: stop.signal, onProgress: () => undefined });
  await expect(run).rejects.toMatchObject({ end: { fault: { code: 'quota' } } });
  expect(made()).toEqual(['GET /api/media/upload-url?mimeType=video%2Fmp4&fileLocator=clip.mp4&size=5']);
});
