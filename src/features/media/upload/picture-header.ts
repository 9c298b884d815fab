/** What a picture's own structure says, without decoding it. `isWhole` is whether it ends as its format must. */
export interface PictureHeader {
  /** Pixels as they are stored: a camera's rotation is not applied. */
  width: number;
  height: number;
  isWhole: boolean;
}

/** Reads the structure of a JPEG or PNG file; undefined where it is none, or ends before it tells its size. */
export function pictureHeader(type: 'image/jpeg' | 'image/png', bytes: Uint8Array): PictureHeader | undefined {
  return type === 'image/png' ? pngHeader(bytes) : jpegHeader(bytes);
}

function pngHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24 || nameAt(bytes, 12) !== 'IHDR') return undefined;
  let at = 8;
  let isWhole = false;
  while (at + 12 <= bytes.length && !isWhole) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    isWhole = nameAt(bytes, at + 4) === 'IEND';
    at = end;
  }
  return { width: view.getUint32(16), height: view.getUint32(20), isWhole };
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** Markers that begin a frame and so tell the size: SOF0 to SOF15 without DHT, JPG and DAC, which lie among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

function jpegHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | undefined;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return size && { ...size, isWhole: false };
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) return size && { ...size, isWhole: endsAfter(bytes, at) };
    if (isFrame(marker) && at + 9 <= bytes.length) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return size && { ...size, isWhole: false };
}

/** Whether an end of image follows the picture's scans. What a phone writes behind it, such as a moving picture, does not matter; what it embeds before, neither. */
function endsAfter(bytes: Uint8Array, scan: number): boolean {
  let at = scan;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return true;
    const isData = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (marker === 0xff) at += 1;
    else if (isData) at += 2;
    else at += 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
  }
}
