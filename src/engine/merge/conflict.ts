import type { FieldDefinition } from '../../contract/entity.ts';
import type { FormTree } from '../values/form-tree.ts';
import type { Values } from '../values/values.ts';

/** Whose value is taken where both sides changed the same. */
export type Side = 'mine' | 'theirs';

/** What both sides changed, each to another value. */
export interface Conflict {
  /**
   * The path, rows by their identity: `teamNames.short`, `extIds[id:7].extId`, `extIds[id:7]` for a whole row,
   * `extIds#order` for the order.
   */
  id: string;
  kind: 'value' | 'row' | 'order';
  /** The field on the form; in a row, the field of the row. */
  field: FieldDefinition;
  /** The list that it stands in, and the row as it was or is, which names it. */
  list?: FieldDefinition;
  row?: unknown;
  /** The property, where the field is an object of which only this one clashes. */
  property?: string;
  /**
   * As it was, as the user has it, as it is stored now; undefined for a row that is not there. Lists of rows for an
   * order.
   */
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Where in the bodies a merge stands. */
export interface MergePlace {
  id: string;
  list?: FieldDefinition;
  row?: unknown;
}

/** A clash without its place. */
export type Dispute = Omit<Conflict, keyof MergePlace>;

/** One merge under way: it remembers what clashed. */
export interface Merging {
  /** Whose value a clash is settled with. */
  side(place: MergePlace, dispute: Dispute): Side;
  /** The value that a clash is settled with. */
  settle(place: MergePlace, dispute: Dispute): unknown;
  /** Merges objects property by property. */
  objects(tree: FormTree | undefined, place: MergePlace, base: Values, mine: Values, theirs: Values): Values;
  /** Merges an object whose properties are parts of one field. */
  parts(field: FieldDefinition, place: MergePlace, base: Values, mine: Values, theirs: Values): Values;
}
