/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The text whose games are looked for.
 */
export interface GameSuggestionQuery {
  /**
     * The beginning of the text.
     * @minLength 1
     * @maxLength 20000
     */
  text: string;
  /**
     * When it is published, now unless told; games within three days of it count.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  publishedAt?: string | null;
}
