import type { ImageType } from './image-type.ts';
import { MediaFault } from './media-fault.ts';
import { segmentsOf } from './strip-jpeg.ts';
import { chunksOf } from './strip-png.ts';

/** A picture of 15 MB has some thousand parts; each costs time here and in libvips, and a file of the same size could have four million. */
const mostParts = 30_000;

/**
 * Refuses a picture that is made of more parts (segments of a JPEG, chunks of a PNG) than any program writes.
 * @throws {MediaFault} `brokenMedia`
 */
export function refuseShreds(bytes: Buffer, type: ImageType): void {
  const parts: Iterator<unknown> = type === 'image/jpeg' ? segmentsOf(bytes) : chunksOf(bytes);
  for (let count = 0; !parts.next().done; count += 1) {
    if (count === mostParts) throw new MediaFault('brokenMedia');
  }
}
