/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The user has no access to the site, or the site lacks the add-on.
 */
export type ForbiddenResponse = Error;
