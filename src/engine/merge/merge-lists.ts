import type { FieldDefinition } from '../../contract/entity.ts';
import { formTree } from '../values/form-tree.ts';
import { isEqual, isSame, isValues, type Values } from '../values/values.ts';
import { isSameRow } from './changed-fields.ts';
import type { MergePlace, Merging } from './conflict.ts';
import { type KeyedRows, keyedLists } from './list-keys.ts';
import { isReordered, mergeOrder } from './merge-order.ts';

/** Three versions of one list. */
interface Lists<List> {
  base: List;
  mine: List;
  theirs: List;
}

/**
 * Merges lists by the identity of their rows: what either side added stays, what either removed goes, moved rows stand
 * where they were moved to, and a row that both have is merged by its fields. A row that one side changed and the other
 * removed is a clash, and so are two different orders. Without a field (no form shows the list) theirs is taken where
 * both changed the same.
 */
export function mergeLists(
  merging: Merging,
  field: FieldDefinition | undefined,
  place: MergePlace,
  lists: Lists<readonly unknown[]>,
): readonly unknown[] {
  const keyed = keyedLists(field, lists.base, lists.mine, lists.theirs);
  const rows = new Map<string, unknown>();
  for (const key of new Set([...keyed.theirs.keys(), ...keyed.mine.keys()])) {
    const row = mergeRow(merging, field, { ...place, id: `${place.id}[${key}]` }, key, keyed);
    if (row !== undefined) rows.set(key, row);
  }
  const [leading, other] = orders(merging, field, place, keyed);
  return mergeOrder(leading, other, new Set(rows.keys())).map((key) => rows.get(key));
}

/** One row of the merged list; undefined when it is in it no more. */
function mergeRow(
  merging: Merging,
  field: FieldDefinition | undefined,
  place: MergePlace,
  key: string,
  lists: Lists<KeyedRows>,
): unknown {
  const [before, mine, theirs] = [lists.base.get(key), lists.mine.get(key), lists.theirs.get(key)];
  const [isMine, isTheirs] = [lists.mine.has(key), lists.theirs.has(key)];
  if (isMine && isTheirs) {
    const inRow = field ? { ...place, list: field, row: before ?? mine } : place;
    return mergeSharedRow(merging, field, inRow, before, mine, theirs);
  }
  if (!lists.base.has(key)) return isMine ? mine : theirs;
  const left = isMine ? mine : theirs;
  if (field ? isSameRow(field, left, before) : isSame(left, before)) return undefined;
  if (!field) return theirs;
  const clash = { kind: 'row', field, before, mine, theirs } as const;
  return merging.settle({ ...place, list: field, row: before }, clash);
}

function mergeSharedRow(
  merging: Merging,
  field: FieldDefinition | undefined,
  place: MergePlace,
  before: unknown,
  mine: unknown,
  theirs: unknown,
): unknown {
  if (isEqual(mine, before)) return theirs;
  if (isEqual(theirs, before)) return mine;
  if (isEqual(mine, theirs) || !isValues(mine) || !isValues(theirs)) return theirs;
  const base: Values = isValues(before) ? before : {};
  // A thing that is referred to is what its source says it is; nobody edits it here.
  if (field?.widget === 'multi-relation') return theirs;
  if (field && !field.items) return merging.parts(field, place, base, mine, theirs);
  return merging.objects(field?.items && formTree(field.items), place, base, mine, theirs);
}

/** Whose order leads, and who follows. */
function orders(
  merging: Merging,
  field: FieldDefinition | undefined,
  place: MergePlace,
  lists: Lists<KeyedRows>,
): [readonly string[], readonly string[]] {
  const [base, mine, theirs] = [[...lists.base.keys()], [...lists.mine.keys()], [...lists.theirs.keys()]];
  if (!isReordered(base, mine)) return [theirs, mine];
  if (!isReordered(base, theirs) || !isReordered(mine, theirs)) return [mine, theirs];
  if (!field) return [theirs, mine];
  const clash = {
    kind: 'order',
    field,
    before: [...lists.base.values()],
    mine: [...lists.mine.values()],
    theirs: [...lists.theirs.values()],
  } as const;
  const side = merging.side({ ...place, id: `${place.id}#order` }, clash);
  return side === 'mine' ? [mine, theirs] : [theirs, mine];
}
