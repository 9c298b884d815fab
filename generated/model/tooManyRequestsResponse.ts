/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * Too many requests from this user; `Retry-After` says when to try again.
 */
export type TooManyRequestsResponse = Error;
