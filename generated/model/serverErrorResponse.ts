/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The service failed; the message names the request, not the cause.
 */
export type ServerErrorResponse = Error;
