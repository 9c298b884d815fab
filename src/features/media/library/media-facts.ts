import type { Media } from '../../../../generated/model/index.ts';

/** Rates by which sizes are told, the largest first. */
const UNITS = [
  { unit: 'gigabyte', bytes: 1024 ** 3 },
  { unit: 'megabyte', bytes: 1024 ** 2 },
  { unit: 'kilobyte', bytes: 1024 },
] as const;

/** A size in bytes as people read it, in their language: `1,4 MB`. A kilobyte has 1024 bytes, as the limits of the specification do (§5). */
export function sizeText(bytes: number, language: string): string {
  const { unit, bytes: one } = UNITS.find(({ bytes: least }) => bytes >= least) ?? { unit: 'byte', bytes: 1 };
  const value = bytes / one;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: one === 1 ? 'long' : 'short',
    maximumFractionDigits: one > 1024 && value < 10 ? 1 : 0,
  }).format(value);
}

/** A duration in seconds as a clock tells it: `0:42`, `12:05`, `1:02:03`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Width by height: `1920 × 1080`; undefined where they are not known. */
export function resolutionText({ width, height }: Pick<Media, 'width' | 'height'>): string | undefined {
  return width === null || height === null ? undefined : `${width} × ${height}`;
}
