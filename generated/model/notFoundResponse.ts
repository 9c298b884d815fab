/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The site has no such thing.
 */
export type NotFoundResponse = Error;
