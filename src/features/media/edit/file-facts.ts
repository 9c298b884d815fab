import type { Media } from '../../../../generated/model/index.ts';
import { durationText, resolutionText } from '../library/media-facts.ts';

/** What can be told of the file of an item, or of one that may take its place. */
export type FileOfMedia = Pick<Media, 'width' | 'height' | 'size' | 'mimetype' | 'duration'>;

/** What is derived from a file (specification §3). A text is undefined where the file does not tell. */
export interface FileFacts {
  resolution: string | undefined;
  /** In kilobytes of 1024 bytes. */
  size: string | undefined;
  format: string | undefined;
  aspectRatio: string | undefined;
  duration: string | undefined;
  /** Whether it is 16:9, as main media must be (specification §5). */
  isSixteenNine: boolean;
}

const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'video/mp4': 'MP4',
  'video/quicktime': 'QuickTime (MOV)',
};

/** Ratios that people know by name; a picture may be a few pixels off. */
const NAMED: readonly (readonly [number, number])[] = [
  [16, 9],
  [9, 16],
  [4, 3],
  [3, 4],
  [3, 2],
  [2, 3],
  [1, 1],
  [4, 5],
  [5, 4],
  [21, 9],
];
const NEAR = 0.005;
/** Numbers of a fraction up to here are read at a glance. */
const READABLE = 32;

/** What is derived from a file, as texts in a language. */
export function fileFacts(file: FileOfMedia, language: string): FileFacts {
  const { width, height, size, mimetype, duration } = file;
  const kilobytes = size === null ? undefined : Math.max(1, Math.round(size / 1024));
  return {
    resolution: resolutionText(file),
    size: kilobytes === undefined ? undefined : `${new Intl.NumberFormat(language).format(kilobytes)} kB`,
    format: mimetype === null ? undefined : (FORMATS[mimetype] ?? mimetype),
    aspectRatio: width === null || height === null ? undefined : ratioText(width, height, language),
    duration: duration === null ? undefined : durationText(duration),
    isSixteenNine: width !== null && height !== null && isSixteenNine(width, height),
  };
}

/** Whether a width and a height are as 16 to 9, to the pixel that rounding costs, as the service tells it. */
export function isSixteenNine(width: number, height: number): boolean {
  return Math.abs(width * 9 - height * 16) <= 16;
}

/** A ratio as people name it: `16:9`, the fraction itself where its numbers are small, else `1.91:1`. */
export function ratioText(width: number, height: number, language: string): string {
  const ratio = width / height;
  const named = NAMED.find(([wide, high]) => Math.abs(ratio - wide / high) < NEAR * ratio);
  if (named) return named.join(':');
  const divisor = commonDivisor(width, height);
  const [wide, high] = [width / divisor, height / divisor];
  if (wide <= READABLE && high <= READABLE) return `${wide}:${high}`;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return ratio >= 1 ? `${number.format(ratio)}:1` : `1:${number.format(1 / ratio)}`;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
