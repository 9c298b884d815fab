import type { Side } from '../../../engine/merge/conflict.ts';
import type { GroupProperty, OwnProperty } from '../publish/diff-menus.ts';
import type { GroupName, MenuPlace } from '../publish/menu-places.ts';

/** The other one of the two. */
export const otherSide = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');

/** A property of an item that both changed, each to another value. */
export interface ValueConflict {
  kind: 'value';
  key: string;
  property: 'title' | OwnProperty;
  /** The item as it was, as the user has it, as it is stored now. */
  before: MenuPlace | undefined;
  mine: MenuPlace;
  theirs: MenuPlace;
}

/** An item that both moved, each to another place. */
export interface PlaceConflict {
  kind: 'place';
  key: string;
  before: MenuPlace | undefined;
  mine: MenuPlace;
  theirs: MenuPlace;
}

/** An item that one removed, while the other changed it or something under it. */
export interface PresenceConflict {
  kind: 'presence';
  key: string;
  before: MenuPlace | undefined;
  /** Undefined for the side that removed it. */
  mine: MenuPlace | undefined;
  theirs: MenuPlace | undefined;
}

/**
 * A property of a group that both changed; or, without a property, a group that somebody removed while the user changed
 * it.
 */
export interface GroupConflict {
  kind: 'group';
  key: string;
  name: GroupName;
  property: GroupProperty | undefined;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** What both sides changed, so that somebody has to choose. `key` names it among all of one merge. */
export type MenuConflict = ValueConflict | PlaceConflict | PresenceConflict | GroupConflict;

/** Whose version to take, by the key of the conflict; mine where nothing is said. */
export type Choices = ReadonlyMap<string, Side>;

/** One merge under way: it remembers what conflicted, and says whose version a conflict is settled with. */
export type Settle = (conflict: MenuConflict) => Side;
