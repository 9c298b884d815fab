/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The access token is missing or not valid.
 */
export type UnauthorizedResponse = Error;
