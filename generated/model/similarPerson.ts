/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A person that looks like a row.
 */
export interface SimilarPerson {
  uuid: Uuid;
  /** First and last name. */
  fullName: string;
}
