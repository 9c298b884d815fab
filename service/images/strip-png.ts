import { keptRanges } from './kept-ranges.ts';

/** Length of the signature that every PNG begins with, bytes. */
const signatureLength = 8;

/** The chunks that make up the picture and its colours; text, time, EXIF, animation and private ones are not among them. */
const kept = new Set('IHDR PLTE tRNS gAMA cHRM sRGB iCCP cICP sBIT pHYs IDAT IEND'.split(' '));

/**
 * A PNG without text, EXIF, dates, further frames, and whatever follows its end; its pixels are untouched. Answers the same buffer when there is
 * nothing to remove, undefined when its chunks do not follow each other as they should.
 */
export function stripPng(bytes: Buffer): Buffer | undefined {
  const ranges = keptRanges(bytes);
  ranges.keep(0, signatureLength);
  for (const { type, at, stop } of chunksOf(bytes)) {
    if (kept.has(type)) ranges.keep(at, stop);
    if (type === 'IEND') return ranges.joined();
  }
  return undefined;
}

/** The chunks of a PNG one after the other, up to the first that is not whole. */
export function* chunksOf(bytes: Buffer): Generator<{ type: string; at: number; stop: number }> {
  let at = signatureLength;
  while (at + 12 <= bytes.length) {
    const stop = at + 12 + bytes.readUInt32BE(at);
    if (stop > bytes.length) return;
    yield { type: bytes.toString('latin1', at + 4, at + 8), at, stop };
    at = stop;
  }
}
