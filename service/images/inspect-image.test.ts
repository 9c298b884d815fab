import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { type FixtureName, fixture, photoOfSize } from '../../tests/fixtures/media/odd-files.ts';
import { inspectImage } from './inspect-image.ts';
import { mostImageBytes } from './read-all.ts';

// Pictures of real size are unpacked here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const facts = { rotated: false, cmyk: false, deep: false, denseColours: false };

describe('good pictures', () => {
  it.each<[FixtureName, object]>([
    ['photo.jpg', { ...facts, mimetype: 'image/jpeg', width: 1600, height: 900 }],
    ['portrait.jpg', { ...facts, mimetype: 'image/jpeg', width: 900, height: 1600 }],
    ['rotated-gps.jpg', { ...facts, mimetype: 'image/jpeg', width: 1600, height: 900, rotated: true }],
    ['cmyk.jpg', { ...facts, mimetype: 'image/jpeg', width: 800, height: 450, cmyk: true, denseColours: true }],
    ['deep.png', { ...facts, mimetype: 'image/png', width: 320, height: 180, deep: true }],
    ['transparent.png', { ...facts, mimetype: 'image/png', width: 160, height: 90 }],
  ])('%s', async (name, expected) => {
    const bytes = fixture(name);
    expect(await inspectImage(bytes)).toMatchObject({ ...expected, size: bytes.length });
  });

  it('may have exactly as many bytes as are allowed, and come as a stream', async () => {
    const bytes = photoOfSize(mostImageBytes);
    const stream = Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]);
    expect(await inspectImage(stream)).toMatchObject({ size: 15_728_640, width: 1600 });
  });
});

describe('refused, by content and not by name', () => {
  it.each<[FixtureName, string]>([
    ['truncated.jpg', 'brokenMedia'],
    ['page.jpg', 'invalidMediaType'],
    ['drawing.svg', 'invalidMediaType'],
    ['polyglot.gif', 'invalidMediaType'],
    ['clip.mp4', 'invalidMediaType'],
    ['huge.png', 'tooManyPixels'],
  ])('%s', async (name, code) => {
    await expect(inspectImage(fixture(name))).rejects.toMatchObject({ name: 'MediaFault', code });
  });

  it('a picture of very many rows, or very long ones, however few its pixels are', async () => {
    const line = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#abc' } })
        .png()
        .toBuffer();
    for (const [width, height] of [
      [1, 65_536],
      [65_536, 1],
    ] as const) {
      await expect(inspectImage(await line(width, height))).rejects.toMatchObject({ code: 'tooManyPixels' });
    }
    expect(await inspectImage(await line(2, 65_535))).toMatchObject({ width: 2, height: 65_535 });
  });

  it('an empty file', async () => {
    await expect(inspectImage(Buffer.alloc(0))).rejects.toMatchObject({ code: 'brokenMedia' });
  });

  it('one byte more than allowed, without reading on', async () => {
    const bytes = photoOfSize(mostImageBytes + 1);
    await expect(inspectImage(bytes)).rejects.toMatchObject({ code: 'fileTooLarge' });
    const stream = Readable.from(endless(bytes));
    await expect(inspectImage(stream)).rejects.toMatchObject({ code: 'fileTooLarge' });
    expect(stream.destroyed).toBe(true);
  });

  it('a signature with nothing behind it', async () => {
    await expect(inspectImage(fixture('photo.jpg').subarray(0, 20))).rejects.toMatchObject({ code: 'brokenMedia' });
    await expect(inspectImage(fixture('deep.png').subarray(0, 33))).rejects.toMatchObject({ code: 'brokenMedia' });
  });

  it('a PNG that lacks its last rows', async () => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#abc', noise: noise() } })
      .png()
      .toBuffer();
    await expect(inspectImage(bytes.subarray(0, bytes.length - 2_000))).rejects.toMatchObject({ code: 'brokenMedia' });
  });

  it('other formats that libvips could open: WebP, AVIF, TIFF', async () => {
    const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } });
    for (const bytes of await Promise.all([
      picture().webp().toBuffer(),
      picture().avif().toBuffer(),
      picture().tiff().toBuffer(),
    ])) {
      await expect(inspectImage(bytes)).rejects.toMatchObject({ code: 'invalidMediaType' });
    }
  });
});

function noise() {
  return { type: 'gaussian', mean: 128, sigma: 40 } as const;
}

function* endless(chunk: Buffer): Generator<Buffer> {
  while (true) yield chunk;
}
