/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The body is larger than 1 MB.
 */
export type PayloadTooLargeResponse = Error;
