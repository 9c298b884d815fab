/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What one may change at once in a section of the start page. A property that is left out keeps its value.
 */
export interface StartPageSectionInput {
  /**
     * What stands above it.
     * @maxLength 120
     */
  title?: string;
  /** Whether visitors see it. */
  visible?: boolean;
  /**
     * When it appears; null at once.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  visibleFrom?: string | null;
  /**
     * When it disappears; null never.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  visibleUntil?: string | null;
}
