import type { TFunction } from 'i18next';
import type { AuditChange } from '../../../generated/model/auditChange.ts';
import type { AuditEntry } from '../../../generated/model/auditEntry.ts';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import { type RowChange, rowChanges } from '../merge/row-changes.ts';
import { rowText, type ValueWords, valueText } from '../merge/value-text.ts';
import { isSame, isValues, textAt, valueAt } from '../values/values.ts';
import { entryFields } from './entry-fields.ts';
import { isOfMerge } from './merge-change.ts';
import { pathLabel } from './path-label.ts';
import { plainValue } from './plain-value.ts';

/** What changes are told with. */
export interface EntryWords {
  t: TFunction;
  text(text: Text): string;
  values: ValueWords;
}

/** So many things of one change are named, and so many letters of one value are told. */
const NAMED = 3;
const LONGEST = 60;

type Done = RowChange['kind'];
const DONE: readonly Done[] = ['added', 'removed', 'changed', 'moved'];

/**
 * What an entry changed, in words and by what was done: "Connected Almviken HC", "Gender: Male → Female". With no definition of the kind
 * of thing, properties are called by their usual names.
 */
export function entryWords(
  { action, changes }: Pick<AuditEntry, 'action' | 'changes'>,
  entity: Entity | undefined,
  words: EntryWords,
): string[] {
  if (action === 'deleted') {
    const merges = changes.filter(isOfMerge);
    if (merges.length === 0) return [words.t('entryHistory.deleted')];
    // What was merged into another one is deleted by that.
    return merges.flatMap((change) => otherWords(change, labelOf(entity, change.path, words), words));
  }
  const { fields, others, before, after } = entryFields(entity?.form, changes);
  return [
    ...fields.flatMap((field) => fieldWords(field, valueAt(before, field.field), valueAt(after, field.field), words)),
    ...others.flatMap((change) => otherWords(change, labelOf(entity, change.path, words), words)),
  ];
}

/** What a recorded path is called that no form shows. */
export function labelOf(
  entity: Pick<Entity, 'list'> | undefined,
  path: string,
  { t, text }: Pick<EntryWords, 't' | 'text'>,
): string {
  const label = entity && pathLabel(entity, path);
  if (label) return text(label);
  const [first = path] = path.split('.');
  return t(`entryHistory.paths.${first}`, { defaultValue: spelledOut(first) });
}

/** A property's name as words: `hideInListing` is "Hide in listing". */
const spelledOut = (name: string): string => {
  const spaced = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

function fieldWords(field: FieldDefinition, before: unknown, after: unknown, words: EntryWords): string[] {
  const label = words.text(field.label);
  if (Array.isArray(before) || Array.isArray(after)) {
    const rows = rowChanges(field, listOf(before), listOf(after));
    return listWords(label, rows, (row) => rowText(field, row, words.values), words);
  }
  if (field.widget === 'rich-text') return [itselfWords(label, words)];
  return changeWords(label, valueText(field, before, words.values), valueText(field, after, words.values), words);
}

function otherWords({ path, before, after }: AuditChange, label: string, words: EntryWords): string[] {
  if (path === 'deleted') return after === false && before === true ? [words.t('entryHistory.restored')] : [];
  const tell = (value: unknown): string => valueWords(path, value, words);
  if (isFingerprint(after) || isFingerprint(before)) return [itselfWords(label, words)];
  if (!Array.isArray(before) && !Array.isArray(after)) return changeWords(label, tell(before), tell(after), words);
  return listWords(label, plainRows(listOf(before), listOf(after)), tell, words, path);
}

/** A recorded value as one reads it; one of a fixed few, such as a place of menus, by its name. */
function valueWords(path: string, value: unknown, { t, values }: EntryWords): string {
  const said = plainValue(value, values);
  return typeof value === 'string' ? t(`entryHistory.values.${path}.${value}`, { defaultValue: said }) : said;
}

/** What a value was and what it became; nothing where it says nothing on either side. */
function changeWords(label: string, before: string, after: string, words: EntryWords): string[] {
  const [old, now] = [cut(before), cut(after)];
  if (old === now) return old === '' ? [] : [itselfWords(label, words)];
  return [old === '' ? `${label}: ${now}` : `${label}: ${old} → ${now || '–'}`];
}

/** The hash of a file, which says nothing to anybody. */
const isFingerprint = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const itselfWords = (label: string, { t }: EntryWords): string => `${label}: ${t('entryHistory.itself')}`;

const didWords = (label: string, kind: Done, names: string, { t }: EntryWords): string =>
  `${label}: ${t(`entryHistory.did.${kind}`)} ${names}`.trim();

/** What was done to the rows of a list; one at a `path` may have words of its own for it, such as "Connected". */
function listWords(
  label: string,
  rows: readonly RowChange[],
  tell: (row: unknown) => string,
  words: EntryWords,
  path = '',
): string[] {
  return DONE.flatMap((kind) => {
    if (!rows.some((row) => row.kind === kind)) return [];
    const names = namesOf(rows, kind, tell, words);
    const own = words.t(`entryHistory.lists.${path}.${kind}`, { names, defaultValue: '' });
    return [own || didWords(label, kind, names, words)];
  });
}

/** What the rows are called that something was done to: the first few, and how many more. */
function namesOf(rows: readonly RowChange[], kind: Done, tell: (row: unknown) => string, { t }: EntryWords): string {
  const names = rows.flatMap((row) => (row.kind === kind ? [cut(tell(row.after ?? row.before))] : []));
  const named = names.filter((name) => name !== '').slice(0, NAMED);
  if (named.length > 0 && names.length > named.length) {
    named.push(t('history.more', { count: names.length - named.length }));
  }
  return named.join(', ');
}

/** What became of the rows of a list that no form shows: known by their ids, or by all that they say. */
function plainRows(before: readonly unknown[], after: readonly unknown[]): RowChange[] {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
  const changes: RowChange[] = [];
  for (const [key, row] of old ?? [])
    if (!now?.has(key)) changes.push({ key, kind: 'removed', before: row, after: undefined });
  for (const [key, row] of now ?? []) {
    if (!old?.has(key)) changes.push({ key, kind: 'added', before: undefined, after: row });
    else if (!isSame(old.get(key), row)) changes.push({ key, kind: 'changed', before: old.get(key), after: row });
  }
  return changes;
}

const keyOf = (row: unknown): string =>
  (isValues(row) && (textAt(row, 'uuid') || textAt(row, 'id'))) || JSON.stringify(row);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`);
