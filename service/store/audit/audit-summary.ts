import type { AuditChange } from '../contract.ts';

/** How many characters of a value, and of the whole, a summary holds. */
const longest = { value: 80, whole: 1000 };

/**
 * Changes in one line of text, in the contract's terms: `teamNames.short: "Frost" → "Frosthamn"`. Long values are cut.
 */
export function auditSummary(changes: readonly AuditChange[]): string {
  return cut(changes.map(changeText).join('; '), longest.whole);
}

function changeText(change: AuditChange): string {
  const after = 'after' in change ? valueText(change.after) : '–';
  return 'before' in change ? `${change.path}: ${valueText(change.before)} → ${after}` : `${change.path}: ${after}`;
}

const valueText = (value: unknown): string => cut(JSON.stringify(value), longest.value);

/** A text of at most so many characters; what is left out is shown by an ellipsis. */
function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
