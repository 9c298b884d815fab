/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * One way to reach somebody.
 */
export interface ContactInfo {
  /**
     * The kind, such as `email` or `phone`.
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  type: string;
  /**
     * The address or number.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  value: string;
}
