import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { type FixtureName, fixture } from '../../tests/fixtures/media/odd-files.ts';
import { renderImage } from './render-image.ts';

// Pictures of real size are unpacked here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const headerOf = async (bytes: Buffer) => {
  const { format, width, height, space, depth, hasAlpha, exif, icc } = await sharp(bytes).metadata();
  return { format, width, height, space, depth, hasAlpha, exif, icc };
};
const plain = { space: 'srgb', depth: 'uchar', exif: undefined, icc: undefined };

describe('a rendition', () => {
  it.each<[FixtureName, 'jpeg' | 'png' | 'webp', boolean]>([
    ['photo.jpg', 'webp', false],
    ['rotated-gps.jpg', 'jpeg', false],
    ['cmyk.jpg', 'webp', false],
    ['deep.png', 'png', false],
    ['transparent.png', 'webp', true],
    ['transparent.png', 'png', true],
    ['transparent.png', 'jpeg', false],
  ])('of %s as %s is of the size asked for, in sRGB and 8 bits, without metadata', async (name, format, hasAlpha) => {
    const bytes = await renderImage(fixture(name), { width: 320, height: 200, fit: 'crop', focus: undefined, format });
    expect(await headerOf(bytes)).toEqual({ ...plain, format, width: 320, height: 200, hasAlpha });
  });

  it('of a picture that says how it is turned is upright', async () => {
    const terms = { width: 160, fit: 'clip', focus: undefined, format: 'png' } as const;
    const bytes = await renderImage(fixture('rotated-gps.jpg'), terms);
    const upright = await renderImage(fixture('photo.jpg'), terms);
    const { channels } = await sharp(bytes).stats();
    const expected = (await sharp(upright).stats()).channels;
    expect(await headerOf(bytes)).toMatchObject({ width: 160, height: 90 });
    for (const [index, { mean }] of channels.entries())
      expect(Math.abs(mean - (expected[index]?.mean ?? 0))).toBeLessThan(3);
  });

  it.each([
    // The scene has its red square at the top left and its sun at the top right.
    [{ fpx: 0, fpy: 0 }, [220, 38, 38]],
    [{ fpx: 0.8, fpy: 0.19 }, [253, 224, 71]],
  ])('around %o shows what is there', async (focus, colour) => {
    const bytes = await renderImage(fixture('photo.jpg'), {
      width: 100,
      height: 900,
      fit: 'crop',
      focus,
      format: 'png',
    });
    const [left, top] = [50, focus.fpy === 0 ? 60 : 170];
    const seen = [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
    for (const [index, value] of colour.entries()) expect(Math.abs((seen[index] ?? 0) - value)).toBeLessThan(12);
  });

  it('may be larger than the picture', async () => {
    const bytes = await renderImage(fixture('deep.png'), {
      width: 900,
      height: 900,
      fit: 'crop',
      focus: undefined,
      format: 'jpeg',
    });
    expect(await headerOf(bytes)).toMatchObject({ width: 900, height: 900 });
  });
});

describe('not rendered', () => {
  it.each<FixtureName>(['truncated.jpg', 'huge.png', 'drawing.svg', 'page.jpg', 'clip.mp4'])('%s', async (name) => {
    const terms = { width: 100, fit: 'clip', focus: undefined, format: 'webp' } as const;
    await expect(renderImage(fixture(name), terms)).rejects.toThrow();
  });
});
