/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a copy of a layout is called.
 */
export interface LayoutCopyInput {
  /**
     * Its name; no other layout of the site has it. Null for the name of the original with the first number that none has.
     * @minLength 1
     * @maxLength 100
     * @nullable
     * @pattern \S
     */
  name: string | null;
}
