import type { ValueWords } from '../merge/value-text.ts';
import { formatDateTime } from '../values/date-time.ts';
import { isEmpty, isValues, textOf } from '../values/values.ts';

/** What names a thing that no form shows, the best first. */
const NAMES = ['displayName', 'titles', 'names', 'name', 'title', 'header', 'label', 'translation', 'value'] as const;
/** Properties that identify a thing and tell nobody anything. */
const SILENT: ReadonlySet<string> = new Set(['uuid', 'id', '$id', 'sortOrder', 'version']);
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A recorded value that no form shows, as one reads it; an empty text for nothing. */
export function plainValue(value: unknown, words: Pick<ValueWords, 'name' | 'yesNo'>): string {
  if (typeof value === 'boolean') return words.yesNo[value ? 0 : 1];
  if (isEmpty(value)) return '';
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(value);
  if (Array.isArray(value)) return textsOf(value, words).join(', ');
  if (!isValues(value)) return textOf(value);
  for (const property of NAMES) {
    const name = words.name(value[property]);
    if (name !== '') return name;
  }
  const parts = Object.entries(value).flatMap(([property, part]) => (SILENT.has(property) ? [] : [part]));
  return textsOf(parts, words).join(' · ');
}

const textsOf = (values: readonly unknown[], words: Pick<ValueWords, 'name' | 'yesNo'>): string[] =>
  values.map((value) => plainValue(value, words)).filter((text) => text !== '');
