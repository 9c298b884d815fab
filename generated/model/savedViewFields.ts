/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ListPath } from './listPath.ts';

/**
 * The part of a view that is written.
 */
export interface SavedViewFields {
  path?: ListPath;
  /**
     * What it is called; blanks around it are not kept.
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  name?: string;
  /**
     * What the list shows, as the console writes it after the question mark; empty for all of it.
     * @maxLength 2000
     */
  query?: string;
  /** Whether everybody who works on the site has it. */
  shared?: boolean;
}
