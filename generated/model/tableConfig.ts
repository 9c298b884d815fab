/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The table of a competition.
 */
export interface TableConfig {
  /**
     * The competition; null for the first of the game header.
     * @maxLength 60
     * @nullable
     */
  ssgtUuid?: string | null;
  /**
     * How many rows it shows.
     * @minimum 3
     * @maximum 50
     */
  rows?: number;
}
