/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * One fault of a request.
 */
export interface FieldError {
  /** Dotted path of the field in the body, or the parameter's name. */
  path: string;
  /** What is wrong, in English. */
  message: string;
  /** The rule that was broken, such as `required`, `maxLength` or `duplicate`; the console translates it. */
  code: string;
}
