import { identifier, joinSql, type Sql, sql } from '../sql.ts';
import type { Catalogue, ReferringColumn, Table } from './catalogue.ts';
import { keyJson, type Merging, raiseOwners, type Step, setColumns, type Values, wholeRows } from './steps.ts';

/** Tables whose documents keep what was once, or are too many to be read and name nothing, each with the reason. */
export const unread: Readonly<Record<string, string>> = {
  article_revisions: 'what articles said before',
  articles: 'an article names teams and people by its tags alone, which are rows',
  audit_entries: 'what was changed',
  layout_publications: 'what layouts were before',
  menu_publications: 'what the menu was before',
  merges: 'what merges wrote',
};

/** Columns of text that hold a document: JSON, or the part of an address behind the question mark. */
const texts: readonly (readonly [string, string])[] = [
  ['saved_views', 'query'],
  ['sections', 'config'],
  ['slides', 'fields'],
];

/** Two identifiers, of which one takes the place of the other. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/** All documents that may name a thing. */
export function documentsOf(catalogue: Catalogue): ReferringColumn[] {
  return [
    ...catalogue.documents().filter(({ table }) => !(table.name in unread)),
    ...texts.map(([table, column]) => ({ table: catalogue.table(table), column })),
  ];
}

/** The condition that a document of the row `p` may hold the identifier. */
export function mayName({ column }: ReferringColumn, uuid: string): Sql {
  return sql`strpos(p.${identifier(column)}::text, ${uuid}) > 0`;
}

/** Documents that name `from` name `to`, once in each list. */
export async function rewriteDocuments(merging: Merging, replacement: Replacement): Promise<Step[]> {
  const documents = documentsOf(merging.catalogue);
  const found = await merging.transaction.query<{ place: number; key: Values; text: string }>(
    joinSql(
      documents.map(
        (document, place) => sql`
          SELECT ${place}::int AS place, ${keyJson(document.table)} AS key, p.${identifier(document.column)}::text AS text
          FROM ${identifier(document.table.name)} p
          WHERE ${mayName(document, replacement.from)} AND NOT (${isOneOfBoth(document.table, merging.both)})`,
      ),
      sql` UNION ALL `,
    ),
  );
  const steps: Step[] = [];
  for (const { place, key, text } of found) {
    const document = documents[place];
    if (document) steps.push(...(await rewriteDocument(merging, document, { key, text, replacement })));
  }
  return steps;
}

async function rewriteDocument(
  merging: Merging,
  { table, column }: ReferringColumn,
  { key, text, replacement }: { key: Values; text: string; replacement: Replacement },
): Promise<Step[]> {
  const after = replacedText(text, replacement);
  if (after === text) return [];
  const isText = table.columns[column] === 'text';
  const value = (written: string): Values => ({ [column]: isText ? written : (JSON.parse(written) as unknown) });
  const [was, is] = [value(text), value(after)];
  const written = await setColumns(merging, table, [key], { from: was, to: is });
  await raiseOwners(merging, table, await wholeRows(merging.transaction, table, written));
  return [{ table: table.name, keys: [key], was, is, isWhole: true }];
}

/** The two themselves: what they hold is merged by property. */
function isOneOfBoth(table: Table, both: readonly string[]): Sql {
  return 'uuid' in table.columns ? sql`p.uuid = ANY(${both}::text[])` : sql`FALSE`;
}

/** A document in which one identifier stands in the place of another. */
export function replacedText(text: string, { from, to }: Replacement): string {
  const whole = new RegExp(`(?<![A-Za-z0-9_-])${from}(?![A-Za-z0-9_-])`, 'g');
  const replace = (part: string) => part.replace(whole, to);
  const document = documentIn(text);
  if (document === undefined) return replace(text);
  const after = replaced(document, replace);
  return JSON.stringify(after) === JSON.stringify(document) ? text : JSON.stringify(after);
}

/** The document that a text is; undefined where it is none, however it begins: what a view shows may be any text. */
function documentIn(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function replaced(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return withoutTwins(value, replace);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [replace(name), replaced(part, replace)]));
}

/** A list in which nothing stands twice that did not before. */
function withoutTwins(list: readonly unknown[], replace: (text: string) => string): unknown[] {
  const after = list.map((entry) => replaced(entry, replace));
  const isNew = after.map((entry, place) => JSON.stringify(entry) !== JSON.stringify(list[place]));
  const others = new Set(after.filter((_, place) => !isNew[place]).map(identityOf));
  return after.filter((entry, place) => {
    if (!isNew[place]) return true;
    const identity = identityOf(entry);
    return others.size !== others.add(identity).size;
  });
}

/** What an entry of a list is known by: a text itself, an object by what it refers to. */
function identityOf(entry: unknown): string {
  if (entry !== null && typeof entry === 'object') {
    if ('uuid' in entry) return `uuid ${String(entry.uuid)}`;
    if ('value' in entry) return `value ${String(entry.value)}`;
  }
  return JSON.stringify(entry);
}
