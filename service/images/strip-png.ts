/** Length of the signature that every PNG begins with, bytes. */
const signatureLength = 8;

/** The chunks that make up the picture and its colours; text, time, EXIF, animation and private ones are not among them. */
const kept = new Set('IHDR PLTE tRNS gAMA cHRM sRGB iCCP cICP sBIT pHYs IDAT IEND'.split(' '));

/**
 * A PNG without text, EXIF, dates, further frames, and whatever follows its end; its pixels are untouched. Answers the same buffer when there is
 * nothing to remove, undefined when its chunks do not follow each other as they should.
 */
export function stripPng(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [bytes.subarray(0, signatureLength)];
  let at = signatureLength;
  while (at + 12 <= bytes.length) {
    const stop = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (stop > bytes.length) return undefined;
    if (kept.has(type)) parts.push(bytes.subarray(at, stop));
    at = stop;
    if (type !== 'IEND') continue;
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    return size === bytes.length ? bytes : Buffer.concat(parts, size);
  }
  return undefined;
}
