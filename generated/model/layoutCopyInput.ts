/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a copy of a layout is called.
 */
export interface LayoutCopyInput {
  /**
     * Its name; no other layout of the site has it.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
}
