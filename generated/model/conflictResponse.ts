/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The value is already taken; `fields` names it.
 */
export type ConflictResponse = Error;
