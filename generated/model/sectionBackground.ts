/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What is behind a section.
 */
export interface SectionBackground {
  /**
     * Its colour; null for none.
     * @nullable
     * @pattern ^#[0-9A-Fa-f]{6}$
     */
  colour?: string | null;
}
