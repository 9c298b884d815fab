import type { TFunction } from 'i18next';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as people read them, such as `12.4 MB`. A step is 1024, so that the specification's 15 728 640 bytes are the 15 MB that it names (§5). */
export function bytesText(bytes: number, language: string): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const value = bytes / 1024 ** step;
  const maximumFractionDigits = step > 0 && value < 100 ? 1 : 0;
  return inUnit(value, step, { language, maximumFractionDigits });
}

/** Amounts of bytes that are compared in a sentence: where rounding would make two of them one, each is told to the byte. */
export function comparedBytes(amounts: Readonly<Record<string, number>>, language: string): Record<string, string> {
  const given = Object.entries(amounts);
  const exact = given.map(([name, bytes]): [string, string] => [
    name,
    inUnit(bytes, 0, { language, maximumFractionDigits: 0 }),
  ]);
  const rounded = given.map(([name, bytes]): [string, string] => [name, bytesText(bytes, language)]);
  const count = (told: string[][]): number => new Set(told.map(([, text]) => text)).size;
  return Object.fromEntries(count(rounded) < count(exact) ? exact : rounded);
}

function inUnit(
  value: number,
  step: number,
  { language, maximumFractionDigits }: { language: string; maximumFractionDigits: number },
): string {
  const [unit, unitDisplay] = [UNITS[step], step === 0 ? 'long' : 'short'] as const;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(value);
}

/** How long something still takes, in seconds, as a few words. */
export function timeLeftText(t: TFunction, seconds: number): string {
  if (seconds < 60) return t('mediaUpload.left.seconds', { count: Math.max(1, Math.ceil(seconds)) });
  if (seconds < 3600) return t('mediaUpload.left.minutes', { count: Math.ceil(seconds / 60) });
  return t('mediaUpload.left.hours', { count: Math.ceil(seconds / 3600) });
}
