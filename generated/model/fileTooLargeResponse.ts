/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The file is larger than its kind may be, or than the site may still store; `fields` says which.
 */
export type FileTooLargeResponse = Error;
