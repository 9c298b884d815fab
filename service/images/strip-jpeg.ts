const marker = { soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app2: 0xe2, app14: 0xee, app15: 0xef, comment: 0xfe };

/** The application segments that change how a picture looks: pixel shape, colour profile, colour transform. */
const kept: readonly (readonly [number, string])[] = [
  [marker.app0, 'JFIF\0'],
  [marker.app2, 'ICC_PROFILE\0'],
  [marker.app14, 'Adobe'],
];

/**
 * A JPEG without EXIF, GPS, XMP, comments, previews, and whatever follows its end; its pixels are untouched. Answers the same buffer when there is
 * nothing to remove, undefined when its segments do not follow each other as they should.
 */
export function stripJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== marker.soi) return undefined;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === marker.eoi) {
    if (bytes[at] !== 0xff) return undefined;
    const code = bytes[at + 1] ?? 0;
    // Any number of 0xff may stand before a marker.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.eoi) {
      parts.push(bytes.subarray(at, at + 2));
      const size = parts.reduce((sum, part) => sum + part.length, 0);
      return size === bytes.length ? bytes : Buffer.concat(parts, size);
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const stop = code === marker.sos ? endOfScan(bytes, end) : end;
    if (stop > bytes.length) return undefined;
    if (isKept(code, bytes.subarray(at + 4, end))) parts.push(bytes.subarray(at, stop));
    at = stop;
  }
  return undefined;
}

function isKept(code: number, content: Buffer): boolean {
  if (code === marker.comment) return false;
  if (code < marker.app0 || code > marker.app15) return true;
  return kept.some(
    ([app, name]) => app === code && content.subarray(0, name.length).equals(Buffer.from(name, 'latin1')),
  );
}

/** Where compressed data that begins at `start` ends: at the first marker that is neither an escaped 0xff nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0xff;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return Number.POSITIVE_INFINITY;
}
