/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How its items were found.
 */
export interface SectionFound {
  /**
     * How many things fit the section, shown or not.
     * @minimum 0
     */
  matching: number;
  /**
     * How many videos have all required tags; elsewhere the same as `matching`.
     * @minimum 0
     */
  required: number;
  /**
     * How many were left out because they stand above.
     * @minimum 0
     */
  leftOut: number;
  /**
     * When the newest of them was published or uploaded.
     * @nullable
     */
  newest: string | null;
}
