/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The request refers to something that the site does not have; `fields` names each reference.
 */
export type UnprocessableResponse = Error;
