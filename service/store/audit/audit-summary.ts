import type { AuditChange } from '../contract.ts';

/** How many characters of a value, and of the whole, a summary holds. */
const longest = { value: 80, whole: 1000 };

/**
 * Changes in one line of text, by the contract's names of properties: `teamNames.short: Frost → Frosthamn`. Long values are cut.
 */
export function auditSummary(changes: readonly AuditChange[]): string {
  return cut(changes.map(changeText).join('; '), longest.whole);
}

function changeText(change: AuditChange): string {
  const after = 'after' in change ? valueText(change.after) : '–';
  return 'before' in change ? `${change.path}: ${valueText(change.before)} → ${after}` : `${change.path}: ${after}`;
}

const valueText = (value: unknown): string => cut(plainText(value) || '–', longest.value);

/** What names a thing among its properties, the best first. */
const names = ['displayName', 'name', 'title', 'header', 'label', 'translation', 'value'] as const;

/** A value as one reads it in a table: a thing by its name, else by all that it says. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return joined(value, ', ');
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return `${value as string | number | boolean}`;
  const properties = value as Readonly<Record<string, unknown>>;
  const name = names.map((property) => properties[property]).find((one) => typeof one === 'string' && one !== '');
  return typeof name === 'string' ? name : joined(Object.values(properties), ' · ');
}

const joined = (values: readonly unknown[], between: string): string =>
  values
    .map(plainText)
    .filter((text) => text !== '')
    .join(between);

/** A text of at most so many characters; what is left out is shown by an ellipsis. */
function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
