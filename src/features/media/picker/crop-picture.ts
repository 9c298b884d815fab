import type { Media } from '../../../../generated/model/index.ts';
import { pictureAddress } from '../../../engine/media/media-string.ts';
import { IMAGE_BYTES } from '../upload/check-file.ts';
import { cutOf, type Frame } from './crop-geometry.ts';

/** How much of a photograph's detail stays; more is not seen. */
const QUALITY = 0.92;

/**
 * Cuts a frame out of an item of the library, whose `picture` is as `pictureAddress` takes it, in the browser and from the whole file. What may be transparent stays a PNG, unless that is too large to be uploaded.
 * @throws when the picture cannot be fetched or decoded
 */
export async function cropPicture({ mimetype }: Media, picture: string, frame: Frame): Promise<File> {
  const answer = await fetch(pictureAddress(picture, { fromService: true }));
  if (!answer.ok) throw new Error(`The picture was not given: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  try {
    const { left, top, width, height } = cutOf(frame, bitmap);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no canvas');
    context.drawImage(bitmap, left, top, width, height, 0, 0, width, height);
    const png = mimetype === 'image/png' ? await fileOf(canvas, 'image/png') : undefined;
    return png && png.size <= IMAGE_BYTES ? png : await fileOf(canvas, 'image/jpeg');
  } finally {
    bitmap.close();
  }
}

async function fileOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error('The picture could not be written');
  return new File([blob], type === 'image/png' ? 'crop.png' : 'crop.jpg', { type });
}
