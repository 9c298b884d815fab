/** Where the pages of an entity are, in the specification's form (`/a/{id}`), and its code. */
export interface EntityAddresses {
  /** Left out where it has no list of its own. */
  list?: string;
  /** Where one is made, and where one is edited. */
  editors: readonly string[];
  load(): Promise<unknown>;
}
