import type { Entity } from '../../contract/entity.ts';
import type { ColumnKind } from '../../contract/list-definition.ts';
import { type CellWords, cellValue } from './cell-values.ts';

/** Columns that say nothing in words, or nothing without their header. */
const SILENT: ReadonlySet<ColumnKind> = new Set(['image', 'boolean']);

/** How many columns are shown: the first ones tell things apart. */
const MOST = 4;

/**
 * What a list tells of a row beside its title, in one line, such as a team, a number and a day of birth: it tells two
 * of the same name apart.
 */
export function rowDescription(entity: Entity, row: object, words: CellWords): string {
  return rowFacts(entity, row, words).join(' · ');
}

/** The parts of a {@link rowDescription}. */
export function rowFacts({ list, title }: Entity, row: object, words: CellWords): string[] {
  return (list?.columns ?? [])
    .filter(({ field, kind, optional }) => field !== title && !optional && !SILENT.has(kind))
    .map((column) => String(cellValue(column, row, words)))
    .filter((text) => text !== '')
    .slice(0, MOST);
}
