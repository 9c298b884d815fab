import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { fixture } from '../../tests/fixtures/media/odd-files.ts';
import { takeImage } from './take-image.ts';

// What libvips says when its time is over.
const timeout = new Error('timeout: 2% complete\nVipsImage: killed for image "temp-10"');

afterEach(() => void vi.restoreAllMocks());

it.each(['photo.jpg', 'rotated-gps.jpg'] as const)(
  '%s, uploaded to a busy machine, is not told as damaged',
  async (name) => {
    vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(timeout);
    await expect(takeImage(fixture(name))).rejects.toMatchObject({ name: 'BusyError' });
    expect(await takeImage(fixture(name))).toMatchObject({ width: 1600 });
  },
);
