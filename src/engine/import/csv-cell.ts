import { cleanText } from '../../../openapi/formats/text.ts';
import { unguarded } from '../values/csv.ts';

/** Whether a cell says anything. */
export const isWritten = (cell: string): boolean => cell !== '' && cleanText(cell).trim() !== '';

/** A formula of nothing but a text, by which other programs keep the zeros of `007`. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** A cell without what nobody sees, and without an export's guard against formulas. */
export function cellText(cell: string): string {
  if (cell === '') return '';
  const seen = cleanText(cell).replace(/[\u00a0\u2007\u202f]/g, ' ');
  const [, text] = TEXT_FORMULA.exec(seen.trim()) ?? [];
  return text === undefined ? unguarded(seen.trim()).trim() : text.replaceAll('""', '"').trim();
}
