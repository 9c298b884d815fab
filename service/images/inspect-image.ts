import type { Readable } from 'node:stream';
import type { ImageType } from './image-type.ts';
import { longestSide, mostPixels, openPicture, pixelWork, readHeader } from './libvips.ts';
import { MediaFault } from './media-fault.ts';
import { readAll } from './read-all.ts';
import { refuseShreds } from './refuse-shreds.ts';
import { refuseSlow } from './refuse-slow.ts';

/** What a file is by its content. Width and height are those of the upright picture, in pixels; `size` in bytes. */
export type ImageFacts = {
  readonly mimetype: ImageType;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Whether the camera was turned: the stored pixels lie on their side or head. */
  readonly rotated: boolean;
  /** Whether the colours are meant for print (CMYK), which browsers show wrongly or not at all. */
  readonly cmyk: boolean;
  /** 16 bits a colour rather than 8. */
  readonly deep: boolean;
  /** Whether the colours of a JPEG lie as dense as its light (4:4:4). */
  readonly denseColours: boolean;
};

/**
 * Looks at a picture's content, whatever its name or announced type, and unpacks every pixel once to see that none is missing.
 * @throws {MediaFault} `fileTooLarge`, `brokenMedia` (nothing in it, cut off, damaged), `invalidMediaType` (anything but JPEG and PNG), `tooManyPixels`
 */
export async function inspectImage(content: Buffer | Readable): Promise<ImageFacts> {
  const bytes = await readAll(content);
  const facts = await factsOf(bytes);
  await refuseDamaged(bytes, facts);
  return facts;
}

/**
 * What the first bytes and the header of a picture tell; what its pixels hold is not looked at.
 * @throws {MediaFault} as `inspectImage` does, but for damage that only shows in the pixels
 */
export async function factsOf(bytes: Buffer): Promise<ImageFacts> {
  const mimetype = typeOf(bytes);
  refuseShreds(bytes, mimetype);
  const header = await readHeader(bytes).catch((error: unknown) => {
    throw new MediaFault('brokenMedia', error);
  });
  const { width, height } = header;
  if (width * height > mostPixels || Math.max(width, height) > longestSide) throw new MediaFault('tooManyPixels');
  return {
    mimetype,
    size: bytes.length,
    width: header.autoOrient.width,
    height: header.autoOrient.height,
    rotated: (header.orientation ?? 1) > 1,
    cmyk: header.space === 'cmyk',
    deep: header.depth === 'ushort',
    // Of CMYK it is said as 4:4:4:4.
    denseColours: header.chromaSubsampling?.startsWith('4:4:4') ?? false,
  };
}

const signatures: readonly (readonly [ImageType, Buffer])[] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** The type by the first bytes. */
function typeOf(bytes: Buffer): ImageType {
  if (bytes.length === 0) throw new MediaFault('brokenMedia');
  const found = signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature));
  if (!found) throw new MediaFault('invalidMediaType');
  return found[0];
}

/**
 * Unpacks every pixel. Shrunk eightfold while it is read, a JPEG takes half the time, and every byte of it is decoded all the same.
 * @throws {MediaFault} `brokenMedia`
 * @throws {BusyError} when it takes too long
 */
export async function refuseDamaged(
  bytes: Buffer,
  { width, height }: Pick<ImageFacts, 'width' | 'height'>,
): Promise<void> {
  const size = { width: Math.ceil(width / 8), height: Math.ceil(height / 8), fit: 'fill' } as const;
  await pixelWork.run(() => openPicture(bytes).resize(size).raw().toBuffer()).catch(damaged);
}

/** Pixels that cannot be unpacked are a fault of the file, unless there was only too little time. */
export function damaged(error: unknown): never {
  refuseSlow(error);
  throw new MediaFault('brokenMedia', error);
}
