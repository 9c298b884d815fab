/** The two kinds of media of the library. */
export type MediaKind = 'image' | 'video';

/** The formats that the library takes (specification §5). */
export const MEDIA_TYPES = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'video/mp4': 'video',
  'video/quicktime': 'video',
} as const satisfies Readonly<Record<string, MediaKind>>;

/** A format that the library takes. */
export type MediaType = keyof typeof MEDIA_TYPES;

/** What the first bytes of a file say: a format of the library, else what it is called for people, where that is known. */
export type Signature = { type: MediaType } | { type: undefined; name: string | undefined };

/** How many bytes from its beginning tell a file's format. */
export const SIGNATURE_BYTES = 512;

/** The format of a file by its first bytes; neither its name nor the type that its sender gave it counts. */
export function signatureOf(head: Uint8Array): Signature {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return { type: 'image/jpeg' };
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { type: 'image/png' };
  const box = latin(head, 4, 8);
  if (box === 'ftyp') return brandOf(head);
  // QuickTime older than the brands begins with any of its boxes.
  if (OLD_QUICKTIME.includes(box)) return { type: 'video/quicktime' };
  return { type: undefined, name: otherName(head) };
}

const OLD_QUICKTIME: readonly string[] = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** Brands of files that are boxed as videos are, and are none. */
const OTHER_BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/, 'HEIC'],
  [/^(avif|avis)$/, 'AVIF'],
  [/^(M4A |M4B |M4P )$/, 'M4A'],
  [/^crx $/, 'CR3'],
];

function brandOf(head: Uint8Array): Signature {
  const brand = latin(head, 8, 12);
  if (brand === 'qt  ') return { type: 'video/quicktime' };
  const other = OTHER_BRANDS.find(([pattern]) => pattern.test(brand));
  return other ? { type: undefined, name: other[1] } : { type: 'video/mp4' };
}

const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^GIF8/, 'GIF'],
  [/^RIFF....WEBP/s, 'WebP'],
  [/^RIFF....AVI /s, 'AVI'],
  [/^BM/, 'BMP'],
  [/^%PDF-/, 'PDF'],
  [/^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg/is, 'SVG'],
  [/^(\xef\xbb\xbf)?\s*<(!doctype html|html|head|body|script)/i, 'HTML'],
];

/** The same for formats whose first bytes are no text. */
const OTHER_BYTES: readonly (readonly [readonly number[], string])[] = [
  [[0x49, 0x49, 0x2a, 0x00], 'TIFF'],
  [[0x4d, 0x4d, 0x00, 0x2a], 'TIFF'],
  [[0x50, 0x4b, 0x03, 0x04], 'ZIP'],
  [[0x1a, 0x45, 0xdf, 0xa3], 'WebM'],
];

function otherName(head: Uint8Array): string | undefined {
  const known = OTHER_BYTES.find(([bytes]) => startsWith(head, bytes));
  if (known) return known[1];
  const text = latin(head, 0, SIGNATURE_BYTES);
  return OTHERS.find(([pattern]) => pattern.test(text))?.[1];
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
