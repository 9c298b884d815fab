/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The body is not JSON.
 */
export type UnsupportedMediaTypeResponse = Error;
