/** A value that no other entity may have, and the list parameters that find the one which has it (specification §5). */
export interface Unique {
  field: string;
  parameters: Readonly<Record<string, string>>;
}

/** What makes two of an entity look like the same one: list parameters by form field. Making a second one is asked about, never refused. */
export interface Similar {
  parameters: Readonly<Record<string, string>>;
}
