import { useEffect, useState } from 'react';
import { type FocalPoint, pictureAddress } from '../../engine/media/media-string.ts';
import type { Pixel } from './legibility.ts';
import { type TextPosition, veilAt } from './veil.ts';

/** How large the crop is that is measured, pixels: enough to tell light from dark. */
const MEASURED = 96;

/** The crop of a picture that a page has. */
export interface Crop {
  /** How wide the page is, pixels. */
  width: number;
  /** Width by height. */
  ratio: number;
}

/** The pixels of a crop of a picture behind the letters; undefined while it loads, null where it cannot be read. */
export function usePixels(
  media: string,
  { width, ratio }: Crop,
  point: FocalPoint | undefined,
  position: TextPosition,
): readonly Pixel[] | null | undefined {
  const [read, setRead] = useState<{ key: string; pixels: readonly Pixel[] | null }>();
  const [fpx, fpy] = [point?.fpx, point?.fpy];
  const key = [media, width, ratio, position, fpx, fpy].join(' ');
  useEffect(() => {
    if (media === '') return undefined;
    let isOver = false;
    const height = Math.round(MEASURED / ratio);
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => {
      if (!isOver) setRead({ key, pixels: pixelsOf(image, height, position, width) });
    };
    image.onerror = () => {
      if (!isOver) setRead({ key, pixels: null });
    };
    const focalPoint = fpx === undefined || fpy === undefined ? undefined : { fpx, fpy };
    image.src = pictureAddress(media, { width: MEASURED * 4, height: height * 4, focalPoint });
    return () => {
      isOver = true;
    };
  }, [key, media, width, ratio, position, fpx, fpy]);
  return read?.key === key ? read.pixels : undefined;
}

/** The part that the letters take: the half that they stand in, what lies above the lower edge. */
function pixelsOf(
  image: HTMLImageElement,
  height: number,
  position: TextPosition,
  pageWidth: number,
): readonly Pixel[] | null {
  const canvas = document.createElement('canvas');
  canvas.width = MEASURED;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, MEASURED, height);
  const half = Math.floor(MEASURED / 2);
  const left = { left: 0, centre: Math.floor(MEASURED / 4), right: half }[position];
  try {
    const [top, rows] = [Math.floor(height * 0.35), Math.max(1, Math.floor(height / 2))];
    const { data } = context.getImageData(left, top, half, rows);
    return Array.from({ length: data.length / 4 }, (_, at): Pixel => {
      const [x, y] = [(left + (at % half)) / MEASURED, 1 - (top + Math.floor(at / half)) / height];
      const colour = [data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0] as const;
      return { colour, veil: veilAt(x, y, position, pageWidth) };
    });
  } catch {
    // A picture of another origin that does not let itself be read.
    return null;
  }
}
