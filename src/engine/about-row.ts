import type { ColumnKind, Entity } from '../contract/entity.ts';
import { formatDate } from './date-time.ts';
import { textAt } from './values.ts';

/** Columns that say the same to everybody as plain text. */
const PLAIN: ReadonlySet<ColumnKind> = new Set(['text', 'number', 'date']);

/** What a list tells of a row beside its title, in one line, such as a number and a day of birth: it tells two of the same name apart. */
export function aboutRow({ list, title }: Entity, row: object): string {
  return (list?.columns ?? [])
    .filter(({ field, kind }) => field !== title && PLAIN.has(kind))
    .map(({ field, kind }) => (kind === 'date' ? formatDate(textAt(row, field)) : textAt(row, field)))
    .filter((text) => text !== '')
    .join(' · ');
}
