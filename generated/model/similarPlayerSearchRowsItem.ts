/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * A row.
 */
export type SimilarPlayerSearchRowsItem = {
  /**
     * First name.
     * @minLength 1
     * @maxLength 100
     */
  firstName: string;
  /**
     * Last name.
     * @minLength 1
     * @maxLength 100
     */
  lastName: string;
  dateOfBirth: Day;
};
