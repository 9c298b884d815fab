import type { TFunction } from 'i18next';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as people read them, such as `12.4 MB`. A step is 1024, so that the specification's 15 728 640 bytes are the 15 MB that it names (§5). */
export function bytesText(bytes: number, language: string): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const value = bytes / 1024 ** step;
  const maximumFractionDigits = step > 0 && value < 100 ? 1 : 0;
  const [unit, unitDisplay] = [UNITS[step], step === 0 ? 'long' : 'short'] as const;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(value);
}

/** How long something still takes, in seconds, as a few words. */
export function timeLeftText(t: TFunction, seconds: number): string {
  if (seconds < 60) return t('mediaUpload.left.seconds', { count: Math.max(1, Math.ceil(seconds)) });
  if (seconds < 3600) return t('mediaUpload.left.minutes', { count: Math.ceil(seconds / 60) });
  return t('mediaUpload.left.hours', { count: Math.ceil(seconds / 3600) });
}
