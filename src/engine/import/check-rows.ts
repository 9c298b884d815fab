import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { foldName } from '../../../openapi/formats/text.ts';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import type { WholeName } from '../../contract/whole-name.ts';
import { nameOfRow } from '../entity/row-name.ts';
import { bodyFaults, pathOf } from '../form/body-faults.ts';
import { findDuplicate, findSimilar } from '../form/find-duplicates.ts';
import { FormIndex } from '../form/form-index.ts';
import { splitName } from '../values/split-name.ts';
import { isEmpty, textAt, textOf, valueAt } from '../values/values.ts';
import { cellValue, type FindRows } from './cell-value.ts';
import type { CsvRow } from './csv-file.ts';
import type { ImportColumn, Mapping } from './import-columns.ts';
import { splitPair } from './split-pair.ts';

/**
 * What is wrong with a row at one field: a cell that cannot be read, a rule of the contract, or a value that another
 * has.
 */
export type FieldFault = { field: FieldDefinition } & (
  | { kind: 'cell'; problem: string; text: string }
  | { kind: 'rule'; rule: string; params: object }
  | { kind: 'taken'; by: string }
);

/**
 * What is wrong with a row: at a field, or with the row itself, which has cells beyond the last named column or a
 * quotation mark without its partner.
 */
export type RowFault = FieldFault | { kind: 'beyond'; text: string } | { kind: 'openQuote' };

/** Something that a row looks like: a stored thing, or an earlier row of the file. */
export interface Twin {
  title: string;
  id?: string;
  line?: number;
}

/** A row of the file as it would be sent, with all that is wrong with it and what it looks like. */
export interface CheckedRow {
  line: number;
  cells: readonly string[];
  body: object;
  title: string;
  faults: readonly RowFault[];
  twins: readonly Twin[];
}

/** What a check needs to know. */
export interface CheckOrder {
  entity: Entity;
  columns: readonly ImportColumn[];
  mapping: Mapping;
  /** What a new one starts from. */
  start: object;
  find: FindRows;
  client: QueryClient;
}

/** The body that a row stands for, with the cells that could not be read. */
async function bodyOfRow(
  order: Pick<CheckOrder, 'columns' | 'mapping' | 'start' | 'find'>,
  row: CsvRow,
): Promise<{ body: object; faults: FieldFault[] }> {
  const { columns, mapping, start, find } = order;
  const body: Record<string, unknown> = structuredClone({ ...start });
  const faults: FieldFault[] = [];
  for (const column of columns) {
    const index = mapping[column.key];
    // The time of day is read with its day.
    if (index === undefined || column.half === 'time') continue;
    const text = textOfCells(order, column, row);
    if (column.whole) {
      faults.push(...(await placeWhole(body, order, column.whole, text)));
      continue;
    }
    if (isEmpty(text)) {
      // Where the file has the column, an empty cell says that there is nothing, whatever a new one starts from.
      if (mayBeNull(column) && !isEmpty(valueAt(start, column.field.field))) place(body, column, null);
      continue;
    }
    const read = await cellValue(column, text, find);
    if ('problem' in read)
      faults.push({ kind: 'cell', field: column.field, problem: read.problem, text: read.text ?? text });
    else place(body, column, read.value);
  }
  return { body, faults };
}

/** The text of a row's cell; of a day with its time of day behind it, where the file has that in another column. */
function textOfCells(
  { columns, mapping }: Pick<CheckOrder, 'columns' | 'mapping'>,
  { key, field, half }: ImportColumn,
  { cells }: CsvRow,
): string {
  const text = cells[mapping[key] ?? -1] ?? '';
  if (half !== 'day' || isEmpty(text)) return text;
  const time = columns.find((column) => column.half === 'time' && column.field === field);
  return `${text} ${cells[(time && mapping[time.key]) ?? -1] ?? ''}`.trim();
}

/**
 * Puts the parts of a whole name, or the two things of a pair, where the file has no column of their own for them; gives what could not be
 * read.
 */
async function placeWhole(
  body: Record<string, unknown>,
  { columns, mapping, find }: Pick<CheckOrder, 'columns' | 'mapping' | 'find'>,
  whole: WholeName,
  text: string,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const columnOf = (key: string) => columns.find((one) => one.key === key && mapping[key] === undefined);
  const isPair = columns.some(({ key, field }) => key === whole.first && field.widget === 'relation');
  const { first, last } = isPair ? splitPair(text) : splitName(text);
  for (const [column, part] of [[columnOf(whole.first), first] as const, [columnOf(whole.last), last] as const]) {
    if (!column || part === '') continue;
    const read = await cellValue(column, part, find);
    if ('problem' in read) faults.push({ kind: 'cell', field: column.field, problem: read.problem, text: part });
    else place(body, column, read.value);
  }
  return faults;
}

const mayBeNull = ({ schema, part }: ImportColumn): boolean =>
  part === undefined && [schema.type].flat().includes('null');

function place(body: Record<string, unknown>, { field, part }: ImportColumn, value: unknown): void {
  const keys = field.field.split('.');
  const last = keys.pop() ?? field.field;
  let node = body;
  for (const key of keys) {
    const inner = node[key];
    const next: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : {};
    node[key] = next;
    node = next;
  }
  const before = node[last];
  node[last] =
    part === undefined
      ? value
      : [...(Array.isArray(before) ? (before as readonly unknown[]) : []), { type: part, value }];
}

const indexes = new WeakMap<Entity['form'], FormIndex>();

/** The index of a form, made once for all the rows of a file. */
function indexOf({ form }: Entity): FormIndex {
  const index = indexes.get(form) ?? new FormIndex(form);
  indexes.set(form, index);
  return index;
}

/** The rules that a body breaks, each at its field. A field whose cell could not be read is told once. */
function brokenRules(entity: Entity, body: object, told: readonly FieldFault[]): FieldFault[] {
  const index = indexOf(entity);
  const faults = new Map<string, FieldFault>();
  for (const fault of bodyFaults(entity, body)) {
    const field = index.find(pathOf(fault))?.field;
    if (!field || fault.keyword === 'if' || told.some((one) => one.field === field) || faults.has(field.field))
      continue;
    faults.set(field.field, { kind: 'rule', field, rule: fault.keyword, params: fault.params });
  }
  return [...faults.values()];
}

/** Checks one row against the contract and against what the service has already; `looksUp` false leaves its twins to others. */
export async function checkRow(order: CheckOrder, row: CsvRow, looksUp = true): Promise<CheckedRow> {
  const { entity } = order;
  const { body, faults } = await bodyOfRow(order, row);
  const all = [...faultsOfLine(row), ...faults, ...brokenRules(entity, body, faults)];
  const taken = all.length === 0 ? await takenBy(order, body) : undefined;
  const twins = looksUp ? await twinsOf(order, body) : [];
  return {
    line: row.line,
    cells: row.cells,
    body,
    title: titleOf(order, row, body),
    faults: taken ? [...all, taken] : all,
    twins,
  };
}

/** What is wrong with how a row stands in the file. */
function faultsOfLine({ beyond, hasOpenQuote }: CsvRow): RowFault[] {
  // The cells of such a row may have moved, so that what is left over says nothing more.
  if (hasOpenQuote) return [{ kind: 'openQuote' }];
  return beyond ? [{ kind: 'beyond', text: beyond.join(' ') }] : [];
}

/** How a row is named where it has no name yet: by the cells of what would make it look like another. */
function titleOf(order: CheckOrder, row: CsvRow, body: object): string {
  const { entity, columns, mapping } = order;
  const named = textAt(body, entity.title);
  if (named) return named;
  const similar = Object.values(entity.form.similar?.parameters ?? {}).map((path) => {
    // The identifier of a thing that a field holds is no name, and a moment as it is sent is hard to read.
    const written = columns.find(
      ({ key, field }) =>
        mapping[key] !== undefined &&
        (path.startsWith(`${field.field}.`) || (path === field.field && field.widget === 'date-time')),
    );
    return written ? textOfCells(order, written, row) : textAt(body, path);
  });
  return similar.filter((text) => text !== '').join(' ');
}

/** The value that must be unique and that another has (specification §5). */
async function takenBy({ entity, client }: CheckOrder, body: object): Promise<RowFault | undefined> {
  const found = await findDuplicate(client, entity, { id: undefined, base: {}, edited: body });
  const field = found && indexOf(entity).find(found.path)?.field;
  return field && { kind: 'taken', field, by: found.message };
}

/** What the service has that a body looks like; a few of them, or as many as `most` says. */
export async function twinsOf(
  { entity, client }: Pick<CheckOrder, 'entity' | 'client'>,
  body: object,
  most?: number,
): Promise<Twin[]> {
  const found = await findSimilar(client, entity, body, { most });
  return found.map((thing) => twinOf(entity, thing));
}

/** A stored thing that a row looks like. */
export function twinOf(entity: Entity, thing: object): Twin {
  return { title: nameOfRow(i18next.language, thing, entity.title), id: textAt(thing, entity.id) };
}

/** Adds to each row the earlier row of the file that it looks like or whose unique value it repeats. */
export function withTwinsOfFile(entity: Entity, rows: readonly CheckedRow[]): CheckedRow[] {
  const { similar, unique } = entity.form;
  const uniqueField = unique && indexOf(entity).find(unique.field)?.field;
  const lookOf = (fields: readonly string[], body: object): string | undefined => {
    const texts = fields.map((field) => textOfValue(valueAt(body, field)));
    return texts.length > 0 && texts.every((text) => text !== '') ? texts.map(foldName).join('\n') : undefined;
  };
  const looks = new Map<string, CheckedRow>();
  const codes = new Map<string, CheckedRow>();
  return rows.map((row) => {
    const look = lookOf(Object.values(similar?.parameters ?? {}), row.body);
    const code = lookOf(Object.values(unique?.parameters ?? {}), row.body);
    const twin = look === undefined ? undefined : looks.get(look);
    const double = code === undefined ? undefined : codes.get(code);
    if (look !== undefined && !twin) looks.set(look, row);
    if (code !== undefined && !double) codes.set(code, row);
    const taken: RowFault[] = double && uniqueField ? [{ kind: 'taken', field: uniqueField, by: double.title }] : [];
    return {
      ...row,
      faults: [...row.faults, ...taken],
      twins: twin ? [...row.twins, { title: twin.title, line: twin.line }] : row.twins,
    };
  });
}

const textOfValue = (value: unknown): string => (typeof value === 'boolean' ? String(value) : textOf(value));

/** Whether nothing speaks against a row. */
export function isReady(row: CheckedRow): boolean {
  return row.faults.length === 0 && row.twins.length === 0;
}
