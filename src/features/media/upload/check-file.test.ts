import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Checked, checkFile, IMAGE_BYTES, VIDEO_BYTES } from './check-file.ts';
import type { DecodedPicture, EncodedPicture } from './decode-picture.ts';

const folder = path.resolve(import.meta.dirname, '../../../../tests/fixtures/media');

/** Decodes as the browser does, strictly. */
async function decodePicture({ file }: EncodedPicture): Promise<DecodedPicture> {
  const picture = sharp(Buffer.from(await file.arrayBuffer()), { failOn: 'error' }).rotate();
  const { info, data } = await picture.resize({ width: 48 }).jpeg().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, preview: new Blob([new Uint8Array(data)]), thumb: undefined };
}

const bytesOf = (name: string): Promise<Buffer<ArrayBuffer>> => readFile(path.join(folder, name));

async function check(name: string, as = name, type = ''): Promise<Checked> {
  return checkFile(new File([await bytesOf(name)], as, { type }), { decodePicture });
}

test.each([
  ['photo.jpg', 'image/jpeg'],
  ['cmyk.jpg', 'image/jpeg'],
  ['deep.png', 'image/png'],
  ['transparent.png', 'image/png'],
])('%s is taken, with its pixels, its hash and a small picture', async (name, mimeType) => {
  const { file } = await check(name);
  const { width, height } = await sharp(await bytesOf(name)).metadata();
  expect(file).toMatchObject({ kind: 'image', mimeType, width, height, duration: undefined });
  expect(file?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(file?.preview?.size).toBeGreaterThan(0);
});

test('a photo that the camera turned has its pixels as it is shown', async () => {
  const { width, height } = await sharp(await bytesOf('rotated-gps.jpg')).metadata();
  expect((await check('rotated-gps.jpg')).file).toMatchObject({ width: height, height: width });
});

test.each([
  ['clip.mp4', 'video/mp4'],
  ['clip.mov', 'video/quicktime'],
  ['fragmented.mp4', 'video/mp4'],
  ['hevc.mov', 'video/quicktime'],
])('%s is taken, with its size and duration', async (name, mimeType) => {
  const { file } = await check(name);
  expect(file).toMatchObject({ kind: 'video', mimeType });
  expect(file?.width).toBeGreaterThan(0);
  expect(file?.duration).toBeGreaterThan(0);
});

test.each([
  ['truncated.jpg', 'mediaBroken', 'truncated'],
  ['page.jpg', 'invalidMediaType', 'namedType'],
  ['polyglot.gif', 'invalidMediaType', 'namedType'],
  ['drawing.svg', 'invalidMediaType', 'namedType'],
  ['huge.png', 'invalidMedia', 'tooManyPixels'],
  ['silent-audio-only.mp4', 'invalidMedia', 'noPicture'],
  ['truncated.mp4', 'mediaBroken', 'truncated'],
  ['truncated-end.mp4', 'mediaBroken', 'truncated'],
])('%s is refused: %s', async (name, message, code) => {
  expect((await check(name)).fault).toMatchObject({ message, code });
});

test('neither the name nor the type that the sender gave counts', async () => {
  expect((await check('clip.mp4', 'photo.jpg', 'image/jpeg')).file).toMatchObject({ mimeType: 'video/mp4' });
  expect((await check('polyglot.gif', 'photo.jpg', 'image/jpeg')).fault).toMatchObject({ values: { type: 'GIF' } });
  expect((await check('page.jpg')).fault).toMatchObject({ values: { type: 'HTML' } });
});

test('an empty file, and one that is nothing known, are refused', async () => {
  expect((await checkFile(new File([], 'photo.jpg'))).fault).toMatchObject({ message: 'invalidFile', code: 'empty' });
  expect((await checkFile(new File(['hello'], 'photo.jpg'))).fault).toMatchObject({ code: 'otherType' });
});

test('a picture of 15 728 640 bytes is taken, one byte more is refused', async () => {
  const photo = await bytesOf('photo.jpg');
  const padded = (size: number) => new File([photo, new Uint8Array(size - photo.length)], 'photo.jpg');
  expect((await checkFile(padded(IMAGE_BYTES), { decodePicture })).fault).toBeUndefined();
  expect((await checkFile(padded(IMAGE_BYTES + 1), { decodePicture })).fault).toMatchObject({
    message: 'fileSizeTooLarge',
    values: { limit: IMAGE_BYTES },
  });
});

test('a video may be as large as videos may, and no larger', async () => {
  const clip = await bytesOf('clip.mp4');
  const large = new File([clip], 'clip.mp4');
  Object.defineProperty(large, 'size', { value: VIDEO_BYTES + 1 });
  expect((await checkFile(large)).fault).toMatchObject({ code: 'tooLarge', values: { limit: VIDEO_BYTES } });
});

test('only the kinds that are wanted are taken', async () => {
  const clip = new File([await bytesOf('clip.mp4')], 'clip.mp4');
  expect((await checkFile(clip, { kinds: ['image'] })).fault).toMatchObject({ code: 'unwantedKind' });
});

test('what no longer can be read, or cannot be decoded although it looks whole, is a fault and no accident', async () => {
  const gone = new File(['x'], 'photo.jpg');
  gone.slice = () => {
    throw new DOMException('The file was changed', 'NotReadableError');
  };
  expect((await checkFile(gone)).fault).toMatchObject({ message: 'invalidFile', code: 'unreadable' });
  const photo = await bytesOf('photo.jpg');
  photo.fill(7, 200, 400);
  expect((await checkFile(new File([photo], 'photo.jpg'), { decodePicture })).fault).toMatchObject({
    message: 'mediaBroken',
  });
});
