import { availableParallelism, totalmem } from 'node:os';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { createQueue, tooManyPictures } from './work-queue.ts';

/** More pixels than this are never unpacked: 50 million, a picture of 8660 x 5773 (design: service, image safety). */
export const mostPixels = 50_000_000;

/** No side is longer, as in every JPEG: fifty million rows of one pixel take libvips ten seconds, in which no other picture is made. */
export const longestSide = 65_535;
/** A picture that takes longer than this is given up, seconds. */
const mostSeconds = 10;

const load = 'VipsForeignLoad';
// Everything that can open a file is shut, then the formats of photographs are opened again: an SVG, PDF or TIFF that came this far is not even parsed.
sharp.block({ operation: [load] });
sharp.unblock({ operation: [`${load}Jpeg`, `${load}Png`, `${load}Webp`, `${load}Nsgif`] });
// Each picture is worked on once and then lies in the rendition cache; libvips' own cache would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** libvips, safe to show other people's files: jpeg, png, webp and gif only, damage is an error, pixels are bounded. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).timeout({ seconds: mostSeconds });
}

/** What a file's own header says of it; pixels are not unpacked. Rejects when the header cannot be read. */
export function readHeader(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata();
}

/** A picture of the most pixels takes up to so much memory while it is worked on (interlaced, 16 bits a colour, turned), bytes. */
const mostBytes = 800 * 2 ** 20;
/** All else that the service and an embedded database hold, bytes. */
const restBytes = 700 * 2 ** 20;

/** How many pictures are worked on at once by so many processors, with so much memory (bytes): one at least, three at most. */
export function picturesAtOnce(processors: number, memory: number): number {
  return Math.max(1, Math.min(3, processors - 1, Math.floor((memory - restBytes) / mostBytes)));
}

/** A container's limit where there is one, bytes. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * All work on pixels takes its turn here: libvips shares its threads with the file system and the cryptography of the service, its
 * processors with the database, and its memory with both.
 */
export const pixelWork = createQueue(picturesAtOnce(availableParallelism(), memory), tooManyPictures);
