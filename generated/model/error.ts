/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ExistingThing } from './existingThing.ts';
import type { FieldError } from './fieldError.ts';

/**
 * What every refused call answers.
 */
export interface Error {
  /** What is wrong, in one English sentence. */
  message: string;
  /** The status in words. */
  error: string;
  /**
     * The HTTP status.
     * @minimum 400
     * @maximum 599
     */
  statusCode: number;
  /** The faults, each at its field. */
  fields?: FieldError[];
  /** The thing that is in the way of this one. */
  existing?: ExistingThing;
  /**
     * How many things refer to what was to be deleted.
     * @minimum 1
     */
  uses?: number;
}
