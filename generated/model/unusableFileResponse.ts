/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The file cannot be used, or the site has no such file; `fields` says why.
 */
export type UnusableFileResponse = Error;
