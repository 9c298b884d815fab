import type { Side } from '../../../engine/merge/conflict.ts';
import type { Part } from '../model/parts.ts';

/**
 * What both sides changed of one thing, so that somebody has to choose: a property, its place, or whether it is there. `key` names it among all
 * of one merge; a side that removed it has no version of it.
 */
export interface LayoutConflict {
  key: string;
  kind: 'value' | 'place' | 'presence';
  /** The property, of a value. */
  property?: string;
  before: Part | undefined;
  mine: Part | undefined;
  theirs: Part | undefined;
  /** What it stands in, of a place. */
  parents?: Readonly<Record<'before' | Side, Part | undefined>>;
}

/** Whose version to take, by the key of the conflict; mine where nothing is said. */
export type Choices = ReadonlyMap<string, Side>;

/** One merge under way: it remembers what conflicted, and says whose version a conflict is settled with. */
export type Settle = (conflict: LayoutConflict) => Side;

/** The other one of the two. */
export const otherSide = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');
