/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Where it was imported from.
 * @nullable
 */
export type ImportedFrom = {
  /**
     * Name of the source.
     * @maxLength 100
     */
  source: string;
  /**
     * What the source calls it.
     * @maxLength 500
     */
  id: string;
  /**
     * Its address there.
     * @maxLength 2000
     * @nullable
     */
  url?: string | null;
} | null;
