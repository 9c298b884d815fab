import type { Text } from './text.ts';

/** Two fields whose values a file may give in one column, under one of the names `called`: `Ada Lovelace`, or two things: `Frosthamn - Isdalen`. */
export interface WholeName {
  label: Text;
  first: string;
  last: string;
  called: readonly string[];
}
