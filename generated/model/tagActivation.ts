/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether a tag is to be offered.
 */
export interface TagActivation {
  /** Whether it is offered. */
  active: boolean;
}
