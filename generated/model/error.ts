/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { FieldError } from './fieldError.ts';
import type { SsgtSummary } from './ssgtSummary.ts';

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
  /** The competition that is in the way of this one. */
  existing?: SsgtSummary;
}
