/** What decoding a picture gives: a small picture, and the size of that one or of the whole, as it is shown. */
export interface DecodedPicture {
  width: number;
  height: number;
  preview: Blob | undefined;
  /** A still smaller one as a `data:` address, which a draft can keep. */
  thumb: string | undefined;
}

/** The width of a preview in pixels: sharp on a phone and on a dense screen, and small enough to keep ten of. */
const PREVIEW_WIDTH = 480;

/** A picture before it is decoded, as its header tells of it. */
export interface EncodedPicture {
  file: Blob;
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: 'image/jpeg' | 'image/png';
  /** Pixels as they are stored. */
  width: number;
  height: number;
}

/**
 * Decodes a picture in the browser, off the main thread, and keeps nothing but a small copy of it, upright as the camera was held.
 * @throws when it cannot be decoded
 */
export async function decodePicture(picture: EncodedPicture): Promise<DecodedPicture> {
  const bitmap = await smallBitmap(picture);
  try {
    const { width, height } = bitmap;
    return { width, height, ...(await drawn(bitmap, width, height)) };
  } finally {
    bitmap.close();
  }
}

/** A JPEG is unpacked at an eighth of its size where the browser can, which takes a third of the time: ten photos are looked at while the first is sent. */
async function smallBitmap({ file, bytes, mimeType, width, height }: EncodedPicture): Promise<ImageBitmap> {
  const eighths = Math.min(8, Math.ceil((8 * PREVIEW_WIDTH) / Math.max(width, height)));
  // Unpacked whole, a picture comes from the decoder as it is stored, not as the camera was held.
  if (mimeType !== 'image/jpeg' || eighths === 8 || typeof ImageDecoder === 'undefined') {
    return createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: PREVIEW_WIDTH,
      resizeQuality: 'medium',
    });
  }
  const desired = (pixels: number): number => Math.max(1, Math.ceil((pixels * eighths) / 8));
  const decoder = new ImageDecoder({
    data: bytes,
    type: mimeType,
    desiredWidth: desired(width),
    desiredHeight: desired(height),
  });
  try {
    const { image } = await decoder.decode();
    try {
      return await createImageBitmap(image);
    } finally {
      image.close();
    }
  } finally {
    decoder.close();
  }
}

/** The width of the smallest copy in pixels. */
const THUMB_WIDTH = 120;

/** A picture as two small JPEG files. */
export async function drawn(
  source: CanvasImageSource,
  width: number,
  height: number,
): Promise<Pick<DecodedPicture, 'preview' | 'thumb'>> {
  const canvas = canvasOf(source, width, height);
  const small = canvasOf(canvas, THUMB_WIDTH, Math.max(1, Math.round((THUMB_WIDTH * height) / width)));
  const preview = await new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.8),
  );
  return { preview, thumb: small.toDataURL('image/jpeg', 0.6) };
}

function canvasOf(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Each is read once, right away: its pixels need not come back from the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return canvas;
  // What is transparent would be black in a JPEG file.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}
