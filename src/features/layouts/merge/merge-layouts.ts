import type { SiteLayout } from '../../../../generated/model/index.ts';
import type { Side } from '../../../engine/merge/conflict.ts';
import { isReordered, mergeOrder } from '../../../engine/merge/merge-order.ts';
import { isSame, layoutOf, type Part, type Parts, partsOf } from '../model/parts.ts';
import { type Choices, type LayoutConflict, otherSide, type Settle } from './layout-conflict.ts';
import { mergePresence, type Three } from './merge-presence.ts';

/** A layout as it was read, as the user has it, as it is stored now; and whose version to take where both changed the same. */
export interface LayoutMergeInput {
  base: SiteLayout;
  mine: SiteLayout;
  theirs: SiteLayout;
  choices?: Choices | undefined;
}

/** The merged layout, upon what is stored, and what conflicted in it. */
export interface MergedLayout {
  merged: SiteLayout;
  conflicts: readonly LayoutConflict[];
}

/**
 * Merges what a user edited with what somebody else published meanwhile, thing by thing, by their ids: what only one side changed is taken from
 * it, what both changed to different things is a conflict, for which mine counts until somebody chooses. Nothing that one side added is lost.
 */
export function mergeLayouts({ base, mine, theirs, choices = new Map() }: LayoutMergeInput): MergedLayout {
  if (mine === base) return { merged: theirs, conflicts: [] };
  const conflicts = new Map<string, LayoutConflict>();
  const settle: Settle = (conflict) => {
    conflicts.set(conflict.key, conflict);
    return choices.get(conflict.key) ?? 'mine';
  };
  const three = { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) };
  const present = mergePresence(three, settle);
  const placed = new Map<string, Part>();
  for (const id of present) {
    const part = mergedPart(three, id, settle);
    if (part) placed.set(id, { ...part, parentId: parentOf(three, id, present, settle) });
  }
  const root = placed.get(theirs.id);
  if (!root) throw new Error('The two are not the same layout');
  return { merged: layoutOf(inOrder(three, placed), root), conflicts: [...conflicts.values()] };
}

/** A thing with each property from the side that changed it. */
function mergedPart({ base, mine, theirs }: Three, id: string, settle: Settle): Part | undefined {
  const [was, my, their] = [base.get(id), mine.get(id), theirs.get(id)];
  if (!my || !their) return my ?? their;
  const own: Record<string, unknown> = { ...their.own };
  for (const name of new Set([...Object.keys(my.own), ...Object.keys(was?.own ?? {})])) {
    const [before, now, stored] = [was?.own[name], my.own[name], their.own[name]];
    if (isSame(now, stored) || isSame(now, before)) continue;
    const versions = { property: name, before: was, mine: my, theirs: their };
    const side = isSame(stored, before) ? 'mine' : settle({ kind: 'value', key: `${id} ${name}`, ...versions });
    if (side === 'theirs') continue;
    if (now === undefined) delete own[name];
    else own[name] = now;
  }
  return { ...their, own };
}

/** What a thing stands in: where the side that moved it has put it; the next best where that is gone. */
function parentOf(three: Three, id: string, present: ReadonlySet<string>, settle: Settle): string | null {
  const side = sideOfPlace(three, id, settle);
  const wanted = [three[side].get(id), three[otherSide(side)].get(id)].map((part) => part?.parentId);
  const there = wanted.find((parent) => parent === null || (parent !== undefined && present.has(parent)));
  return there === undefined ? anyGroup(three, present) : there;
}

function sideOfPlace({ base, mine, theirs }: Three, id: string, settle: Settle): Side {
  const [was, my, their] = [base.get(id), mine.get(id), theirs.get(id)];
  if (!my || !their) return my ? 'mine' : 'theirs';
  if (my.parentId === their.parentId || my.parentId === was?.parentId) return 'theirs';
  if (their.parentId === was?.parentId) return 'mine';
  const parentIn = (parts: Parts, part: Part | undefined) => parts.get(part?.parentId ?? '');
  const parents = { before: parentIn(base, was), mine: parentIn(mine, my), theirs: parentIn(theirs, their) };
  return settle({ kind: 'place', key: `${id} place`, before: was, mine: my, theirs: their, parents });
}

/** A section whose group is gone goes to the first that there is, so that nothing is lost. */
function anyGroup({ mine, theirs }: Three, present: ReadonlySet<string>): string | null {
  const groups = [...theirs.values(), ...mine.values()].filter(({ kind, id }) => kind === 'group' && present.has(id));
  return groups[0]?.id ?? null;
}

/** The things with their places: in the order of the side that moved something, mine where both did. */
function inOrder({ base, mine, theirs }: Three, placed: ReadonlyMap<string, Part>): Parts {
  const parts = new Map<string, Part>();
  for (const parent of [null, ...placed.keys()]) {
    const members = [...placed.values()].filter(({ parentId }) => parentId === parent);
    const kept = new Set(members.map(({ id }) => id));
    const orders = [base, mine, theirs].map((all) => orderOf(all, parent, kept));
    const [was = [], my = [], their = []] = orders;
    const order = isReordered(was, my) ? mergeOrder(my, their, kept) : mergeOrder(their, my, kept);
    // What came here from elsewhere by choice stands last.
    const all = [...order, ...[...kept].filter((id) => !order.includes(id))];
    for (const [index, id] of all.entries()) {
      const part = placed.get(id);
      if (part) parts.set(id, { ...part, index });
    }
  }
  return parts;
}

const orderOf = (parts: Parts, parent: string | null, kept: ReadonlySet<string>): string[] =>
  [...parts.values()]
    .filter(({ parentId, id }) => parentId === parent && kept.has(id))
    .sort((a, b) => a.index - b.index)
    .map(({ id }) => id);
