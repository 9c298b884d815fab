/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SimilarPerson } from './similarPerson.ts';

/**
 * For each row the people that look like it.
 */
export interface SimilarPeople {
  /** One for each row, in their order. */
  results: SimilarPerson[][];
}
