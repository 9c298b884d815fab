import type { Column } from '../../contract/list-definition.ts';
import type { Text } from '../../contract/text.ts';
import { formatDate } from '../values/date-time.ts';
import { suggestedWords } from '../values/suggested-words.ts';
import { isEmpty, textAt, textOf, valueAt } from '../values/values.ts';

/** What cells need to show values in the user's language. */
export interface CellWords {
  text(text: Text): string;
  country(code: string): string;
  name(value: unknown): string;
  /** A number with the language's separators. */
  number(value: number): string;
  /** How long ago a moment is; undefined where the date itself says more. */
  ago(iso: string): string | undefined;
  yes: string;
  no: string;
}

/** What a column shows of one row: a plain number where it is one, otherwise text; empty where there is nothing. */
export function cellValue(column: Column, row: object, words: CellWords): string | number {
  const value = valueAt(row, column.field);
  switch (column.kind) {
    case 'number':
      return numberOf(value) ?? textOf(value);
    case 'date':
      return typeof value === 'string' ? formatDate(value) : '';
    case 'choice':
    case 'status':
      return choiceText(column, value, words);
    case 'country':
      return typeof value === 'string' && value ? words.country(value) : '';
    case 'tags':
      return namesOf(column, value, words).join(', ');
    case 'boolean':
      return booleanOf(value) === undefined ? '' : booleanOf(value) ? words.yes : words.no;
    case 'relation':
      return relationName(column, value, words);
    case 'text':
      // What nobody has named in any language is called as the service calls it.
      return (
        suggestedWords(column.words, words.name(value), words.text) ||
        (Array.isArray(value) ? textAt(row, 'displayName') : '')
      );
    case 'image':
      return words.name(value);
  }
}

/** What stands small beneath a text: a text, or names in several languages. */
export function secondaryText({ secondary, secondaryWords }: Column, row: object, { text, name }: CellWords): string {
  return secondary === undefined ? '' : suggestedWords(secondaryWords, name(valueAt(row, secondary)), text);
}

/** A number, also where the service has written it as text; undefined for anything else. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}

/** Yes or no, also where the service has written it as text; undefined where nothing is said. */
export function booleanOf(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** The label of a choice; a value that the definition does not know is shown as it is. */
function choiceText(column: Column, value: unknown, words: CellWords): string {
  const choice = column.choices?.[String(value)];
  return choice ? words.text(choice) : textOf(value);
}

/** The names of a list of things, those without a name left out. */
export function namesOf(column: Column, value: unknown, words: CellWords): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown) => nameOf(column, item, words)).filter((name) => name !== '');
}

/** The name of the thing that a relation holds, or the names of several. */
function relationName(column: Column, value: unknown, words: CellWords): string {
  return Array.isArray(value) ? namesOf(column, value, words).join(', ') : nameOf(column, value, words);
}

function nameOf({ item }: Column, value: unknown, words: CellWords): string {
  if (isEmpty(value)) return '';
  return words.name(item !== undefined && typeof value === 'object' ? valueAt(value, item) : value);
}
