import { useEffect, useState } from 'react';
import { type FocalPoint, pictureAddress } from '../../engine/media/media-string.ts';
import type { Colour } from './legibility.ts';

/** Which part of a picture the letters stand on. */
export type TextPosition = 'left' | 'centre' | 'right';

/** How large the crop is that is measured, pixels: enough to tell light from dark. */
const MEASURED = 96;

/** The pixels of a crop of a picture behind the letters; undefined while it loads, null where it cannot be read. `ratio`: width by height. */
export function usePixels(
  media: string,
  ratio: number,
  point: FocalPoint | undefined,
  position: TextPosition,
): readonly Colour[] | null | undefined {
  const [read, setRead] = useState<{ key: string; pixels: readonly Colour[] | null }>();
  const [fpx, fpy] = [point?.fpx, point?.fpy];
  const key = [media, ratio, position, fpx, fpy].join(' ');
  useEffect(() => {
    if (media === '') return undefined;
    let isOver = false;
    const height = Math.round(MEASURED / ratio);
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => {
      if (!isOver) setRead({ key, pixels: pixelsOf(image, MEASURED, height, position) });
    };
    image.onerror = () => {
      if (!isOver) setRead({ key, pixels: null });
    };
    const focalPoint = fpx === undefined || fpy === undefined ? undefined : { fpx, fpy };
    image.src = pictureAddress(media, { width: MEASURED * 4, height: height * 4, focalPoint });
    return () => {
      isOver = true;
    };
  }, [key, media, ratio, position, fpx, fpy]);
  return read?.key === key ? read.pixels : undefined;
}

/** The part that the letters take: the half that they stand in, the middle of the height. */
function pixelsOf(
  image: HTMLImageElement,
  width: number,
  height: number,
  position: TextPosition,
): readonly Colour[] | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, width, height);
  const half = Math.floor(width / 2);
  const left = { left: 0, centre: Math.floor(width / 4), right: half }[position];
  try {
    const { data } = context.getImageData(left, Math.floor(height / 4), half, Math.max(1, Math.floor(height / 2)));
    return Array.from(
      { length: data.length / 4 },
      (_, at): Colour => [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0],
    );
  } catch {
    // A picture of another origin that does not let itself be read.
    return null;
  }
}
