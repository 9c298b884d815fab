import { largePhoto } from '../../tests/fixtures/media/odd-files.ts';
import { median } from './statistics.ts';
import { type Figure, figure } from './targets.ts';

const colds = 20;
const warms = 100;
const thumbnails = 20;

/** Where a picture of the library is shown: address without parameters, and the version that makes an answer immutable. */
type Shown = { readonly address: string; readonly version: string };

/** How long pictures take: a photo of 12 megapixels rendered for the first time and from the cache, and a page of thumbnails. */
export async function measurePictures(address: string, token: string, instanceId: string): Promise<Figure[]> {
  const photo = await upload(address, await largePhoto(), {
    authorization: `Bearer ${token}`,
    'x-s8y-instance-id': instanceId,
  });
  // Each focal point is a picture that nobody has asked for; the first one loads libvips.
  const crop = (place: number) =>
    `${photo.address}?w=640&h=360&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=${place / 1000}&auto=format&v=${photo.version}`;
  await timed(crop(0));
  const cold = await inTurn(colds, (index) => timed(crop(index + 1)));
  const warm = await inTurn(warms, (index) => timed(crop((index % colds) + 1)));
  const page = (place: number) =>
    `${photo.address}?w=320&h=180&fit=crop&fp-y=0.5&fp-x=${place / 1000}&crop=focalpoint&auto=format`;
  const together = () => spent(Promise.all(Array.from({ length: thumbnails }, (_, index) => timed(page(index)))));
  return [
    figure('picture of 12 MP as 640x360 WebP, first time: p50', median(cold), 'ms'),
    figure('picture from the cache: p50', median(warm), 'ms'),
    figure('20 thumbnails of 12 MP pictures, first time', await together(), 'ms'),
    figure('20 thumbnails, from the cache', median(await inTurn(9, together)), 'ms'),
  ];
}

async function inTurn(count: number, measure: (index: number) => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let index = 0; index < count; index += 1) values.push(await measure(index));
  return values;
}

async function spent(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work;
  return performance.now() - began;
}

/** Milliseconds until all of a picture has come. */
async function timed(url: string): Promise<number> {
  const began = performance.now();
  const reply = await fetch(url, { headers: { accept: 'image/webp,*/*' } });
  await reply.arrayBuffer();
  if (!reply.ok || reply.headers.get('content-type') !== 'image/webp')
    throw new Error(`${url} answered ${reply.status}`);
  return performance.now() - began;
}

/** Brings a JPEG into the library as the console does, and tells where it is shown. */
export async function upload(address: string, bytes: Buffer, headers: Record<string, string>): Promise<Shown> {
  const asked = await askUpload(address, bytes.length, headers);
  const put = await fetch(asked.preSignedUrl, { method: 'PUT', headers: asked.headers, body: new Uint8Array(bytes) });
  if (!put.ok) throw new Error(`The upload was answered ${put.status}`);
  const send = (path: string, body: object) =>
    json(
      fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  await send('/media/status', { uploadStatus: 'success', provider: 'embedded', uploadKey: asked.uploadKey });
  const { mediaString } = asked;
  const { imgixUrl } = (await send('/media/meta?type=image', { name: 'Bench', mediaString })) as { imgixUrl: string };
  const shown = new URL(imgixUrl);
  return { address: `${shown.origin}${shown.pathname}`, version: shown.searchParams.get('v') ?? '' };
}

/** Announces a JPEG of so many bytes: where it goes. */
export async function askUpload(address: string, size: number, headers: Record<string, string>): Promise<Upload> {
  const query = new URLSearchParams({ mimeType: 'image/jpeg', fileLocator: 'bench.jpg', size: String(size) });
  return (await json(fetch(`${address}/api/media/upload-url?${query}`, { headers }))) as Upload;
}

type Upload = {
  readonly uploadKey: string;
  readonly mediaString: string;
  readonly preSignedUrl: string;
  readonly headers: Record<string, string>;
};

async function json(call: Promise<Response>): Promise<unknown> {
  const reply = await call;
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
