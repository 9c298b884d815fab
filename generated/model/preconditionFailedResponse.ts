/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The thing was changed since the version named by `If-Match`.
 */
export type PreconditionFailedResponse = Error;
