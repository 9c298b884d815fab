import type { Merge, MergeInput, MergeKind, MergePreview } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { ConflictError, ContradictionError, NotFoundError, refuseStale, UnknownReferencesError } from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { identifier, sql } from '../sql.ts';
import { lockBearers } from '../tags/tag-uses.ts';
import { changedBy, insertRow, updateRow } from '../write-row.ts';
import { addedFigures } from './added-figures.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { isMergedAway } from './keep-unmerged.ts';
import { mergedKinds, nameOf } from './merged-kinds.ts';
import { mergedThing } from './merged-thing.ts';
import { countReferences, namingsOf, refuseOpponents } from './references.ts';
import { rewriteColumn } from './rewrite-column.ts';
import { rewriteDocuments } from './rewrite-documents.ts';
import { changedSince, type Merging, type Step, undoSteps, type Values } from './steps.ts';

/** A merge as the contract has it, and the version of the one that is left. */
export interface VersionedMerge {
  merge: Merge;
  version: number;
}

type Two = Pick<MergeInput, 'kept' | 'ended'>;

/** Versions that were looked at; one that is left out is not compared. */
export interface ExpectedVersions {
  kept?: number | undefined;
  ended?: number | undefined;
}

/** What a merge of these would rewrite. Throws what `mergeDuplicates` throws before it writes. */
export async function previewMerge(reader: Reader, kind: MergeKind, two: Two): Promise<MergePreview> {
  await refuseUnfit(reader, kind, two);
  const catalogue = await readCatalogue(reader);
  await refuseOpponents(reader, catalogue, kind, [two.kept, two.ended]);
  const references = await countReferences(reader, catalogue, kind, two.ended);
  return { references, figures: await addedFigures(reader, two) };
}

/**
 * Makes one of two. Throws `ContradictionError` (`mergeIntoItself`), `UnknownReferencesError` for one that the site does
 * not have and for a property that cannot be taken, `StaleError` for either, and `ConflictError`: `alreadyMerged` for one
 * that ended before, `keptDeleted`, `tooMany` and `facedEachOther`.
 */
export async function mergeDuplicates(
  transaction: Transaction,
  author: string,
  kind: MergeKind,
  { kept, ended, take = [] }: MergeInput,
  expected: ExpectedVersions,
): Promise<VersionedMerge> {
  const { table, tag, lock, read, write } = mergedKinds[kind];
  await lock(transaction);
  if (tag) await lockBearers(transaction, [`${tag}.${ended}`]);
  const both = [kept, ended];
  await lockRows(transaction, table, both);
  await refuseUnfit(transaction, kind, { kept, ended });
  const [one, other] = [await read(transaction, kept), await read(transaction, ended)];
  if (!one || !other) throw new Error('Both are there.');
  refuseStale(one.version, expected.kept);
  refuseStale(other.version, expected.ended);
  const merged = mergedThing(mergedKinds[kind], one.thing, other.thing, take);
  const catalogue = await readCatalogue(transaction);
  await refuseOpponents(transaction, catalogue, kind, both);
  const merging: Merging = { transaction, catalogue, author, both };
  const before = await rowsOfBoth(merging, table);
  // A code that the one takes from the other is free then.
  await transaction.query(updateRow(table, { deleted: true, ...changedBy(author) }, { uuid: ended }));
  const steps: Step[] = [];
  for (const { table: naming, column, value } of namingsOf(catalogue, kind)) {
    steps.push(...(await rewriteColumn(merging, naming, column, { from: value(ended), to: value(kept) })));
  }
  steps.push(...(await rewriteDocuments(merging, { from: ended, to: kept })));
  const version = await write(transaction, author, merged);
  steps.push(...changesOf(catalogue, table, before, await rowsOfBoth(merging, table), [ended, kept]));
  const uuid = newUuid();
  const row = {
    uuid,
    kind,
    kept_uuid: kept,
    kept_name: nameOf(one.thing),
    kept_version: version,
    ended_uuid: ended,
    ended_name: nameOf(other.thing),
    ended_version: other.version + 1,
    steps: JSON.stringify(steps),
    merged_by: author,
  };
  await transaction.query(insertRow('merges', row));
  return { merge: await present(transaction, uuid), version };
}

/**
 * Makes two of one again. Throws `NotFoundError`, and `ConflictError`: `alreadyUndone`, and `changedSince` where either
 * was changed after the merge, or the database no longer takes what it rewrote.
 */
export async function undoMerge(transaction: Transaction, author: string, uuid: string): Promise<Merge> {
  const { kind, kept, ended } = await present(transaction, uuid);
  const { table, lock, read } = mergedKinds[kind];
  await lock(transaction);
  const both = [kept.uuid, ended.uuid];
  await lockRows(transaction, table, both);
  const [stored] = await transaction.query<{ kept: number; ended: number; undone: boolean; steps: Step[] }>(sql`
    SELECT kept_version AS kept, ended_version AS ended, undone, steps FROM merges WHERE uuid = ${uuid} FOR UPDATE`);
  if (!stored || stored.undone) {
    throw new ConflictError('alreadyUndone', ['mergeUuid'], 'The merge is undone already.');
  }
  const [one, other] = [await read(transaction, kept.uuid), await read(transaction, ended.uuid)];
  if (one?.version !== stored.kept || other?.version !== stored.ended) throw changedSince();
  const catalogue = await readCatalogue(transaction);
  await undoSteps({ transaction, catalogue, author, both }, stored.steps);
  await transaction.query(updateRow('merges', { undone: true }, { uuid }));
  await reviveEarlier(
    transaction,
    table,
    new Map([
      [kept.uuid, stored.kept - 1],
      [ended.uuid, stored.ended - 1],
    ]),
  );
  return present(transaction, uuid);
}

/**
 * Of merges of either that can be undone up to this one, the undo of this one makes such again: it brings back what they
 * left, under another version. `versions` are those that the two had before this one, which raised each once.
 */
async function reviveEarlier(transaction: Transaction, table: string, versions: ReadonlyMap<string, number>) {
  for (const [uuid, version] of versions) {
    for (const side of ['kept', 'ended'] as const) {
      const [column, raised] = [identifier(`${side}_uuid`), identifier(`${side}_version`)];
      await transaction.query(sql`
        UPDATE merges SET ${raised} = (SELECT p.version FROM ${identifier(table)} p WHERE p.uuid = ${uuid})
        WHERE ${column} = ${uuid} AND ${raised} = ${version} AND NOT undone`);
    }
  }
}

/** One after the other in one order, or two merges of the same would wait for each other. */
async function lockRows(transaction: Transaction, table: string, uuids: readonly string[]): Promise<void> {
  await transaction.query(
    sql`SELECT 1 FROM ${identifier(table)} WHERE uuid = ANY(${uuids}::text[]) ORDER BY uuid FOR UPDATE`,
  );
}

async function refuseUnfit(reader: Reader, kind: MergeKind, { kept, ended }: Two): Promise<void> {
  if (kept === ended) {
    throw new ContradictionError('mergeIntoItself', ['ended'], 'Nothing can be merged into itself.');
  }
  const rows = await reader.query<{ uuid: string; deleted: boolean; isMerged: boolean }>(sql`
    SELECT p.uuid, p.deleted, ${isMergedAway} AS "isMerged"
    FROM ${identifier(mergedKinds[kind].table)} p WHERE p.uuid IN (${kept}, ${ended})`);
  const found = new Map(rows.map((row) => [row.uuid, row]));
  for (const [path, uuid] of Object.entries({ kept, ended })) {
    const row = found.get(uuid);
    if (!row) {
      throw new UnknownReferencesError([{ path, code: 'unknown', message: `The site does not know '${uuid}'.` }]);
    }
    if (row.isMerged) throw new ConflictError('alreadyMerged', [path], 'It was merged into another one already.');
  }
  if (found.get(kept)?.deleted) {
    throw new ConflictError('keptDeleted', ['kept'], 'The one that stays is deleted; restore it first.');
  }
}

async function rowsOfBoth({ transaction, both }: Merging, table: string): Promise<Map<string, Values>> {
  const rows = await transaction.query<{ uuid: string; row: Values }>(
    sql`SELECT uuid, to_jsonb(p) AS row FROM ${identifier(table)} p WHERE uuid = ANY(${both}::text[])`,
  );
  return new Map(rows.map(({ uuid, row }) => [uuid, row]));
}

/** What tells who wrote a row last, which an undo writes again. */
const writing = ['version', 'last_modified', 'modified_by'];

/** The columns of the two that changed, in the order given. */
function changesOf(
  catalogue: Catalogue,
  table: string,
  before: ReadonlyMap<string, Values>,
  after: ReadonlyMap<string, Values>,
  uuids: readonly string[],
): Step[] {
  const names = Object.keys(catalogue.table(table).columns).filter((name) => !writing.includes(name));
  return uuids.flatMap((uuid) => {
    const [was, is] = [before.get(uuid) ?? {}, after.get(uuid) ?? {}];
    const changed = names.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
    // One of which nothing changed is written all the same: its version tells of the undo.
    const columns = changed.length > 0 ? changed : ['deleted'];
    const only = (row: Values) => Object.fromEntries(columns.map((name) => [name, row[name]]));
    return [{ table, keys: [keyOf(is)], was: only(was), is: only(is), isWhole: true }];
  });
}

const keyOf = ({ instance_id, uuid }: Values): Values => ({ instance_id, uuid });

async function present(reader: Reader, uuid: string): Promise<Merge> {
  const [merge] = await reader.query<Merge>(sql`
    SELECT uuid, kind, json_build_object('uuid', kept_uuid, 'displayName', kept_name) AS kept,
      json_build_object('uuid', ended_uuid, 'displayName', ended_name) AS ended,
      merged_at AS "mergedAt", merged_by AS "mergedBy", undone FROM merges WHERE uuid = ${uuid}`);
  if (!merge) throw new NotFoundError('merge', uuid);
  return merge;
}
