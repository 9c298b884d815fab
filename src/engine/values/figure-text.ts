import type { FigureKind } from '../../../generated/model/figureKind.ts';

/** A value as its kind is shown: seconds as minutes and seconds, signed with its sign; empty where there is none. */
export function figureText(value: number | undefined, kind: FigureKind, language: string): string {
  if (value === undefined) return '';
  if (kind === 'seconds') {
    const seconds = Math.round(value);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const written = new Intl.NumberFormat(language, kind === 'signed' ? { signDisplay: 'exceptZero' } : {}).format(value);
  // English has a hyphen there, which is shorter than the plus above it.
  return written.replace(/^-/, '−');
}
