import { keptRanges } from './kept-ranges.ts';
import { MediaFault } from './media-fault.ts';

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
  const ranges = keptRanges(bytes);
  ranges.keep(0, 2);
  for (const { code, at, end, stop } of segmentsOf(bytes)) {
    if (code === marker.eoi) {
      ranges.keep(at, stop);
      return ranges.joined();
    }
    if (isKept(code, bytes.subarray(at + 4, Math.min(end, at + longestName)))) ranges.keep(at, stop);
  }
  return undefined;
}

/** A segment of a JPEG from `at`; its header ends at `end`, and with the pixels that follow it at `stop`. */
type Segment = { readonly code: number; readonly at: number; readonly end: number; readonly stop: number };

/** So many bytes of 0xff that only fill may stand in a file; some programs write a few, to begin a segment at an even place. */
const mostFill = 65_536;

/**
 * The segments of a JPEG one after the other, up to its end or the first that is not whole.
 * @throws {MediaFault} `brokenMedia` when there is more between them than any program writes
 */
export function* segmentsOf(bytes: Buffer): Generator<Segment> {
  if (bytes[0] !== 0xff || bytes[1] !== marker.soi) return;
  let at = 2;
  let fill = 0;
  while (at + 4 <= bytes.length || bytes[at + 1] === marker.eoi) {
    if (bytes[at] !== 0xff) return;
    const code = bytes[at + 1] ?? 0;
    // Any number of 0xff may stand before a marker; millions of them would keep everybody waiting.
    if (code === 0xff) {
      fill += 1;
      if (fill > mostFill) throw new MediaFault('brokenMedia');
      at += 1;
      continue;
    }
    if (code === marker.eoi) {
      yield { code, at, end: at + 2, stop: at + 2 };
      return;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const stop = code === marker.sos ? endOfScan(bytes, end) : end;
    if (stop > bytes.length) return;
    yield { code, at, end, stop };
    at = stop;
  }
}

/** So much of a segment is looked at for its name, bytes from its beginning. */
const longestName = 4 + 'ICC_PROFILE\0'.length;

function isKept(code: number, content: Buffer): boolean {
  if (code === marker.comment) return false;
  if (code < marker.app0 || code > marker.app15) return true;
  return kept.some(
    ([app, name]) => app === code && content.subarray(0, name.length).equals(Buffer.from(name, 'latin1')),
  );
}

/** Where compressed data that begins at `start` ends: at the first marker that is neither an escaped 0xff nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  // Byte by byte: a call for each 0xff of a scan full of them would take half a second.
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const code = bytes[at + 1] ?? 0xff;
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return Number.POSITIVE_INFINITY;
}
