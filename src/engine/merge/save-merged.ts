import { ApiError } from '../../contract/api-error.ts';
import type { Entity, FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { stored } from '../entity/entity-kinds.ts';
import { normalizeBody } from '../values/normalize-body.ts';
import { isEqual, textAt, valueAt, without } from '../values/values.ts';
import { changedFields } from './changed-fields.ts';
import type { Conflict, Side } from './conflict.ts';
import { broughtOnto, mergeBodies } from './merge-bodies.ts';

/** What somebody else changed meanwhile, and what of it clashes with what the user changed. */
export interface Meanwhile {
  clashes: readonly Conflict[];
  /** The fields that they changed to something else than the user has. */
  theirFields: readonly FieldDefinition[];
  /** Who it was, where the service says so. */
  by: string | undefined;
}

/** A merge as the form takes it over: how it was, all of mine on top of theirs, and what was chosen. */
export interface MergedForm {
  theirs: object;
  before: object;
  allMine: object;
  merged: object;
  /** Brings what was typed meanwhile onto it. */
  onto(typed: object): object;
}

/** What a stale save needs of the editor around it. */
export interface MergeCalls {
  /**
   * Sends a body that was edited from `base`, on condition of its version where it has one; answers what was stored.
   */
  send(base: object, edited: object): Promise<object>;
  /** Whose value to take of each clash; undefined when the user does not want to go on. */
  choose(meanwhile: Meanwhile): Promise<ReadonlyMap<string, Side> | undefined>;
  /** Takes a merge over into the form, before it is sent. */
  take(merge: MergedForm): void;
}

/** What was saved: the body that the form had, what the service made of it, and what others had changed meanwhile. */
export interface SavedMerge {
  sent: object;
  saved: object;
  /** The fields that somebody else changed and that were kept without asking. */
  theirFields: readonly FieldDefinition[];
  by: string | undefined;
}

/** How often somebody else may come first before the save is given up. */
const ATTEMPTS = 3;

/**
 * Saves an edit of something that somebody else may have changed since it was read: reads what is stored now, merges,
 * lets the user choose where both changed the same, and sends the outcome on condition that it is still so (where the
 * service has versions).
 * @throws ApiError 412 when somebody else came first every time, 404 when it is gone, and whatever the calls throw
 * @returns undefined when the user did not choose
 */
export async function saveMerged(
  entity: Entity,
  id: string,
  edit: { base: object; edited: object },
  calls: MergeCalls,
): Promise<SavedMerge | undefined> {
  let { base, edited } = edit;
  let theirFields: readonly FieldDefinition[] = [];
  let by: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const theirs = await readNow(entity, id);
    const merge = await mergeOnce(entity.form, { base, edited, theirs }, calls.choose);
    if (!merge) return undefined;
    calls.take(merge);
    if (merge.kept.length > 0) by = authorOf(theirs);
    theirFields = [...new Set([...theirFields, ...merge.kept])];
    [base, edited] = [theirs, merge.merged];
    const outcome = { sent: edited, theirFields, by };
    // The save before this one may have been stored although no answer came.
    if (isEqual(without(edited, entity.readOnly), without(theirs, entity.readOnly)))
      return { ...outcome, saved: theirs };
    try {
      return { ...outcome, saved: await calls.send(theirs, edited) };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412)) throw error;
    }
  }
  throw new ApiError('http', 412, 'Somebody else came first every time');
}

/** One merge, with what the user chose; undefined when the user did not. */
async function mergeOnce(
  form: FormDefinition,
  { base, edited, theirs }: { base: object; edited: object; theirs: object },
  choose: MergeCalls['choose'],
): Promise<(MergedForm & { kept: readonly FieldDefinition[] }) | undefined> {
  const allMine = mergeBodies({ base, mine: edited, theirs, form });
  const { clashes } = allMine;
  let { merged } = allMine;
  if (clashes.length > 0) {
    const isOther = ({ field }: FieldDefinition) => !isEqual(valueAt(edited, field), valueAt(theirs, field));
    const theirFields = allMine.theirFields.filter(isOther);
    const choices = await choose({ clashes, theirFields, by: authorOf(theirs) });
    if (!choices) return undefined;
    merged = mergeBodies({ base, mine: edited, theirs, form, choices }).merged;
  }
  // What the user chose needs no telling.
  const chosen = new Set(clashes.map(({ list, field }) => list ?? field));
  const kept = changedFields(form, edited, merged).filter((field) => !chosen.has(field));
  const after = merged;
  return {
    theirs,
    before: edited,
    allMine: allMine.merged,
    merged,
    onto: (typed) => broughtOnto(form, edited, after, typed),
    kept,
  };
}

/** What is stored now, past every cache. */
async function readNow(entity: Entity, id: string): Promise<object> {
  return normalizeBody(entity, await stored(entity).read(id).queryFn({ signal: new AbortController().signal }));
}

/** Properties by which services have been seen to name who changed a thing last. */
const AUTHORS = ['lastModifiedBy', 'modifiedBy', 'updatedBy', 'changedBy'];

function authorOf(body: object): string | undefined {
  return AUTHORS.map((name) => textAt(body, name)).find((name) => name !== '');
}
