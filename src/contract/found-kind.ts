import type { Column } from './list-definition.ts';

/** What a search shows of the things of one definition, as `npm run generate` takes it from its list. */
export interface FoundKind {
  /** The definition's name. */
  name: string;
  /** Property that identifies a thing, and the one that names it. */
  id: string;
  title: string;
  /** Parameters of its addresses that are properties of its things, other than the id. */
  parameters?: readonly string[];
  /** Whether its list can be searched. */
  isSearched?: boolean;
  /** Property with its picture. */
  image?: string;
  /** The columns that tell two of the same title apart. */
  columns: readonly Column[];
}
