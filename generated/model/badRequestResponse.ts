/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Error } from './error.ts';

/**
 * The request does not fit the contract; `fields` names each fault.
 */
export type BadRequestResponse = Error;
